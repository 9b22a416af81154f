import { expect, test } from "vitest";
import { courses } from "../../safety/course/courses.ts";
import { actLines } from "./acts.ts";
import { feelingLines } from "./feelings.ts";
import { frames } from "./frames/all.ts";
import { kinds } from "./kinds.ts";
import { plainQuestions } from "./plain-questions.ts";
import { situations } from "./situations/all.ts";
import { themeLines } from "./themes.ts";

const stringsIn = (data: unknown): string[] =>
  typeof data === "string"
    ? [data]
    : typeof data === "object" && data !== null
      ? Object.values(data).flatMap(stringsIn)
      : [];

test("nothing said in an ordinary talk is taken for a question of a safety course", () => {
  const ordinary = stringsIn([
    actLines,
    feelingLines,
    frames,
    kinds,
    plainQuestions,
    situations,
    themeLines,
  ]);
  const asked = Object.values(courses).flatMap(({ steps }) => steps.map(({ words }) => words));
  expect(ordinary.filter((line) => asked.some((words) => line.includes(words)))).toEqual([]);
});
