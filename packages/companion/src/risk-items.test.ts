import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { expect, test } from "vitest";
import { messagesSent, riskItems, withExchange } from "./risk-items.ts";
import type { CompanionState } from "./state.ts";

const person = (content: string): HistoryItem => ({ role: "user", content });
const reply = (content = "I hear you."): HistoryItem => ({ role: "assistant", content });
const exchange = (after: number, marks: string[], said?: string): CompanionState["risk"][number] =>
  said === undefined
    ? { after, marks }
    : { after, marks, read: { chars: said.length, isPlain: true } };

test("every reply has its marks, and no word of ours is looked at", () => {
  const history = [
    reply("Hello."),
    person("one"),
    reply(),
    person("two"),
    reply(),
    person("three"),
  ];
  const kept = [exchange(1, ["suicide/ask", "asked-directly"]), exchange(2, [])];
  expect(riskItems(history, kept)).toEqual([
    { role: "assistant", marks: [] },
    { role: "user", content: "one" },
    { role: "assistant", marks: ["suicide/ask", "asked-directly"] },
    { role: "user", content: "two" },
    { role: "assistant", marks: [] },
    { role: "user", content: "three" },
  ]);
});

test("a session from before there were marks begins with none", () => {
  expect(riskItems([person("one"), reply("Are you thinking of suicide?")], [])).toEqual([
    { role: "user", content: "one" },
    { role: "assistant", marks: [] },
  ]);
});

test("a message whose reply broke off has no marks, and those behind it keep theirs", () => {
  const history = [person("one"), person("two"), reply()];
  expect(messagesSent(history, [])).toBe(2);
  expect(riskItems(history, [exchange(2, ["limits"])]).at(-1)).toEqual({
    role: "assistant",
    marks: ["limits"],
  });
});

test("where a history holds only the newest messages, marks stay with their replies", () => {
  const kept = [1, 2, 3, 4].map((after) => exchange(after, [`presence/${after}`], `no ${after}`));
  const history = [person("no 3"), reply(), person("no 4"), reply()];
  expect(messagesSent(history, kept)).toBe(4);
  expect(riskItems(history, kept)).toMatchObject([
    { role: "assistant", marks: ["presence/1"] },
    { role: "assistant", marks: ["presence/2"] },
    { role: "user", content: "no 3", read: { isPlain: true } },
    { role: "assistant", marks: ["presence/3"] },
    { role: "user", content: "no 4", read: { isPlain: true } },
    { role: "assistant", marks: ["presence/4"] },
  ]);
  expect(riskItems([reply(), ...history], kept)).toEqual(riskItems(history, kept));
});

test("what was kept of one message is not taken for another", () => {
  const kept = [exchange(1, [], "My week was long.")];
  expect(riskItems([person("I want to die")], kept)).toEqual([
    { role: "user", content: "I want to die" },
  ]);
});

test("no more is kept than a history holds", () => {
  let kept: CompanionState["risk"] = [];
  for (let after = 1; after <= 300; after += 1) kept = withExchange(kept, exchange(after, []));
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)?.after).toBe(300);
});
