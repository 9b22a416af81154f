import { expect, test } from "vitest";
import { withoutLastQuestion } from "./without-last-question.ts";

test.each([
  ["I hear you. What now?", "I hear you."],
  ["What now?", ""],
  ["I hear you.", "I hear you."],
  ["Was it hard? I think so.", "Was it hard? I think so."],
  ["One line.\nAnd then, is it so?", "One line."],
])("%s becomes: %s", (reply, rest) => {
  expect(withoutLastQuestion(reply)).toBe(rest);
});
