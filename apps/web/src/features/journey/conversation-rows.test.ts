import type { Session } from "@app/contract/calls/session-shapes";
import type { SavedConversationEntry } from "@app/contract/calls/vault-shapes";
import { describe, expect, test } from "vitest";
import { conversationRows } from "./conversation-rows.ts";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const session = (id: string, day: number) => ({ id, created_at: at(day) }) as Session; // the rest is not read
const record = (id: string, threadId: string, day: number) =>
  ({ id, threadId, createdAt: at(day) }) as SavedConversationEntry; // as above

describe("the conversations of a journey", () => {
  test("stand once each, by date, whether saved or still here", () => {
    const rows = conversationRows(
      [session("a", 9), session("b", 5)],
      [record("r1", "b", 5), record("r2", "elsewhere", 7)],
      false,
    );
    expect(rows.map(({ id, record }) => [id, record?.id ?? null])).toEqual([
      ["a", null],
      ["r2", "r2"],
      ["b", "r1"],
    ]);
  });

  test("that are older wait while more sessions are to come", () => {
    const rows = conversationRows([session("a", 9)], [record("r", "old", 2)], true);
    expect(rows.map(({ id }) => id)).toEqual(["a"]);
  });
});
