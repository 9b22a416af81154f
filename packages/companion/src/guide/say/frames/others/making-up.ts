import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Saying sorry, waiting for a sorry, promising to change, and one's own part in it. */
export const makingUpFrames: readonly Frame[] = [
  {
    id: "apologised",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:apologi[sz]ed|has apologi[sz]ed|said (?:he|she|they)(?:'s| is| was|'re| are| were) (?:so |really |very )?sorry|said sorry|says (?:he|she|they)(?:'s| is|'re| are) sorry)(?: to me)?(?: for (?<x>.+)| about .+| yesterday| today| this .+| last .+| by .+)?$`,
    say: [
      "So {who} did say sorry.",
      "An apology. That is something, even if it does not mend everything.",
      "It sounds as if {who} has been thinking about it too.",
    ],
    ask: ["What was it like to hear that?", "Did it feel like enough?", "How did you answer?"],
  },
  {
    id: "never-apologised",
    weight: 2,
    when: pattern`^LEADWHO(?:'s|'ve)? ADV(?:never|hasn't|haven't|didn't|won't|doesn't|don't|refuses to|can't|has never|have never)(?: even| ever| once)? (?:apologi[sz]ed?|sa(?:y|id|ys) (?:that )?(?:he|she|they)?(?:'s|'re| is| was| are)? ?(?:sorry|a word about it))\b`,
    say: [
      "And you are still waiting for a sorry.",
      "So it was never put right.",
      "That makes it hard to leave behind.",
    ],
    ask: [
      "What would an apology change for you?",
      "What would you want it to say?",
      "How is it between you now?",
    ],
  },
  {
    id: "promises-change",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:said|says|promised|promises|keeps saying|keeps promising|swears|swore|told me)(?: me)?(?: that)? (?:(?:he|she|they)(?:'ll|'d| will| would| is going to|'s going to)|to) (?:never |try to |try and )?(?:change|stop|help|try|do better|be better|get help|make (?:an effort|it up)|quit|cut down)\b`,
    say: [
      "So you have been told that it will be different.",
      "There is a promise, and you are waiting to see what comes of it.",
      "You would like to be able to believe that.",
    ],
    ask: [
      "Do you believe it?",
      "What would show you that it is meant?",
      "What would you need to see, to trust it?",
    ],
  },
  {
    id: "maybe-they-are-right",
    weight: 3,
    when: pattern`^(?:maybe|perhaps|i suppose|i guess|i think|and|honestly|deep down i know)? ?(?:maybe |perhaps )?(?:he|she|they|OTHER)(?:'s|'re| is| are| was| were| might be| could be| may be) (?:probably |kind of |sort of |actually )?(?:right|not wrong|got a point)(?: about .+| though)?$|^(?:maybe |perhaps )?(?:he|she|they) (?:has|have|had|may have|might have) a point$`,
    say: ["So there may be something in it."],
    ask: [
      "Which part of it rings true?",
      "Which part of it does not fit?",
      "What would you like to do with that?",
    ],
  },
  {
    id: "i-promised",
    weight: 3,
    when: pattern`^i(?:'d| had)? (?:always )?(?:promised|swore to|gave) (?<o>WHOM)(?: my word)?(?: (?:that |to |i |we |never |when |before |not to ).*)?$`,
    say: [
      "And you want to keep your word.",
      "You promised it, and now it is hard.",
      "A promise like that is not easily let go of.",
    ],
    ask: [
      "What has changed since you made that promise?",
      "How do you feel about the promise today?",
      "What did you want it to protect?",
    ],
  },
  {
    id: "i-snapped-at",
    weight: 2,
    when: pattern`^LEADi ADV(?:snapped|shouted|yelled|screamed|lost (?:it|my temper|my patience)|blew up|exploded|lashed out|was (?:really |so )?(?:horrible|mean|rude|short))(?: at| with| to| on)? ?(?:WHOM|the kids|everyone|people)?(?: .*)?$`,
    say: [
      "You were at the end of your patience.",
      "It came out, and I can hear that you are not happy about it.",
      "That happens to most people, and it still feels bad afterwards.",
    ],
    ask: [
      "What had the day been like until then?",
      "How are things between you now?",
      "What would you like to say, now that it is calmer?",
    ],
  },
  {
    id: "said-things-i-regret",
    weight: 2,
    when: /\bi (?:said|did|wrote|texted) (?:some |a lot of |so many |really )?(?:horrible |awful |terrible |nasty |mean |bad )?(?:things?|something|stuff) (?:that |which )?(?:i (?:regret|didn't mean|shouldn't have|wish i hadn't|can't take back)|to (?:him|her|them))\b/i,
    say: [
      "And now you wish you could take it back.",
      "You regret it. That shows it matters to you.",
      "It came out in the heat of it.",
    ],
    ask: [
      "What would you like to say now?",
      "How has it been between you since?",
      "What was going on in you at that moment?",
    ],
  },
  {
    id: "i-apologised",
    weight: 2,
    when: pattern`^LEADi(?:'ve| have)? ADV(?:apologi[sz]ed|said (?:that )?(?:i(?:'m| am| was) )?sorry|tried to apologi[sz]e|keep apologi[sz]ing)(?: to WHOM)?(?: .*)?$`,
    say: [
      "You tried to put it right.",
      "That was a good thing to do.",
      "It takes something to say sorry.",
    ],
    ask: [
      "How was it taken?",
      "What are you hoping for now?",
      "How do you feel, since you said it?",
    ],
  },
  {
    id: "swore-never",
    weight: 3,
    when: /\bi (?:always )?(?:swore|promised myself|told myself|vowed)(?: to myself)?(?: that)? (?:i(?:'d| would) (?:never|not)\b|i wouldn't|never to|to never|not to)\b.*$/i,
    say: [
      "You had promised yourself to do it differently.",
      "That is why it hurts so much when it happens.",
      "It matters a great deal to you not to repeat that.",
    ],
    ask: [
      "What was it like for you, back then?",
      "What do you already do differently?",
      "What would help you keep to it?",
    ],
  },
  {
    id: "i-know-it-was-wrong",
    weight: 3,
    when: /^i\b.*\b(?:which |and |but )?i know (?:it |that |this )?(?:is|was|'s|isn't|wasn't) (?:really |so |not |not very )*(?:bad|wrong|okay|ok|stupid|right|awful|good|nice|fair|cool|healthy)\b.*$/i,
    say: [
      "You are not proud of it.",
      "It is honest of you to say so.",
      "You did it, and it does not sit well with you.",
    ],
    ask: ["What made you do it?", "What were you hoping for?", "How do you feel about it now?"],
  },
  {
    id: "thin-apology",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:said sorry|apologi[sz]ed|said (?:he|she|they)(?:'s| was| is| were) sorry)\b.*\b(?:but|by text|in a text|over text|emoji|didn't (?:really |even )?mean|not really|if i)\b.*$`,
    say: [
      "That apology was not enough for you.",
      "It did not sound as if it was really meant.",
      "So there was a sorry, and it did not put things right.",
    ],
    ask: [
      "What would a real apology look like?",
      "What would you want {whom} to understand?",
      "How did you react?",
    ],
  },
  {
    id: "apologises-often",
    weight: 2,
    when: pattern`^LEADWHO(?:'s)? ADV(?:apologi[sz]es|says sorry|keeps (?:apologi[sz]ing|saying sorry)|is always (?:apologi[sz]ing|saying sorry))\b.*$`,
    say: [
      "And you don’t want {whom} to feel that way.",
      "That must be hard to hear, again and again.",
      "So {who} feels like a burden, I imagine.",
    ],
    ask: [
      "What do you say then?",
      "What would you like {whom} to know?",
      "How does that make you feel?",
    ],
  },
  {
    id: "nobody-did-wrong",
    weight: 3,
    when: pattern`^(?:we|nobody|no one) ADV(?:didn't|hasn't|haven't|never|did not)? ?(?:do|done|did) (?:anything|nothing) (?:wrong|bad|to deserve (?:it|this|that))\b.*$`,
    say: [
      "So it was nobody’s fault.",
      "That makes it harder, in a way.",
      "There is nobody to be angry with.",
    ],
    ask: [
      "What was missing for you?",
      "How do you explain it to yourself?",
      "What do you feel most about it?",
    ],
  },
  {
    id: "did-too-much",
    weight: 2,
    when: /^i (?:probably |maybe |definitely |think i )*(?:gave|said|did|asked|talked|worked|pushed|expected|interfered|got involved|tried|was)(?: \p{L}+){0,2} (?:way |far |a bit )?too (?:much|many|hard|far|often|strict|pushy|harsh)\b.*$/iu,
    say: [
      "You see your own part in it.",
      "It is honest of you to look at that.",
      "You would do it differently now.",
    ],
    ask: [
      "What would you do differently?",
      "What was behind it, for you?",
      "Have you been able to say so?",
    ],
  },
  {
    id: "wants-to-do-better",
    weight: 3,
    when: /^i (?:just |really |only )*(?:want|'d like|would like|hope|need) to (?:do (?:it|this|things|that|better)\b.*|be (?:a )?better\b.*|get it right\b.*|make it (?:up|work|right)\b.*|try harder\b.*)$/i,
    say: [
      "That is a good intention.",
      "It matters to you to do it well.",
      "You know what you want to do differently.",
    ],
    ask: [
      "What would better look like?",
      "What would be the first small thing?",
      "What would help you with it?",
    ],
  },
];
