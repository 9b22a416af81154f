import { expect, test } from "vitest";
import { askCountry } from "../country-told.ts";
import { courses } from "./courses.ts";
import { barrierWords, leaving, reactions, throughRefusal } from "./words/reactions.ts";
import { acknowledgements, presence, reflections } from "./words/reflections.ts";

const wordsOf = Object.values(courses).flatMap(({ hear, ask, plain, urgent, urgentAsk, steps }) => [
  ...new Set([hear, ask, urgent, urgentAsk, ...(plain ? [plain.hear, plain.ask] : [])]),
  ...steps.map(({ words }) => words).filter((words) => words !== askCountry),
]);
const others = [
  ...Object.values(reactions).flat(),
  ...Object.values(barrierWords).flat(),
  ...Object.values(leaving).flat(),
  ...reflections.flatMap(({ words }) => words),
  ...throughRefusal,
  ...acknowledgements,
  ...presence,
];

test("no words belong to two places, so that what was said tells where the talk stands", () => {
  const all = [...wordsOf, ...others];
  expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([]);
});

test("no words are a part of others, so that one is not taken for the other", () => {
  const all = [...wordsOf, ...others];
  expect(
    all.filter((words) => all.some((other) => other !== words && other.includes(words))),
  ).toEqual([]);
});

test("nobody is held back, pushed, or made to promise", () => {
  for (const words of [...wordsOf, ...others])
    expect(words).not.toMatch(
      /before you go|are you sure|miss you|promise me|you must|you should|don’t leave|!/i,
    );
});
