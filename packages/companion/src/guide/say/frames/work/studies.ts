import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Deadlines, exams, marks, and the wrong course. */
export const studyFrames: readonly Frame[] = [
  {
    id: "exams-ahead",
    when: selfPattern`^LEAD(?:(?:my|the|our) (?:[\p{L}-]+ ){0,2}?(?:exams?|finals|a[- ]?levels?|gcses?|mocks?|tests?|resits?|boards|viva|theory test|driving test|midterms?|highers)(?:'s| is| are|'re| start| starts) ADV(?:in|on|tomorrow|next|this|coming|soon|starting|getting|a|two|three|four|NUM|less)\b.{0,50}|i(?:'ve| have)? ?(?:got |have )?(?:an? |my |two |three |four |\d+ |some |so many )?(?:[\p{L}-]+ ){0,2}?(?:exams?|finals|a[- ]?levels?|gcses?|mocks?|tests?|resits?|driving test|midterms?) (?:in|on|tomorrow|next|this|coming|soon|starting|today)\b.{0,50})$`,
    say: ["So that is still ahead of you.", "That is a date to have in mind."],
    ask: [
      "What would help you most in the time that is left?",
      "Which part worries you most?",
      "How do you feel about it at the moment?",
    ],
  },
  {
    id: "i-failed",
    themes: ["study"],
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:failed|fail|flunked|didn't pass|have failed|didn't make it)(?: (?:my|the|an?|this|that|all|two|three|it|another|every|most|again|out of)\b.{0,50})?END`,
    not: /\b(?:failed (?:him|her|them|everyone|my (?:kids|children|son|daughter|family|parents|wife|husband)))\b/i,
    say: ["I’m sorry. That is a hard result to take.", "That must have been a blow."],
    ask: ["How did you find out?", "What does it mean for you now?", "Who have you told so far?"],
  },
];
