import type { HistoryItem } from "@app/contract/calls/session-shapes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { digestMessages } from "./digest-messages.ts";

const user = (content: string): HistoryItem => ({ role: "user", content });

test("people, feelings and resolves are kept, in the order they were told", () => {
  const notes = digestMessages(
    [
      user("Well. My sister Ana moved out and I miss her. The bus was late."),
      { role: "assistant", content: "My sister Ana moved out and I miss her." },
      user("ok"),
      user("It rained."),
      user("I’ll ring her on Sunday."),
    ],
    1_000,
  );
  expect(notes).toEqual(["My sister Ana moved out and I miss her.", "I’ll ring her on Sunday."]);
});

test("where room is short, the most telling goes first", () => {
  const notes = digestMessages(
    [user("I went to the shop."), user("I hate that my brother Tom never rings.")],
    45,
  );
  expect(notes).toEqual(["I hate that my brother Tom never rings."]);
});

test("a message said twice is noted once", () => {
  expect(digestMessages([user("I miss my dad."), user("I miss my dad.")], 100)).toHaveLength(1);
});

test("no conversation passes the length", () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 30 })), fc.nat(400), (texts, maxChars) => {
      const notes = digestMessages(
        texts.map((text) => user(`I feel ${text}`)),
        maxChars,
      );
      expect(notes.join("").length).toBeLessThanOrEqual(maxChars);
    }),
  );
});
