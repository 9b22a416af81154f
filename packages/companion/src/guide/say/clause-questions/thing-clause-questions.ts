import { any, type ClauseQuestion } from "./clause-question.ts";

/** Questions about how something is, was or goes on. */
export const thingClauseQuestions: readonly ClauseQuestion[] = [
  {
    of: "thing",
    verbs: "help work",
    tense: ["past", "present"],
    rest: /^(?:a (?:bit|little|lot)|me|for a (?:bit|while)|$|sometimes|though|actually)/,
    not: /\bbut\b/,
    ask: ["What do you think it is that helps?"],
  },
  {
    of: "thing",
    verbs: "remind",
    tense: any,
    rest: /^me of\b/,
    suitsSorrow: true,
    ask: ["What comes back to you?"],
  },
];
