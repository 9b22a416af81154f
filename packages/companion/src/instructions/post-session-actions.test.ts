import { expect, test } from "vitest";
import { postSessionActionsInstruction } from "./post-session-actions.ts";

test("three to five concrete bullets under the header are asked for", () => {
  const text = postSessionActionsInstruction();
  expect(text).toContain("'Post Session Actions'");
  expect(text).toContain("3 to 5 concrete bullets");
});

test("a short conversation gets general encouraging steps", () => {
  expect(postSessionActionsInstruction()).toMatch(
    /conversation was short, give general encouraging steps/,
  );
});
