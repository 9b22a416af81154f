import { randomUUID } from "node:crypto";
import type { Memory } from "@app/companion/companion";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { MemoryItem } from "@app/contract/calls/memory";
import type { Session } from "@app/contract/calls/session-shapes";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { MemoryRow, MemoryStore } from "./store.ts";

type Calls = Api["memory"];

export type MemoryServiceParts = {
  store: MemoryStore;
  keys: MessageKeys;
  readSession: (uid: string, id: string) => Promise<Session | undefined>;
  now: () => Date;
};

export const createMemoryService = ({ store, keys, readSession, now }: MemoryServiceParts) => {
  const messageOf = (row: MemoryRow) => keys.open(row.body, places.memory(row.uid, row.id));

  const itemOf = (row: MemoryRow): MemoryItem => ({
    id: row.id,
    message: messageOf(row),
    source:
      row.sourceSessionId && row.sourceDate
        ? {
            session_id: row.sourceSessionId,
            title: row.sourceTitle
              ? keys.open(row.sourceTitle, places.memorySource(row.uid, row.id))
              : null,
            date: row.sourceDate.toISOString(),
          }
        : null,
    created_at: row.createdAt.toISOString(),
  });

  return {
    list: async (uid: string) => ({
      memory_enabled: await store.isOn(uid),
      items: (await store.all(uid)).map(itemOf),
    }),

    keep: async (uid: string, { message, session_id }: Input<Calls["keep"]>) => {
      if (!(await store.isOn(uid))) throw new AppError("memory_off");
      if ((await store.count(uid)) >= limits.memory.maxItems)
        throw new AppError("invalid_input", {
          problem: `That is ${limits.memory.maxItems} already. Forget something first`,
        });
      const source = session_id ? await readSession(uid, session_id) : undefined;
      if (session_id && !source) throw new AppError("session_not_found");
      const id = randomUUID();
      const row: MemoryRow = {
        uid,
        id,
        body: keys.seal(message, places.memory(uid, id)),
        sourceSessionId: source?.id ?? null,
        sourceTitle: source?.summary_title
          ? keys.seal(source.summary_title, places.memorySource(uid, id))
          : null,
        sourceDate: source ? new Date(source.created_at) : null,
        createdAt: now(),
      };
      await store.add(row);
      return { item: itemOf(row) };
    },

    change: async (uid: string, { id, message }: Input<Calls["change"]>) => {
      const row = await store.change(uid, id, keys.seal(message, places.memory(uid, id)));
      if (!row) throw new AppError("not_found");
      return { item: itemOf(row) };
    },

    remove: async (uid: string, id: string) => {
      if (!(await store.remove(uid, id))) throw new AppError("not_found");
      return { removed: true as const };
    },

    isOn: store.isOn,
    turn: store.turn,

    /** What may be used in a conversation. The switch itself deletes, so what is there may be used. */
    memoriesOf: async (uid: string): Promise<Memory[]> =>
      (await store.all(uid)).map((row) => ({ id: row.id, message: messageOf(row) })),
  };
};

export type MemoryService = ReturnType<typeof createMemoryService>;
