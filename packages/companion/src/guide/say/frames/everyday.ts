import type { Frame } from "./frame.ts";
import { pattern } from "./pattern.ts";
import { selfPattern } from "./self-pattern.ts";

/** Sentences of any subject whose answer depends on how they are put. */
export const everydayFrames: readonly Frame[] = [
  {
    id: "ought-to-be-at-it",
    weight: 2,
    when: /^i (?:know i )?(?:really |just )*should (?:really |just )*be (?:writing|working|studying|revising|reading|doing|applying|looking|packing|cleaning|sleeping|practi[sc]ing|starting|finishing)\b.{0,50}$/i,
    say: [
      "You know what you want to get done, and it isn’t happening.",
      "So it is waiting for you the whole time.",
      "It is hard to put that out of your mind.",
    ],
    ask: [
      "What gets in the way?",
      "What happens when you sit down to it?",
      "Which part of it is the hardest to begin?",
    ],
  },
  {
    id: "all-right-from-outside",
    weight: 3,
    tone: "heavy",
    when: pattern`^(?:on paper )?(?:my life|everything|life|I(?:'ve| have))(?:'s| is| got)? ADV(?:pretty |actually |objectively )?(?:good|great|fine|not (?:that )?bad|a (?:good|nice|great) (?:job|life|family|partner|husband|wife|home).*|everything I (?:could |ever )?(?:need|want|wanted).*)(?: on paper)?$`,
    say: [
      "Things look all right from the outside, and you still feel this way. Both can be true.",
      "You have a good deal, and something still feels wrong.",
      "You don’t need a good enough reason to feel bad.",
    ],
    ask: [
      "What do you think is missing?",
      "When did you start to feel like this?",
      "What would you say to a friend who told you that?",
    ],
  },
  {
    id: "cast-as-the-one",
    weight: 3,
    when: /^i(?:'ve| have)? (?:always|only ever) (?:been|was) (?:the|a) (?:difficult|quiet|strong|sensible|responsible|clever|fat|shy|weird|odd|funny|good|bad|naughty|sensitive|reliable|black sheep|outsider|strange|ugly|stupid|problem|disappointing|lazy|loud)(?: one| child| kid| sheep| person)?(?: in (?:the|my) \w+)?$/i,
    say: [
      "So that is what you have been called for a long time.",
      "That is a name that sticks, once you have been given it.",
      "You have had that part for as long as you remember.",
    ],
    ask: [
      "Who saw you that way?",
      "How do you see yourself?",
      "What does it feel like, to be seen like that?",
    ],
  },
  {
    id: "could-not-even",
    weight: 3,
    when: pattern`^(?:.{0,40}\b)?WHO (?:couldn't|can't|didn't|won't|could not) even (?:call|ring|text|phone|say|look|tell|ask|answer|reply|come|be bothered|explain|apologise|remember|thank|turn up|show up)\b.*$`,
    say: [
      "You would have expected at least that.",
      "I can see why that hurts.",
      "That would have been little enough to ask.",
    ],
    ask: [
      "What would you have wanted instead?",
      "What would you say to {whom}, if you could?",
      "What hurts most about it?",
    ],
  },
  {
    id: "want-to-stop-and-cannot",
    weight: 2,
    when: /^i (?:really |just )*(?:want|try|keep trying|have tried|'ve tried) to (?:stop|quit|give up) (?<x>\w+ing\b.{0,30}|it|this)(?:,? but (?:i )?(?:can't|cannot|don't|couldn't))?$/i,
    say: [
      "You want to stop, and something keeps pulling you back.",
      "So part of you has had enough of it.",
      "It isn’t easy to stop something like that by will alone.",
    ],
    ask: [
      "When is the pull strongest?",
      "What happens just before?",
      "What has helped you to hold back, even once?",
    ],
  },
  {
    id: "cancelled-on-them",
    weight: 2,
    when: pattern`^LEADI ADV(?:had to )?(?:cancel|cancelled|canceled|bailed|dropped out)(?: on)?(?: (?:my|our|the|it|them|him|her|everyone|everything|again|last)\b.*)?$`,
    say: [
      "So you did not go in the end.",
      "Cancelling isn’t easy either, I imagine.",
      "It sounds as if it was too much just then.",
    ],
    ask: [
      "How did you feel about it afterwards?",
      "What made you cancel?",
      "What would have made it possible?",
    ],
  },
  {
    id: "neither-way-is-good",
    weight: 3,
    when: /^(?:and |but )?if i don't,? (?:i(?:'m|'ll|'d)?|it(?:'s|'ll)?|he(?:'s|'ll)?|she(?:'s|'ll)?|they(?:'re|'ll)?)\b.{3,60}$|^(?:either way|whatever i do|whichever way)\b,? .{4,60}$/i,
    say: [
      "So neither way is a good one.",
      "Either way it costs you something.",
      "No wonder you can’t see an easy way out of that.",
    ],
    ask: [
      "Which of the two could you live with better?",
      "What matters most to you in it?",
      "Is there anything in between?",
    ],
  },
  {
    id: "do-not-know-what-to-do",
    weight: 2,
    when: /^(?:(?:so|and|but|now|honestly) )*i (?:just |really |honestly |still )*(?:don't|do not) (?:even |really )?know what to do(?: (?:now|anymore|any more|about (?:it|this|that|him|her|them)|with (?:it|this|myself|him|her|them)|next|on \w+day|this weekend|tonight))*$/i,
    say: [
      "It is hard not to know what to do.",
      "You don’t see a way yet.",
      "So far nothing feels like the right thing.",
    ],
    ask: [
      "What have you thought of so far?",
      "What would you like to happen?",
      "Which part of it is the hardest?",
    ],
  },
  {
    id: "not-good-enough-for",
    weight: 3,
    when: /^i (?:just |always |really |still )*(?:feel|think|believe|know) (?:like |that )?i(?:'m| am) (?:just |simply )?(?:not|never) (?:good )?enough(?: for .{2,40})?$|^i(?:'m| am) (?:just |simply )?(?:not|never) good enough for .{2,40}$/i,
    say: [
      "That is a hard thing to believe about yourself.",
      "So you feel that you fall short with people.",
      "It hurts to see yourself like that.",
    ],
    ask: [
      "Where do you think that comes from?",
      "With whom do you feel it most?",
      "Has anybody made you feel otherwise?",
    ],
  },
  {
    id: "told-myself-it-was",
    weight: 2,
    when: /^i (?:just |always |kept |keep )*(?:told|tell|telling) myself (?:that )?(?:it|he|she|they|nothing|everything)\b.{3,50}$/i,
    say: [
      "So you tried to believe that.",
      "That was a way to live with it.",
      "It sounds as if you don’t quite believe it any more.",
    ],
    ask: [
      "And how do you see it now?",
      "When did you begin to doubt it?",
      "What would be the honest version?",
    ],
  },
  {
    id: "will-not-talk-about-it",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:won't|doesn't want to|don't want to|refuses to|refuse to|can't|never wants to|doesn't like to|doesn't|don't|never) (?:talks?|speaks?|hear) about (?:it|that|this|what|her|him|them|the|how|mum|dad|feelings|anything)\b.*$`,
    say: [
      "So you can’t share it with {whom}.",
      "That leaves you rather alone with it.",
      "It seems that {who} has another way of dealing with it.",
    ],
    ask: [
      "Who else can you talk to about it?",
      "What would you want to say to {whom}?",
      "What do you think it is like for {whom}?",
    ],
  },
  {
    id: "bought-some-again",
    weight: 3,
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
    id: "used-to-treat-me-so",
    weight: 3,
    when: pattern`^LEADWHO (?:always )?used to (?:check (?:on |up on )?(?:my|me)|hit|shout|scream|yell|beat|control|follow me|threaten|lock|ignore me|mock|insult|put me down|go through my|get angry|call me (?:stupid|fat|useless|names|lazy|ugly|crazy))\b.*$`,
    say: [
      "That must have been hard to live with.",
      "I’m sorry you had to live with that.",
      "That is no way to treat you.",
    ],
    ask: [
      "What was it like for you at the time?",
      "What of it is still with you?",
      "Who knew about it then?",
    ],
  },
  {
    id: "waiting-for-it-to-turn",
    weight: 3,
    when: /^i (?:just |always )*(?:keep |kept )?(?:wait(?:ing)?|expect(?:ing)?)(?: for)? (?:it|the other shoe|something|him|her|them|everything|things|the bad thing|someone)\b.{0,10}\b(?:turn|drop|go wrong|change|end|leave|happen|fall apart|be taken away|bad)\b.{0,20}$/i,
    say: [
      "It is hard to trust that it will stay good.",
      "You can’t quite rely on it yet.",
      "So part of you is always on the lookout.",
    ],
    ask: [
      "What do you look out for?",
      "When do you feel a little safer?",
      "Where do you know that feeling from?",
    ],
  },
  {
    id: "we-need-to-talk",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:said|says|texted|wrote|messaged|told me)(?: me| to me)?(?: that)? (?:we (?:need|have|should|ought) to (?:have a )?talk|(?:she|he|they) (?:needs?|wants?|has|have) to talk(?: to me)?)\b.*$`,
    say: [
      "Hearing that would make anybody nervous.",
      "And now you are left guessing what it is.",
      "It is hard not to know what is coming.",
    ],
    ask: [
      "What do you think it is about?",
      "What are you afraid of hearing?",
      "How has it been between you lately?",
    ],
  },
  {
    id: "left-with-nothing",
    weight: 3,
    when: /^(?:.{0,80}\b(?:got|has|have|gets)\b.{0,60}\b)?i (?:just )?(?:got|get|have|ended up with|was left with|came away with) (?:absolutely )?nothing$/i,
    not: /\b(?:done|left to|to do|to say)\b/i,
    say: [
      "And you were left with nothing.",
      "I can see why that feels unfair.",
      "That hurts, I imagine, beyond the thing itself.",
    ],
    ask: [
      "What would have been fair?",
      "Has anybody explained it to you?",
      "What would you most like them to understand?",
    ],
  },
  {
    id: "regrets-a-choice",
    weight: 3,
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
    weight: 3,
    when: selfPattern`^(?:i keep thinking (?:about|of)|i'm thinking (?:about|of)|i think about|part of me (?:wants|is tempted) to|i'm tempted to|i just want to) (?:just )?(?:not (?:going|turning|showing|logging|go|turn|show) ?(?:in|up|back|on)?|call(?:ing)? in sick|stay(?:ing)? (?:home|in bed|at home))\b.{0,40}$`,
    say: [
      "Part of you would rather not go back.",
      "So you are near the point where you would stay away.",
      "It says something about how hard it has become.",
    ],
    ask: [
      "What do you dread most about going?",
      "What do you think would happen, if you stayed away?",
      "What would have to be different, for you to go in more easily?",
    ],
  },
  {
    id: "nothing-has-happened-yet",
    weight: 2,
    alone: true,
    when: /^(?:but |so far |and )?nothing(?:'s| has)(?: actually| really| ever)? happened(?: yet| so far| between us)?$/i,
    say: ["So far nothing has happened, then.", "I see, nothing has happened.", "All right."],
    ask: [
      "What is it that troubles you about it?",
      "What would you like to happen, or not to happen?",
      "How much is it on your mind?",
    ],
  },
  {
    id: "tried-many-ways",
    weight: 3,
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
    weight: 3,
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
    id: "it-is-that",
    weight: 2,
    when: /^it(?:'s| is) (?:just |more |only |rather |simply )*that (?<x>(?:i|i'm|i've|he|she|they|we|it|nobody|everyone|my)\b.{3,60})$/i,
    not: /\b(?:you|your)\b/i,
    say: ["So that is it: {x}.", "That is the point, then.", "I see, that is what it is about."],
    ask: [
      "What is that like for you?",
      "When do you notice it most?",
      "How do you explain that to yourself?",
    ],
  },
  {
    id: "maybe-only-tired",
    weight: 3,
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
    id: "small-tenderness",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:held my hand|hugged me|gave me a (?:big |long )?hug|fell asleep on me|said (?:he|she|they) loves? me|drew me\b.*|smiled at me|kissed me on the (?:cheek|forehead))\b.*$`,
    not: /\b(?:ex|drunk|but i|didn't want|goodbye|last time)\b/i,
    say: [
      "That sounds like a good moment.",
      "I can see why that stayed with you.",
      "How nice that must have been.",
    ],
    ask: ["How did you feel just then?", "What did you do?", "What does it mean to you?"],
  },
  {
    id: "living-a-lie",
    weight: 3,
    when: /^(?:.*\b)?i(?:'m| am| feel like (?:i'm|i am)) (?:just |constantly |always )*(?:lying to|living a lie|acting (?:a part|all the time)|pretending to everyone|faking (?:it|everything)|a hypocrite)\b.*$/i,
    say: [
      "It sounds as if you can’t be honest with anybody there.",
      "It must be exhausting to keep that up.",
      "You would like to stop pretending.",
    ],
    ask: [
      "What would it be like to say it to one person?",
      "When is it hardest?",
      "What are you most afraid of, if you said it?",
    ],
  },
  {
    id: "first-in-the-family",
    weight: 3,
    when: /^i(?:'m| am|'ll be| will be|'d be| was) the first (?:one |person )?in my (?:whole |entire )?family (?:to|who)\b.*$/i,
    say: [
      "The first in your family. That is something.",
      "So you are going where nobody in your family has been.",
      "You can be proud of that.",
    ],
    ask: [
      "What does your family say to it?",
      "What does it mean to you?",
      "Who has helped you on the way?",
    ],
  },
  {
    id: "but-it-is-fine",
    weight: 1,
    when: /^.{6,80},? but (?:it's|its|that's|i'm|im) (?:all )?(?:fine|ok|okay|all right|alright)$/i,
    say: [
      "You make little of it.",
      "You say it is fine, and you mention it all the same.",
      "It doesn’t have to be big to be mentioned here.",
    ],
    ask: [
      "How is it really?",
      "What would you say, if you did not play it down?",
      "Have you let anybody see to it?",
    ],
  },
  {
    id: "the-one-who-left",
    weight: 2,
    when: /^(?:and |but )?(?:i'm|i am|i was) the one who (?:left|ended it|ended things|walked out|wanted (?:it|out|the divorce)|broke it off|finished it)\b.*$/i,
    say: [
      "It was your decision, and it can still hurt.",
      "Having decided it yourself does not make it painless.",
      "So you made the choice, and there is still something there.",
    ],
    ask: [
      "What is it that hurts now?",
      "How do you look back on it?",
      "What did you not expect to feel?",
    ],
  },
  {
    id: "did-not-think-it-would-hurt",
    weight: 3,
    when: /^i (?:just |really )*(?:didn't|did not|never) (?:think|expect|imagine)(?:ed)? (?:that )?(?:it|this) (?:would|to|could) (?:hurt|be (?:so |this )?hard|hit me|bother me|get to me|still hurt)\b.*$/i,
    say: [
      "It has taken you by surprise.",
      "You thought you were past it, and it hurts all the same.",
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
    weight: 3,
    when: /^(?:.*\b)?i (?:have|had|need|needed) to (?:stop the car|pull over|leave the room|go to the (?:bathroom|toilet|loo)|go outside|step out|sit down for a (?:bit|minute)|hide in the (?:bathroom|toilet|loo))\b.*$/i,
    not: /\b(?:sick|stomach|diarrhoea|wee|pee|bladder|ibs)\b/i,
    say: [
      "It comes over you, and you need a moment alone.",
      "So it is too much to hold just then.",
      "That must be a hard moment.",
    ],
    ask: [
      "What goes through you then?",
      "What helps you to go on afterwards?",
      "Does anybody know about that?",
    ],
  },
  {
    id: "scared-to-jinx-it",
    weight: 3,
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
    id: "replaced-by-another",
    weight: 3,
    when: pattern`^LEADWHO(?:'s|'re)? ?(?:has|have|got|has got|found|made)? ?ADV(?:a new|another|a different|new|other) (?:best friend|best mate|friend group|group of friends|group|friends|mates|bestie)\b.*$`,
    say: [
      "That must feel as if your place had been taken.",
      "It hurts to see somebody else where you used to be.",
      "I imagine you miss how it was.",
    ],
    ask: ["How is it between you now?", "When did you notice it?", "What do you miss most?"],
  },
  {
    id: "too-soft-for-this",
    weight: 3,
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
    id: "believes-in-me",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:thinks|thought|says|said|reckons|is sure|is convinced|believes|keeps saying|tells me|told me)(?: that)? i(?:'ll|'m going to| will| can| could|'d) ADV(?:smash|nail|ace|be (?:fine|great|brilliant|good at it)|do (?:great|fine|well|it)|get (?:it|the job|in)|pass|make it|manage)\b.*$`,
    say: [
      "So {who} believes in you.",
      "It is good to have somebody who believes in you.",
      "{Who} sounds sure of you.",
    ],
    ask: [
      "What do you think {who} has seen in you?",
      "Can you believe a little of it yourself?",
      "How does it feel to hear that?",
    ],
  },
  {
    id: "was-something-else-there",
    weight: 3,
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
    id: "cannot-go-to-the-funeral",
    weight: 3,
    when: /\b(?:no time|can't|couldn't|won't let me|wouldn't let me|not allowed|didn't get|can't get (?:the )?time off)\b.*\b(?:go to|attend|make it to|be at|get to|for) (?:the|her|his|their) (?:funeral|service|burial|wake)\b/i,
    say: [
      "That is hard, not to be able to say goodbye there.",
      "I’m sorry. You would have wanted to be there.",
      "So you have to find another way to say goodbye.",
    ],
    ask: [
      "How would you like to say goodbye in your own way?",
      "What would you have wanted to say there?",
      "Who could remember with you?",
    ],
  },
  {
    id: "was-never-around",
    weight: 3,
    when: pattern`^LEADWHO (?:was|were|wasn't|weren't|has) ADV(?:(?:never|hardly ever|rarely|hardly|barely|not really|not|always|ever|really) )*(?:been )?(?:around|there|home|away|at work|working|present)(?: for me| for us| much| when i (?:was|grew)\b.*| growing up)?$`,
    not: /\b(?:died|yesterday|last (?:night|week)|today|when it happened)\b/i,
    themes: ["family", "parenting", "partner"],
    say: [
      "That must have left a gap.",
      "So you had to do without that.",
      "I can see why that comes up now.",
    ],
    ask: ["What did you miss most?", "How does it affect you now?", "How do you see it today?"],
  },
  {
    id: "if-i-say-it-they-will",
    weight: 3,
    when: /^if i (?:ever |even |just )?(?:bring (?:it|this|that) up|say (?:something|anything|no|it|that)|ask(?: (?:for it|him|her|them))?|tell (?:him|her|them|my \w+)|mention (?:it|this|that)|complain|refuse|stop)\b.{0,30}? (?:he|she|they|my \w+|everyone|people)(?:'ll| will|'d| would| just)\b.+$/i,
    say: [
      "So you already expect how it would go.",
      "No wonder you have kept it to yourself.",
      "That makes it hard to speak up.",
    ],
    ask: [
      "Has it gone like that before?",
      "What would you say, if you knew it would be taken well?",
      "What does it cost you not to say it?",
    ],
  },
  {
    id: "feels-a-failure-at-it",
    weight: 3,
    when: /^i (?:just |really )*feel like (?:i'm|i am) (?:already |just )?failing(?: (?:already|at (?:it|this|everything|all of it|being .+)|as an? .+|him|her|them|everyone))*$/i,
    say: [
      "That is a hard thing to feel, when you are trying.",
      "You ask a lot of yourself there.",
      "It sounds as if you want very much to do it well.",
    ],
    ask: [
      "What makes you feel that way?",
      "What would doing all right look like, for now?",
      "Who sees what you do manage?",
    ],
  },
  {
    id: "what-if-i-regret-it",
    weight: 3,
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
