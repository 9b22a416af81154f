import { expect, it } from "vitest";
import { understand } from "../understanding/understand.ts";
import { clauseSalienceOf } from "./salience.ts";

/** The clauses of a message, what matters most first. */
const ranked = (message: string): string[] => {
  const { clauses } = understand(message);
  return clauses
    .map(({ text }, index) => ({ text, score: clauseSalienceOf({ clauses, index }) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
};

it.each([
  ["The bus was late again. I miss my brother more than I thought.", /miss my brother/],
  ["I feel left out at home. We had fish.", /left out/],
  ["My boss forgot my name. It was a Tuesday.", /forgot my name/],
  ["I've never told anyone this. Anyway.", /never told anyone/],
])(
  "what somebody feels or is hurt by counts for more than what stands around it: %j",
  (message, matters) => {
    expect(ranked(message)[0]).toMatch(matters);
  },
);
