import { writtenExerciseOf } from "@app/content/exercises";
import { expect, test } from "vitest";
import { exercisePartMaxChars, inPlainText, isEmptyWritten, readWritten } from "./written.ts";

const record = writtenExerciseOf("thought-record");
if (!record) throw new Error("the exercise was not read");

test("only the exercise's own parts are read, and only texts", () => {
  expect(readWritten(record, { thought: "They left", made_up: "x", for: 7, before: "80" })).toEqual(
    { thought: "They left", before: "80" },
  );
  expect(readWritten(record, null)).toEqual({});
  expect(readWritten(record, "text")).toEqual({});
});

test("a part is never longer than it may be", () => {
  expect(readWritten(record, { thought: "x".repeat(9_000) })["thought"]).toHaveLength(
    exercisePartMaxChars,
  );
});

test("spaces are nothing", () => {
  expect(isEmptyWritten({ thought: "  \n" })).toBe(true);
  expect(isEmptyWritten({ thought: "a" })).toBe(false);
});

test("copied, it reads as questions and answers, and leaves out what was left out", () => {
  expect(inPlainText(record, { thought: "They left", before: "80", for: " " })).toBe(
    "Take a thought apart\n\nWhat went through your mind?\nThey left\n\nHow much do you believe it now?\n80 of 100",
  );
});
