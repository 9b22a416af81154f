import { expect, test } from "vitest";
import { speechOf } from "../talk-items.ts";
import { aMessage } from "../testing/fake-sessions.ts";
import { openingWords } from "./opening-words.ts";

const hello = speechOf(aMessage({ id: "hello", role: "assistant" }));
const mine = speechOf(aMessage({ id: "mine", role: "user" }));

test("a new session is opened by its greeting", () => {
  expect(openingWords([hello], "An AI.")).toMatchObject({ kind: "greeting", exchangeId: "hello" });
});

test("one that was written so far says aloud what is talking", () => {
  expect(openingWords([hello, mine], "An AI.")).toEqual({ kind: "withReply", text: "An AI." });
});
