import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** What one enjoys, has for oneself, cannot bear, or no longer does. */
export const likeAndDislikeFrames: readonly Frame[] = [
  {
    id: "do-it-when-i-feel",
    when: selfPattern`^LEADi (?:ADV)(?:do|buy|spend|eat|drink|scroll|smoke|gamble|order|shop)(?: (?:it|this|that|things|stuff|more))? (?:when|whenever|if) i(?:'m| am| feel| get)\b (?<x>.{3,40})$`,
    say: [
      "So it has to do with how you feel at that moment.",
      "It comes when you feel {x}.",
      "You have noticed what sets it off. That helps.",
    ],
    ask: [
      "What does it give you in that moment?",
      "How do you feel afterwards?",
      "What else could give you a little of that?",
    ],
  },
  {
    id: "one-thing-of-mine",
    when: selfPattern`^(?:it's|its|it is|that's) the (?:one|only) thing (?:that's|i have|i've got|that is|i do|left)(?: (?:mine|for me|for myself|of my own|that's mine))*END`,
    say: ["So it matters a great deal to you.", "I can see why you hold on to it."],
    ask: [
      "What does it give you?",
      "What would help you to keep it?",
      "How would it be without it?",
    ],
  },
  {
    id: "never-shown-anyone",
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?:ADV)(?:shown|showed|let|read) (?:it |them |this |any of it )?(?:to )?(?:anyone|anybody|a soul|people)\b.{0,20}$`,
    say: [
      "So nobody has seen it yet.",
      "You have kept that to yourself.",
      "It takes courage to show something of one’s own.",
    ],
    ask: [
      "What would it be like to show it to one person?",
      "What are you afraid they would say?",
      "Who would you trust with it?",
    ],
  },
];
