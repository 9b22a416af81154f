import type { Api } from "@app/contract/api";
import { ApiError, type Client } from "@app/contract/client";
import { api } from "../api.ts";
import { type Identity, identity } from "../identity/identity.ts";
import { type StoredItem, storage } from "../storage.ts";

/** The proof of an anonymous sign-in, kept until what it had is in the account. */
type Move = { anonymous_uid: string; link: string; session_id: string | null };

type Moved = { sessionId: string | null };

export type SessionMover = {
  /** Asks for the proof while the anonymous sign-in is live. False: there is nothing to bring along. */
  prepare: (sessionId: string | null) => Promise<boolean>;
  /** Takes everything over into the account that is signed in by now. Null: nothing waits. */
  finish: () => Promise<Moved | null>;
  /** The sign-in did not change, so nothing moves. */
  drop: () => void;
};

type MoverSettings = {
  calls: Pick<Client<Api>["account"], "lastSession" | "migrationLink" | "migrateSessions">;
  identity: Pick<Identity, "token" | "uid" | "isAnonymous">;
  item: Pick<StoredItem<string>, "get" | "set" | "remove">;
  wait: (ms: number) => Promise<void>;
};

/** A reply that is still being written is waited for, as long as a claim on a session can hold. */
const busyRetryMs = 1_000;
const busyRetries = 30;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const parse = (text: string | undefined): Move | null => {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!isRecord(value)) return null;
    const { anonymous_uid, link, session_id } = value;
    if (typeof anonymous_uid !== "string" || typeof link !== "string") return null;
    return { anonymous_uid, link, session_id: typeof session_id === "string" ? session_id : null };
  } catch {
    return null;
  }
};

const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

export const createSessionMover = ({
  calls,
  identity,
  item,
  wait,
}: MoverSettings): SessionMover => {
  let finishing: Promise<Moved | null> | undefined;

  const lastSession = async (): Promise<string | null> => {
    try {
      return Object.values(await calls.lastSession({}))[0] ?? null;
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  };

  const migrate = async (move: Move, newUid: string): Promise<Moved> => {
    const { session_id, ...proof } = move;
    for (let busy = 0; ; busy++) {
      try {
        const moved = await calls.migrateSessions({
          ...proof,
          new_uid: newUid,
          ...(session_id ? { session_id } : {}),
        });
        return { sessionId: moved.session_id };
      } catch (error) {
        const replying = error instanceof ApiError && error.code === "reply_in_progress";
        if (!replying || busy >= busyRetries) throw error;
        await wait(busyRetryMs);
      }
    }
  };

  const finish = async (): Promise<Moved | null> => {
    const move = parse(item.get());
    if (!move || !(await identity.token())) return null;
    const uid = identity.uid();
    if (!uid || identity.isAnonymous() !== false) return null;
    try {
      const moved = await migrate(move, uid);
      item.remove();
      return moved;
    } catch (error) {
      // A proof that is refused stays refused; anything else may work the next time.
      if (hasStatus(error, 400, 403)) item.remove();
      throw error;
    }
  };

  return {
    prepare: async (sessionId) => {
      if (!(await identity.token()) || identity.isAnonymous() !== true) return false;
      const [session_id, { anonymous_uid, link }] = await Promise.all([
        sessionId ?? lastSession(),
        calls.migrationLink({}),
      ]);
      item.set(JSON.stringify({ anonymous_uid, link, session_id } satisfies Move));
      return true;
    },
    finish: () => {
      finishing ??= finish().finally(() => {
        finishing = undefined;
      });
      return finishing;
    },
    drop: item.remove,
  };
};

export const sessionMover = createSessionMover({
  calls: api.account,
  identity,
  item: storage.moving,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
