import type { Frame } from "../frame.ts";

/** Work at home and for others that always falls to the same person. */
export const leftToMeFrames: readonly Frame[] = [
  {
    id: "only-one-who",
    when: /^(?:i feel like |it feels like |it's like |i feel |sometimes )*(?:i'm|i am|i was|im) (?:always )?the only (?:one|person)(?: in .+?| here| at home| there)? (?:who|that) (?<x>.+)$/i,
    say: ["It is lonely to be the only one who {x}.", "So nobody shares it with you."],
    ask: [
      "What would change, if somebody else saw it too?",
      "Who comes closest to understanding?",
      "When do you feel that most?",
    ],
  },
  {
    id: "always-the-one-who",
    when: /^(?:i feel like |it feels like |it's )?(?:i(?:'m| am)?|it's)? ?(?:always|the one who always|usually) (?:have to be |has to be |been |me |i'm )?(?:the one )?(?:who|that|to|having to|has to|have to) (?:has to |have to |always )?(?<x>(?:text|call|ring|message|reach|plan|organis|organiz|apolog|say sorry|make|give|visit|ask|go|drive|arrang|compromise|back down|initiat|fix|sort|clean|cook|remember|deal|pay|remind|start|chase|bend|adapt|listen|be )\p{L}*.*)$/iu,
    say: [
      "It always comes down to you.",
      "That is tiring, when it only goes one way.",
      "You would like it to come from the other side for once.",
    ],
    ask: [
      "What happens when you don’t?",
      "How long has it been that way?",
      "Have you ever been able to say so?",
    ],
  },
  {
    id: "was-the-one-who",
    when: /^i was (?:always )?the one (?:who|that) (?:had to |always )?(?:looked?|held?|hold|stayed?|paid|pay|took|take|did|do|raised?|cleaned?|cooked?|was there|picked|comforted?|protected?|cared?|kept|keep|made|make|organi[sz]ed|visited|sat|drove|called)\b.*$/i,
    say: ["So it fell to you.", "You were there when it was needed."],
    ask: ["What was that time like for you?", "Who was there for you?"],
  },
];
