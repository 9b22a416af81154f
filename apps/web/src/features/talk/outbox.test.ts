import { expect, test } from "vitest";
import { createOutbox } from "./outbox.ts";
import { storedInMemory } from "./testing/fake-sessions.ts";

const first = { clientMessageId: "c1", content: "one" };
const second = { clientMessageId: "c2", content: "two" };
const dayMs = 24 * 60 * 60_000;

test("what was kept is found again in the order of writing, each message once", () => {
  const item = storedInMemory();
  const outbox = createOutbox(item, "s1");
  outbox.keep(first);
  outbox.keep(second);
  outbox.keep(first);
  expect(createOutbox(item, "s1").waiting()).toEqual([second, first]);
});

test("one session never sends what was written in another", () => {
  const item = storedInMemory();
  createOutbox(item, "s1").keep(first);
  expect(createOutbox(item, "s2").waiting()).toEqual([]);
});

test("nothing is left in the browser once everything is sent", () => {
  const item = storedInMemory();
  const outbox = createOutbox(item, "s1");
  outbox.keep(first);
  outbox.drop(first);
  expect(item.get()).toBeUndefined();
});

test("words that were never sent are gone after thirty days, whichever session opens", () => {
  const item = storedInMemory();
  createOutbox(item, "s1", () => 0).keep(first);
  createOutbox(item, "s2", () => 31 * dayMs);
  expect(item.get()).toBeUndefined();
});
