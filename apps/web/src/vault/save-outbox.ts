import type { Api } from "@app/contract/api";
import type { SessionType } from "@app/contract/calls/session-shapes";
import { ApiError, type Client } from "@app/contract/client";
import { neutralTitle } from "@app/contract/neutral-title";
import type { SealedRecord } from "@app/vault/records/record";
import { isConnectionError, type Problem, problemOf } from "../errors/problem.ts";
import { createStore, type Store } from "../state/store.ts";
import type { BrowserDatabase } from "./browser-database.ts";

type Common = {
  uid: string;
  recordId: string;
  /** Sealed before it is put here: nothing in this list can be read without the vault's key. */
  sealed: SealedRecord;
  createdAt: string;
  queuedAtMs: number;
  /** It was sent at least once, and nobody knows whether it arrived. */
  tried: boolean;
  /** Why the server will not take it as it is. */
  refused: Problem | null;
};

export type ConversationSave = Common & {
  what: "conversation";
  threadId: string;
  sessionType: SessionType;
  /** Its title, sealed by itself for lists. */
  heading: string;
  /** The revision it was made from; 0 when there was none. */
  revision: number;
  /** Also removes the server's readable copy, in the same step. */
  forget: boolean;
};

type RecordSave = Common & { what: "record"; kind: string };

type Save = ConversationSave | RecordSave;
type NotYet = "queuedAtMs" | "tried" | "refused";
/** A save as it is asked for. */
export type NewSave = Omit<ConversationSave, NotYet> | Omit<RecordSave, NotYet>;

type OutboxState = {
  waiting: readonly Save[];
  /** The browser keeps nothing: what waits is gone when the page is closed. */
  lasting: boolean;
};

/** changed: a newer one lies there; it takes the open vault to bring both together. */
export type SaveResult = "saved" | "waiting" | "changed" | "refused";

export type SaveOutbox = Pick<Store<OutboxState>, "state" | "subscribe"> & {
  /** Keeps them, all or none, then sends them. */
  save: (saves: readonly NewSave[]) => Promise<SaveResult>;
  /** Sends what waits. */
  flush: () => Promise<void>;
  discard: (save: Save) => Promise<void>;
};

export type SaveOutboxSettings = {
  calls: Pick<Client<Api>["vault"], "updateEncrypted" | "saveConversation" | "saveRecord">;
  database: BrowserDatabase;
  /** Where the browser keeps nothing. */
  memory: BrowserDatabase;
  uid: () => Promise<string | null>;
  nowMs: () => number;
  /** Runs the work in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Makes one of two; undefined while the vault is locked. */
  merge: (save: ConversationSave) => Promise<ConversationSave | undefined>;
  later: (work: () => void, ms: number) => void;
};

const retryAfterMs = { first: 15_000, longest: 5 * 60_000 };

const keyOf = (save: Pick<NewSave, "uid" | "what" | "recordId"> & { kind?: string }) =>
  [save.uid, save.kind ?? save.what, save.recordId].join("/");

const isSave = (value: unknown): value is Save =>
  typeof value === "object" && value !== null && "sealed" in value && "recordId" in value;

const isSame = (save: Save) => (value: unknown) =>
  isSave(value) && value.sealed.encryptedData === save.sealed.encryptedData;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** Time helps: no line, a server in trouble, a sign-in that has to be renewed, a reply still being written. */
const passes = (error: unknown): boolean =>
  isConnectionError(error) ||
  codeOf(error) === "reply_in_progress" ||
  (error instanceof ApiError && (error.status >= 500 || [401, 408, 429].includes(error.status)));

export const createSaveOutbox = (settings: SaveOutboxSettings): SaveOutbox => {
  const { calls } = settings;
  const store = createStore<OutboxState>({ waiting: [], lasting: true });
  let database = settings.database;
  let retryMs: number = retryAfterMs.first;
  let timed = false;

  const put = async (saves: readonly Save[]): Promise<void> => {
    const entries = saves.map((save) => [keyOf(save), save] as const);
    try {
      await database.putAll("saves", entries);
    } catch {
      database = settings.memory;
      store.set({ lasting: false });
      await database.putAll("saves", entries);
    }
  };

  const waitingOf = async (uid: string): Promise<Save[]> => {
    const kept: unknown[] = await database.all("saves").catch(() => []);
    return kept
      .filter(isSave)
      .filter((save) => save.uid === uid)
      .sort((a, b) => a.queuedAtMs - b.queuedAtMs);
  };

  const refresh = async (): Promise<void> => {
    const uid = await settings.uid().catch(() => null);
    store.set({ waiting: uid ? await waitingOf(uid) : [] });
  };

  const sendConversation = async (save: ConversationSave): Promise<void> => {
    const { recordId, threadId, sessionType, createdAt, sealed, forget, revision } = save;
    const about = {
      sessionTitle: neutralTitle,
      sessionType,
      createdAt,
      encryptedDates: save.heading,
    };
    if (revision === 0 && !save.tried) {
      try {
        await calls.updateEncrypted({
          id: threadId,
          encrypted_conversation: sealed.encryptedData,
          iv: sealed.iv,
          salt: sealed.salt,
          conversation: { id: recordId, ...about },
          forget,
        });
        return;
      } catch (error) {
        // A session this server does not know, or no longer: the record alone is kept then.
        if (codeOf(error) !== "session_not_found") throw error;
      }
    }
    await calls.saveConversation({
      id: recordId,
      threadId,
      ...about,
      ...sealed,
      revision,
      forget,
    });
  };

  const send = (save: Save): Promise<unknown> =>
    save.what === "conversation"
      ? sendConversation(save)
      : calls.saveRecord({
          kind: save.kind,
          id: save.recordId,
          createdAt: save.createdAt,
          ...save.sealed,
        });

  const attempt = async (save: Save): Promise<SaveResult> => {
    try {
      // Noted first: should the tab close in between, the next try asks before it writes.
      if (!save.tried) await put([{ ...save, tried: true }]);
      await send(save);
      await database.removeIf("saves", keyOf(save), isSame(save));
      return "saved";
    } catch (error) {
      if (codeOf(error) === "record_changed" && save.what === "conversation") {
        const merged = await settings.merge(save).catch(() => undefined);
        if (!merged) return "changed";
        await put([merged]);
        return attempt(merged);
      }
      if (passes(error)) return "waiting";
      await put([{ ...save, tried: true, refused: problemOf(error) }]);
      return "refused";
    }
  };

  const again = (): void => {
    if (timed) return;
    timed = true;
    settings.later(() => {
      timed = false;
      void flush();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, retryAfterMs.longest);
  };

  const flush = async (): Promise<void> => {
    const uid = await settings.uid().catch(() => null);
    if (!uid) return;
    await settings.alone(async () => {
      const results = new Set<SaveResult>();
      const queue = await waitingOf(uid);
      // Shown before it is sent: a list that was read meanwhile is read again once it is gone.
      store.set({ waiting: queue });
      for (const save of queue) if (!save.refused) results.add(await attempt(save));
      if (results.has("waiting")) again();
      else retryMs = retryAfterMs.first;
    });
    await refresh();
  };

  return {
    state: store.state,
    subscribe: store.subscribe,
    save: async (saves) => {
      const queuedAtMs = settings.nowMs();
      const kept = saves.map((save) => ({ ...save, queuedAtMs, tried: false, refused: null }));
      await put(kept);
      await flush();
      const left = store
        .state()
        .waiting.filter((waiting) => kept.some((save) => keyOf(save) === keyOf(waiting)));
      if (left.some(({ refused }) => refused)) return "refused";
      return left.length > 0 ? "waiting" : "saved";
    },
    flush,
    discard: async (save) => {
      await database.removeIf("saves", keyOf(save), isSame(save));
      await refresh();
    },
  };
};
