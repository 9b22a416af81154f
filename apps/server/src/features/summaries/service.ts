import { createHash } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Session } from "@app/contract/calls/session-shapes";
import type { Summary } from "@app/contract/calls/summaries";
import { AppError } from "@app/contract/errors";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { SummaryRow, SummaryStore } from "./store.ts";

type Calls = Api["summaries"];

export type SummaryServiceParts = {
  store: SummaryStore;
  keys: MessageKeys;
  readSession: (uid: string, id: string) => Promise<Session | undefined>;
  now: () => Date;
};

/** {threadId}-{shortid}; made from the person's own ids, so that two saves at once are one. */
const idOf = (uid: string, threadId: string): string =>
  `${threadId}-${createHash("sha256").update(`${uid}/${threadId}`).digest("hex").slice(0, 8)}`;

export const createSummaryService = ({ store, keys, readSession, now }: SummaryServiceParts) => {
  const summaryOf = (row: SummaryRow): Summary => ({
    id: row.id,
    threadId: row.threadId,
    timestamp: row.timestamp.toISOString(),
    title: keys.open(row.title, places.summaryTitle(row.uid, row.id)),
    message: keys.open(row.message, places.summaryMessage(row.uid, row.id)),
  });

  return {
    list: async (uid: string, { limit, before }: Input<Calls["list"]>) => {
      const rows = await store.page(uid, limit + 1, decodeCursor(before));
      const { page, next_before } = cutPage(rows, limit, (row) => ({
        at: row.timestamp,
        id: row.id,
      }));
      return { summaries: page.map(summaryOf), next_before };
    },

    save: async (uid: string, { threadId, title, message }: Input<Calls["save"]>) => {
      // One that came along from another uid keeps the id it was given there.
      const id = (await store.idOfThread(uid, threadId)) ?? idOf(uid, threadId);
      const row: SummaryRow = {
        uid,
        id,
        threadId,
        timestamp: now(),
        title: keys.seal(title, places.summaryTitle(uid, id)),
        message: keys.seal(message, places.summaryMessage(uid, id)),
      };
      const saved = await store.save(row, keys.seal(title, places.title(uid, threadId)));
      const session = saved ? await readSession(uid, threadId) : undefined;
      if (!session) throw new AppError("session_not_found");
      return { summary: summaryOf(row), session };
    },

    remove: async (uid: string, id: string) => {
      if (!(await store.remove(uid, id))) throw new AppError("not_found");
      return { removed: true as const };
    },
  };
};

export type SummaryService = ReturnType<typeof createSummaryService>;
