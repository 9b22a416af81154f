import { findPath, pathStepsOf } from "@app/guide/paths";
import { newTalk, type Talk } from "@app/guide/talk";
import { questionOf } from "@app/guide/written";
import { expect, test } from "vitest";
import { threadInstruction } from "./thread.ts";

const path = findPath("decision") ?? expect.fail("there is no such path");
const [first, second] = pathStepsOf(path);
const askOf = (placed: typeof first) => (placed && questionOf(path, placed.step)?.ask) ?? "?";
const slot = { words: `Whether to sell the shop ${"or not ".repeat(40)}`, quote: "", turn: 1 };

const led: Talk = {
  ...newTalk(),
  path: "decision",
  isChosen: true,
  mode: "path",
  slots: { [first?.key ?? ""]: { ...slot, how: "asked" } },
};

test("a talk that is led comes with its path, its answers and what is asked next", () => {
  const [text = ""] = threadInstruction(led);
  expect(text).toContain("through “A decision” and are at step 2");
  expect(text).toContain(`${first?.step.label}: “Whether to sell the shop`);
  expect(text).toContain("To ask next");
  expect(text).not.toContain(askOf(first));
  expect(text.length).toBeLessThan(900);
});

test("what was skipped is not asked next", () => {
  const open = askOf(second);
  const skipped = { ...led, skipped: [second?.key ?? ""] };
  expect(threadInstruction(led)[0]).toContain(open);
  expect(threadInstruction(skipped)[0]).not.toContain(open);
});

test("nobody is led who did not choose to be, and of nothing there is no note", () => {
  expect(threadInstruction({ ...led, isChosen: false })).toEqual([]);
  expect(threadInstruction(newTalk())).toEqual([]);
});
