import { describe, expect, test } from "vitest";
import type { NewSave } from "../../../vault/save-outbox.ts";
import type { Conversation } from "../conversation.ts";
import type { Item } from "../talk-items.ts";
import { type SaveSettings, saveConversation } from "./save-conversation.ts";

const speech = (role: "user" | "assistant", content: string, hidden = false): Item => ({
  kind: "speech",
  key: content,
  role,
  content,
  status: "complete",
  clientMessageId: null,
  hidden,
  writer: null,
});

/** A page that shows the newest part, and gets the rest when it is asked. */
const conversationOf = (older: Item[], newest: Item[]) => {
  let state = {
    session: { id: "session-1", session_type: "text", created_at: "2026-11-01T10:00:00.000Z" },
    items: newest,
    olderBefore: older.length > 0 ? "cursor" : null,
    stateless: false,
  };
  return {
    id: "session-1",
    state: () => state,
    loadOlder: async () => {
      state = { ...state, items: [...older, ...state.items], olderBefore: null };
    },
  } as unknown as Conversation; // what saving reads of it
};

/** Sealed is JSON here, so that a test can read it. */
const make = (stored: { revision: number; value: unknown } | null) => {
  const saves: NewSave[] = [];
  const settings: SaveSettings = {
    vault: {
      state: () => ({ status: "open", uid: "ada", wrap: null, lockedBy: null, trouble: null }),
      seal: async (_kind, _id, value) => ({
        encryptedData: JSON.stringify(value),
        iv: "iv",
        salt: "salt",
      }),
      open: async (_kind, _id, { encryptedData }) => JSON.parse(encryptedData),
    },
    outbox: {
      save: async (asked) => {
        saves.push(...asked);
        return "saved";
      },
    },
    calls: {
      listConversations: async ({ threadId = "" }) => ({
        conversations: stored ? [{ id: threadId } as never] : [], // the rest is not read
        next_before: null,
      }),
      readConversation: async ({ id }) => {
        // Whoever asks for what is not there has an error in the browser's console.
        if (!stored) throw new Error("asked for what was never saved");
        return {
          id,
          revision: stored.revision,
          encryptedData: JSON.stringify(stored.value),
        } as never; // the rest is not read
      },
    },
  };
  const wordsOf = (save: NewSave | undefined) =>
    JSON.parse(save?.sealed.encryptedData ?? "{}").messages?.map(
      ({ content }: { content: string }) => content,
    );
  return { settings, saves, wordsOf };
};

const toSave = { title: "The call", summary: null, actions: [], forget: false };

describe("saving a conversation", () => {
  test("takes the whole of it, without what the page said for the person", async () => {
    const { settings, saves, wordsOf } = make(null);
    const page = conversationOf(
      [speech("assistant", "Hello")],
      [speech("user", "Hi"), speech("user", "Sum it up", true)],
    );
    await saveConversation(page, toSave, settings);
    expect(wordsOf(saves[0])).toEqual(["Hello", "Hi"]);
    expect(saves[0]).toMatchObject({ what: "conversation", revision: 0, recordId: "session-1" });
  });

  test("brings a summary along, sealed by itself", async () => {
    const { settings, saves } = make(null);
    const page = conversationOf([], [speech("user", "Hi")]);
    await saveConversation(page, { ...toSave, summary: "About Nina" }, settings);
    expect(saves.map((save) => (save.what === "record" ? save.kind : save.what))).toEqual([
      "conversation",
      "summary",
    ]);
  });

  test("again goes on from what was saved, and says what it was made from", async () => {
    const value = {
      title: "Before",
      createdAt: "2026-11-01T10:00:00.000Z",
      messages: [
        { role: "user", content: "Hi" },
        { role: "user", content: "From another tab" },
      ],
    };
    const { settings, saves, wordsOf } = make({ revision: 3, value });
    await saveConversation(conversationOf([], [speech("user", "Hi")]), toSave, settings);
    expect(saves[0]).toMatchObject({ revision: 3 });
    expect(wordsOf(saves[0])).toEqual(["Hi", "From another tab"]);
  });
});
