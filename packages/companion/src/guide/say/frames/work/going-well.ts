import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Good news, praise, and work that went well. */
export const goingWellFrames: readonly Frame[] = [
  {
    id: "praised-at-work",
    when: selfPattern`^LEAD(?<who>BOSS|my colleagues?|the client|a customer|a patient|they|she|he) ADV(?:said|told me|wrote|says|tells me|thanked|praised|complimented)\b.{0,40}\b(?:thank(?:ed|s| you)?|well done|good job|great (?:job|work)|proud|pleased|impressed|brilliant|doing (?:really )?well|best|amazing|excellent|original|talented|potential|a natural|a pleasure)\b.{0,40}$`,
    not: /\b(?:but|not|n't|never|her best|my best|best friend)\b/i,
    say: [
      "That is good to hear from somebody who sees your work.",
      "It sounds as if what you do was noticed.",
      "That must have done you good.",
    ],
    ask: ["What was it like to hear that?", "Could you believe it?", "What do you think they saw?"],
  },
  {
    id: "wanted-to-tell-someone-glad",
    tone: "glad",
    when: /^(?:anyway )?i (?:just |only |really )*(?:wanted|needed|had) to (?:tell (?:someone|somebody|you)|share (?:it|that|this)|say it)(?: .{0,30})?$/i,
    say: [
      "I’m glad you told me.",
      "Thank you for telling me. I’m happy for you.",
      "It is good to share something like that.",
    ],
    ask: ["How will you celebrate?", "Who else would be glad to hear it?"],
  },
  {
    id: "good-record",
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?:ever |once )?(?:had|been|missed|taken|got|made|done)\b.{0,20}\b(?:warning|complaint|day off|day sick|sick day|late|in trouble|problem|mistake|deadline|anything wrong)\b.{0,40}$`,
    say: [
      "So you have a good record there.",
      "That counts for something too.",
      "One bad day does not undo all those years.",
    ],
    ask: [
      "Who there knows your work well?",
      "What would they say about you?",
      "Does it help a little to look at it that way?",
    ],
  },
];
