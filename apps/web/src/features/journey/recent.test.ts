import type { SavedConversationEntry } from "@app/contract/calls/vault-shapes";
import { describe, expect, test } from "vitest";
import { isWithinMonths, recentlySaved } from "./recent.ts";

const now = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const saved = (days: number, sessionType: SavedConversationEntry["sessionType"] = "text") => ({
  id: `record-${days}`,
  threadId: `thread-${days}`,
  createdAt: daysAgo(days),
  updatedAt: daysAgo(days),
  sessionTitle: "Saved conversation",
  sessionType,
  encryptedDates: null,
  revision: 1,
  sizeChars: 10,
});

describe("what a journey shows of what was saved", () => {
  test("three of the last month, the newest first", () => {
    const list = [40, 3, 20, 1, 10].map((days) => saved(days));
    expect(recentlySaved(list, now).map(({ id }) => id)).toEqual([
      "record-1",
      "record-3",
      "record-10",
    ]);
  });

  test("nothing recent where the newest is older than a month", () => {
    expect(recentlySaved([saved(32)], now)).toEqual([]);
  });

  test("six months back from the end of a long month is the end of a short one", () => {
    const end = new Date("2026-08-31T12:00:00Z");
    expect(isWithinMonths("2026-02-28T12:30:00Z", 6, end)).toBe(true);
    expect(isWithinMonths("2026-02-27T12:00:00Z", 6, end)).toBe(false);
  });
});
