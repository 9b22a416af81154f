import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Session } from "@app/contract/calls/session-shapes";
import type { SavedConversationEntry } from "@app/contract/calls/vault-shapes";
import { AppError } from "@app/contract/errors";
import { neutralTitle } from "@app/contract/neutral-title";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import type { ConversationStore, UserConversationRow } from "./conversation-store.ts";
import { notAfter } from "./not-after.ts";

type Calls = Api["vault"];

export type ConversationServiceParts = {
  store: ConversationStore;
  readSession: (uid: string, id: string) => Promise<Session | undefined>;
  now: () => Date;
};

const savedOf = (row: UserConversationRow): SavedConversationEntry => ({
  id: row.id,
  threadId: row.threadId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  sessionTitle: row.sessionTitle ?? neutralTitle,
  sessionType: row.sessionType,
  encryptedDates: row.encryptedDates,
  revision: row.revision,
  sizeChars: row.sizeChars,
});

export const createConversationService = (parts: ConversationServiceParts) => {
  const { store, readSession, now } = parts;

  const save = async (
    uid: string,
    { forget, revision, ...given }: Omit<Input<Calls["saveConversation"]>, "uid">,
  ) => {
    const at = now();
    const { row, counts } = await store.save(
      {
        ...given,
        uid,
        sessionType: given.sessionType,
        encryptedDates: given.encryptedDates ?? null,
        sizeChars: given.encryptedData.length,
        createdAt: notAfter(given.createdAt, at),
        expected: revision,
      },
      { forget, now: at },
    );
    return { conversation: savedOf(row), counts };
  };

  return {
    list: async (uid: string, { limit, before, threadId }: Input<Calls["listConversations"]>) => {
      const rows = await store.page(uid, limit + 1, decodeCursor(before), threadId);
      const { page, next_before } = cutPage(rows, limit, (row) => ({
        at: row.createdAt,
        id: row.id,
      }));
      return { conversations: page.map(savedOf), next_before };
    },

    read: async (uid: string, id: string) => {
      const row = await store.find(uid, id);
      if (!row) throw new AppError("not_found");
      const { encryptedData, iv, salt } = row;
      return { ...savedOf(row), encryptedData, iv, salt };
    },

    save: async (uid: string, input: Input<Calls["saveConversation"]>) => ({
      ...(await save(uid, input)),
      session: (await readSession(uid, input.threadId)) ?? null,
    }),

    remove: async (uid: string, id: string) => {
      const counts = await store.remove(uid, id);
      if (!counts) throw new AppError("not_found");
      return { removed: true as const, counts };
    },

    updateEncrypted: async (uid: string, input: Input<Calls["updateEncrypted"]>) => {
      const { id, iv, salt, conversation, forget } = input;
      const requireSession = async (): Promise<Session> => {
        const session = await readSession(uid, id);
        if (!session) throw new AppError("session_not_found");
        return session;
      };
      if (!conversation) {
        const envelope = {
          encryptedConversation: input.encrypted_conversation,
          iv,
          salt: salt ?? null,
        };
        const counts = await store.saveBesideSession(uid, id, envelope, { forget, now: now() });
        if (!counts) throw new AppError("session_not_found");
        return { session: await requireSession(), conversation: null, counts };
      }
      if (!salt) throw new AppError("encrypted_text_incomplete");
      await requireSession();
      const saved = await save(uid, {
        ...conversation,
        threadId: id,
        encryptedData: input.encrypted_conversation,
        iv,
        salt,
        forget,
        revision: undefined,
      });
      return { ...saved, session: await requireSession() };
    },

    readEncrypted: async (uid: string, id: string) => {
      const newest = await store.newestOf(uid, id);
      if (!newest)
        throw new AppError((await readSession(uid, id)) ? "not_found" : "session_not_found");
      return {
        session_id: id,
        conversation_id: newest.id,
        encrypted_conversation: newest.encryptedData,
        iv: newest.iv,
        salt: newest.salt,
      };
    },
  };
};

export type ConversationService = ReturnType<typeof createConversationService>;
