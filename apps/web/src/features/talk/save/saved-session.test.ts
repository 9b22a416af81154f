import { ApiError } from "@app/contract/client";
import type { SavedConversation } from "@app/vault/records/saved-conversation";
import { describe, expect, test } from "vitest";
import { type OpenSettings, openSession } from "../open-session.ts";

const saved: SavedConversation = {
  title: "The call",
  createdAt: "2026-09-01T10:00:00.000Z",
  messages: [
    { role: "assistant", content: "Hello" },
    { role: "user", content: "Hi" },
  ],
};

const opening = (status: number, kept: SavedConversation | undefined) => {
  const settings: OpenSettings = {
    sessions: {
      read: async () => {
        throw new ApiError("gone", status, { code: "session_gone" });
      },
    } as unknown as OpenSettings["sessions"], // nothing else is called
    identity: {
      token: async () => "token",
      ensureSignedIn: async () => "token",
      isAnonymous: () => true,
      hasEnded: () => false,
    },
    localHour: () => 9,
    signal: new AbortController().signal,
    saved: () => kept,
  };
  return openSession({ kind: "session", id: "session-1" }, settings);
};

describe("a conversation opened from the vault", () => {
  test.each([404, 410])("goes on where the server answers %i", async (status) => {
    const { session, messages } = await opening(status, saved);
    expect(session).toMatchObject({ id: "session-1", status: "active" });
    expect(messages.map(({ content }) => content)).toEqual(["Hello", "Hi"]);
  });

  test("does not stand in for a server in trouble", async () => {
    await expect(opening(503, saved)).rejects.toMatchObject({ status: 503 });
  });

  test("that nobody opened stays gone", async () => {
    await expect(opening(410, undefined)).rejects.toMatchObject({ status: 410 });
  });
});
