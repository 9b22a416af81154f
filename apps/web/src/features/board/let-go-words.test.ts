import { scrubKinds } from "@app/contract/kindness-words";
import { limits } from "@app/contract/limits";
import { expect, test } from "vitest";
import { charsLeft, sayLeft, sayOver, sayTakenOut, takenOut } from "./let-go-words.ts";

test("whoever wrote it is shown which of their words are taken out, and what stands there then", () => {
  const text = "Write to me at ana@example.org tonight";
  const [first] = takenOut(text, [{ kind: "email", start: 15, end: 30, replacement: "[e-mail]" }]);
  expect(first).toEqual({
    was: "ana@example.org",
    becomes: "[e-mail]",
    what: "an e-mail address",
  });
});

test("what the server took out is named once, whatever it was", () => {
  const change = { start: 0, end: 1, replacement: "[x]" };
  expect(sayTakenOut([])).toBe("");
  expect(
    sayTakenOut([
      { ...change, kind: "name" },
      { ...change, kind: "name" },
      { ...change, kind: "link" },
    ]),
  ).toBe("We took out a full name and a link, so that nobody can be found by it.");
  for (const kind of scrubKinds) expect(sayTakenOut([{ ...change, kind }])).toContain("took out a");
});

test("the count is said when it matters, and not after every letter", () => {
  expect(sayLeft(75)).toBe("");
  expect(sayLeft(20)).toBe("20 characters left.");
  expect(sayLeft(19)).toBe("");
  expect(sayLeft(0)).toBe("0 characters left.");
  expect(sayLeft(-1)).toBe("One character too many.");
  expect(sayOver(-12)).toBe("12 characters too many.");
  expect(charsLeft(limits.board.thoughtMaxChars + 1)).toBe(-1);
});
