import { newTalk } from "@app/guide/talk";
import { asCalled } from "@app/guide/write/fill";
import { sayings } from "@app/guide/written";
import { screenMessage } from "@app/safety/screen-message";
import { expect, test } from "vitest";

test("nothing that is offered to be tapped is taken for a danger", () => {
  const texts = (["they", "he", "she"] as const).flatMap((called) =>
    sayings.map(({ text }) => asCalled(text, { ...newTalk(), called })),
  );
  const alarming = [...new Set(texts)].filter(
    (content) => screenMessage({ content, history: [] }).level !== "none",
  );
  expect(alarming).toEqual([]);
});
