import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";
import { selfPattern } from "../self-pattern.ts";

/** What one wants, ought, regrets, tries and makes little of. */
export const withOneselfFrames: readonly Frame[] = [
  {
    id: "all-right-from-outside",
    tone: "heavy",
    when: pattern`^(?:on paper )?(?:my life|everything|life|I(?:'ve| have))(?:'s| is| got)? ADV(?:pretty |actually |objectively )?(?:good|great|fine|not (?:that )?bad|a (?:good|nice|great) (?:job|life|family|partner|husband|wife|home).*|everything I (?:could |ever )?(?:need|want|wanted).*)(?: on paper)?$`,
    say: ["Things look all right from the outside, and you still feel this way. Both can be true."],
    ask: [
      "What do you think is missing?",
      "When did you start to feel like this?",
      "What would you say to a friend who told you that?",
    ],
  },
  {
    id: "neither-way-is-good",
    when: /^(?:and |but )?if i don't,? (?:i(?:'m|'ll|'d)?|it(?:'s|'ll)?|he(?:'s|'ll)?|she(?:'s|'ll)?|they(?:'re|'ll)?)\b.{3,60}$|^(?:either way|whatever i do|whichever way)\b,? .{4,60}$/i,
    say: ["So neither way is a good one.", "Either way it costs you something."],
    ask: [
      "Which of the two could you live with better?",
      "What matters most to you in it?",
      "Is there anything in between?",
    ],
  },
  {
    id: "bought-some-again",
    themes: ["habit"],
    when: pattern`^LEADI ADV(?:bought|ordered|got) (?:a |an |some |another |the )*(?:pack|packet|bottle|pouch|vape|cigarettes|fags|wine|beer|vodka|scratch ?cards?|lottery tickets?|weed)\b.*$`,
    say: [
      "So today the pull was strong.",
      "Something made it harder than on other days.",
      "And you are telling me about it. That is a good sign.",
    ],
    ask: [
      "What was going on just before?",
      "What would you like to do with it now?",
      "What has helped you in a moment like this before?",
    ],
  },
  {
    id: "waiting-for-it-to-turn",
    when: /^i (?:just |always )*(?:keep |kept )?(?:wait(?:ing)?|expect(?:ing)?)(?: for)? (?:it|the other shoe|something|him|her|them|everything|things|the bad thing|someone)\b.{0,10}\b(?:turn|drop|go wrong|change|end|leave|happen|fall apart|be taken away|bad)\b.{0,20}$/i,
    say: ["It is hard to trust that it will stay good.", "You can’t quite rely on it yet."],
    ask: [
      "What do you look out for?",
      "When do you feel a little safer?",
      "Where do you know that feeling from?",
    ],
  },
  {
    id: "regrets-a-choice",
    when: /^i (?:think |feel like |know )?(?:i )?(?:made|'ve made|have made) (?:a |an |the )?(?:big |huge |terrible |awful |massive |worst )*mistake (?:of my life )?(?:by )?(?:marrying|leaving|moving|taking|having|getting|saying yes|buying|coming|choosing|ending)\b.*$/i,
    say: [
      "So you have begun to regret it.",
      "That is a hard doubt to live with.",
      "It takes something to say that.",
    ],
    ask: [
      "When did you begin to think so?",
      "What has happened since?",
      "What had you hoped it would be?",
    ],
  },
  {
    id: "thinks-of-not-going",
    when: selfPattern`^(?:i keep thinking (?:about|of)|i'm thinking (?:about|of)|i think about|part of me (?:wants|is tempted) to|i'm tempted to|i just want to) (?:just )?(?:not (?:going|turning|showing|logging|go|turn|show) ?(?:in|up|back|on)?|call(?:ing)? in sick|stay(?:ing)? (?:home|in bed|at home))\b.{0,40}$`,
    say: [
      "Part of you would rather not go back.",
      "It says something about how hard it has become.",
    ],
    ask: [
      "What do you dread most about going?",
      "What do you think would happen, if you stayed away?",
      "What would have to be different, for you to go in more easily?",
    ],
  },
  {
    id: "tried-many-ways",
    when: /^i've (?:asked|tried|written|called|complained|begged|told|emailed|talked|spoken|explained|sent)\b.*\bi've (?:\w+ )?(?:asked|tried|written|called|complained|begged|told|emailed|talked|spoken|explained|sent)\b.*$/i,
    say: [
      "You have tried one thing after another.",
      "It isn’t for want of trying, then.",
      "So you have done what you could.",
    ],
    ask: [
      "What came back?",
      "How do you feel after all that?",
      "What do you think would make a difference?",
    ],
  },
  {
    id: "was-doing-so-well",
    when: /^(?:and |but )?(?:i was|it was|things were|i had been|i'd been) (?:finally |really |actually )?(?:doing|going|getting) (?:so |really |much |quite |pretty )*(?:well|better|good)(?: (?:before|until|for a while|for months|for weeks).*)?$/i,
    say: [
      "It had been going well, and now it is harder again.",
      "A bad stretch does not undo that.",
      "So this feels like a step back.",
    ],
    ask: [
      "When did it change?",
      "What helped, while it was going well?",
      "What would be a first bit of that again?",
    ],
  },
  {
    id: "maybe-only-tired",
    when: /^(?:maybe|perhaps|i think|i guess) ?(?:maybe )?(?:i'm|i am) (?:just |only |really )*(?:so |too |very )?(?:tired|exhausted|stressed|run down|worn out|overworked|sleep deprived)$/i,
    say: [
      "That may be a good part of it.",
      "That alone can make everything harder.",
      "It would explain a good deal.",
    ],
    ask: [
      "What has taken so much out of you?",
      "When did you last have a proper rest?",
      "What would help you to rest a little?",
    ],
  },
  {
    id: "did-not-think-it-would-hurt",
    when: /^i (?:just |really )*(?:didn't|did not|never) (?:think|expect|imagine)(?:ed)? (?:that )?(?:it|this) (?:would|to|could) (?:hurt|be (?:so |this )?hard|hit me|bother me|get to me|still hurt)\b.*$/i,
    say: [
      "It has taken you by surprise.",
      "A feeling like that does not ask whether it makes sense.",
    ],
    ask: [
      "What hurts most about it?",
      "When did you notice it first?",
      "What would be kind to yourself just now?",
    ],
  },
  {
    id: "has-to-stop-on-the-way",
    when: /^(?:.*\b)?i (?:have|had|need|needed) to (?:stop the car|pull over|leave the room|go to the (?:bathroom|toilet|loo)|go outside|step out|sit down for a (?:bit|minute)|hide in the (?:bathroom|toilet|loo))\b.*$/i,
    not: /\b(?:sick|stomach|diarrhoea|wee|pee|bladder|ibs)\b/i,
    say: ["It comes over you, and you need a moment alone.", "That must be a hard moment."],
    ask: [
      "What goes through you then?",
      "What helps you to go on afterwards?",
      "Does anybody know about that?",
    ],
  },
  {
    id: "scared-to-jinx-it",
    when: /^(?:.*\b)?(?:jinx (?:it|this)|tempt(?:ing)? fate|too good to (?:be true|last)|speak too soon|get my hopes up)\b.*$/i,
    say: [
      "You don’t quite trust it yet.",
      "You would like it to last, and you are careful.",
      "It makes sense to be careful with something good.",
    ],
    ask: [
      "What would help you to trust it a little?",
      "What would you like to keep of it, whatever comes?",
      "What is it like to have it just for now?",
    ],
  },
  {
    id: "too-soft-for-this",
    when: /^(?:maybe|perhaps|i think|i guess|sometimes i think) ?(?:maybe )?(?:i'm|i am) (?:just )?(?:too (?:soft|sensitive|emotional|weak|nice)|not (?:cut out|tough enough|strong enough|made)) (?:for|to)\b.*$/i,
    say: [
      "It sounds to me as if you care, and that is not a weakness.",
      "You ask yourself whether you fit there.",
      "That it touches you says something good about you.",
    ],
    ask: [
      "What makes you think so?",
      "What would the people you care for say?",
      "Which part of it suits you well?",
    ],
  },
  {
    id: "was-something-else-there",
    when: /^(?:.*\b)?(?:in my (?:home )?country|back home|before (?:i came here|that)|where i come from),? i was (?<x>an? [a-z]+(?: [a-z]+)?)$/i,
    say: [
      "You were {x} there. That is a lot to have left behind.",
      "So your work here is not what you were trained for.",
      "That must be hard, to begin again with something else.",
    ],
    ask: [
      "What do you miss about that work?",
      "How is it for you, when you think of that time?",
      "Would there be a way back into it?",
    ],
  },
  {
    id: "feels-a-failure-at-it",
    when: /^i (?:just |really )*feel like (?:i'm|i am) (?:already |just )?failing(?: (?:already|at (?:it|this|everything|all of it|being .+)|as an? .+|him|her|them|everyone))*$/i,
    say: ["That is a hard thing to feel, when you are trying.", "You ask a lot of yourself there."],
    ask: [
      "What makes you feel that way?",
      "What would doing all right look like, for now?",
      "Who sees what you do manage?",
    ],
  },
  {
    id: "what-if-i-regret-it",
    questions: true,
    when: /^(?:(?:but|and|so|like|or) )*what if i (?:just |really |always )?(?<y>(?:regret|lose|fail|hate|mess|end up|miss|forget|panic|cry|fall|hurt|make|choose|pick|relapse|ruin|freeze|faint|disappoint|let)\b.*)$/i,
    say: [
      "You are worried that you might {y}.",
      "So the worry is that you might {y}.",
      "That is a worrying thought.",
    ],
    ask: [
      "What would you do then?",
      "How likely does that seem to you, when you are calm?",
      "What makes that so hard to imagine?",
    ],
  },
];
