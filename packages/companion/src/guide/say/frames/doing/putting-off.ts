import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Putting off, not starting, not finishing. */
export const puttingOffFrames: readonly Frame[] = [
  {
    id: "hate-myself-for-it",
    when: selfPattern`^LEADi ADV(?:hate|hated|beat|beating|kick|kicking|blame|am (?:so )?(?:angry|annoyed|disappointed|frustrated) (?:with|at|in)|'m (?:so |really )?(?:angry|annoyed|disappointed|frustrated) (?:with|at|in)|get (?:so )?(?:angry|annoyed|frustrated) (?:with|at)) myself(?: (?:up|for it|for that|about it|after|afterwards|every time|even more))*END`,
    say: [
      "You are very hard on yourself afterwards.",
      "And then you are angry with yourself on top of it.",
      "That is a second burden, besides the thing itself.",
    ],
    ask: [
      "What do you say to yourself then?",
      "Would you talk to a friend like that?",
      "Does being hard on yourself help, as far as you can tell?",
    ],
  },
  {
    id: "would-not-take-long",
    when: selfPattern`^LEAD(?:[^,]{2,30}, )?it(?:(?:'d|'ll| would| will) ?|(?:'s| is)? ?(?=(?:probably )?only ))ADV(?:only |probably only )*(?:takes?|be done in|is only|only) (?:me )?(?:like |about |maybe |only )*(?:NUM|half an|an|one|five|ten) ?(?:hours?|minutes?|mins|days?|seconds|evening|afternoon)\b.{0,30}$`,
    say: [
      "So the work itself is not the difficulty.",
      "It would not take long, and it is still hard to begin.",
    ],
    ask: [
      "What is it about it, then?",
      "What are you afraid of finding?",
      "What would help you to do the first ten minutes?",
    ],
  },
];
