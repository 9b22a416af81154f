import type { SavedConversation } from "@app/vault/records/saved-conversation";
import { describe, expect, test } from "vitest";
import { mergeConversations } from "./merge-conversations.ts";

const of = (...contents: string[]): SavedConversation => ({
  title: contents.join(),
  createdAt: "2026-11-01T10:00:00.000Z",
  messages: contents.map((content) => ({ role: "user", content })),
});

const merged = (kept: SavedConversation, mine: SavedConversation) =>
  mergeConversations(kept, mine).messages.map(({ content }) => content);

describe("a conversation saved twice", () => {
  test("grows by what was said since", () => {
    expect(merged(of("a", "b"), of("a", "b", "c"))).toEqual(["a", "b", "c"]);
  });

  test("loses nothing to a tab that knows less", () => {
    expect(merged(of("a", "b", "c"), of("a", "b"))).toEqual(["a", "b", "c"]);
  });

  test("keeps what each of two tabs has alone", () => {
    expect(merged(of("a", "b", "x"), of("a", "b", "y"))).toEqual(["a", "b", "x", "y"]);
  });

  test("keeps the summary it had where the later save has none", () => {
    const kept = { ...of("a"), summary: "About a" };
    expect(mergeConversations(kept, of("a", "b")).summary).toBe("About a");
  });
});
