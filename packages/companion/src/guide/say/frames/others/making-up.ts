import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Saying sorry, waiting for a sorry, promising to change, and one's own part in it. */
export const makingUpFrames: readonly Frame[] = [
  {
    id: "maybe-they-are-right",
    when: pattern`^(?:maybe|perhaps|i suppose|i guess|i think|and|honestly|deep down i know)? ?(?:maybe |perhaps )?(?:he|she|they|OTHER)(?:'s|'re| is| are| was| were| might be| could be| may be) (?:probably |kind of |sort of |actually )?(?:right|not wrong|got a point)(?: about .+| though)?$|^(?:maybe |perhaps )?(?:he|she|they) (?:has|have|had|may have|might have) a point$`,
    say: ["So you agree, more or less."],
    ask: ["What would you like to do about it?"],
  },
  {
    id: "i-promised",
    when: pattern`^i(?:'d| had)? (?:always )?(?:promised|swore to|gave) (?<o>WHOM)(?: my word)?(?: (?:that |to |i |we |never |when |before |not to ).*)?$`,
    say: ["A promise like that is not easily let go of."],
    ask: [
      "What has changed since you made that promise?",
      "How do you feel about the promise today?",
      "What did you want it to protect?",
    ],
  },
  {
    id: "swore-never",
    when: /\bi (?:always )?(?:swore|promised myself|told myself|vowed)(?: to myself)?(?: that)? (?:i(?:'d| would) (?:never|not)\b|i wouldn't|never to|to never|not to)\b.*$/i,
    say: [
      "You had promised yourself to do it differently.",
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
    when: /^i\b.*\b(?:which |and |but )?i know (?:it |that |this )?(?:is|was|'s|isn't|wasn't) (?:really |so |not |not very )*(?:bad|wrong|okay|ok|stupid|right|awful|good|nice|fair|cool|healthy)\b.*$/i,
    say: ["It is honest of you to say so."],
    ask: ["What made you do it?", "What were you hoping for?", "How do you feel about it now?"],
  },
  {
    id: "thin-apology",
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
    id: "nobody-did-wrong",
    when: pattern`^(?:we|nobody|no one) ADV(?:didn't|hasn't|haven't|never|did not)? ?(?:do|done|did) (?:anything|nothing) (?:wrong|bad|to deserve (?:it|this|that))\b.*$`,
    say: ["So it was nobody’s fault.", "There is nobody to be angry with."],
    ask: [
      "What was missing for you?",
      "How do you explain it to yourself?",
      "What do you feel most about it?",
    ],
  },
  {
    id: "wants-to-do-better",
    when: /^i (?:just |really |only )*(?:want|'d like|would like|hope|need) to (?:do (?:better|(?:it|this|things|that) (?:better|right|properly|differently|well))\b.*|be (?:a )?better\b.*|get it right\b.*|make it (?:up|work|right)\b.*|try harder\b.*)$/i,
    say: ["That is a good intention.", "It matters to you to do it well."],
    ask: [
      "What would better look like?",
      "What would be the first small thing?",
      "What would help you with it?",
    ],
  },
];
