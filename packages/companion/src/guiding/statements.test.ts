import { statements } from "@app/guide/written";
import { screenMessage } from "@app/safety/screen-message";
import { expect, test } from "vitest";

test("nothing that is offered to be tapped is taken for a danger", () => {
  const alarming = statements.filter(
    ({ text }) => screenMessage({ content: text, history: [] }).level !== "none",
  );
  expect(alarming.map(({ text }) => text)).toEqual([]);
});
