import type { SessionType } from "@app/contract/calls/session-shapes";
import type { SavedCounts } from "@app/contract/calls/vault-shapes";
import { AppError } from "@app/contract/errors";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor, newestFirst } from "../../db/keyset.ts";
import { lockPerson, lockSession, type Tx } from "../../db/lock-person.ts";
import { userSessions } from "../../db/schema/sessions.ts";
import { userConversations } from "../../db/schema/vault.ts";
import { isClaimed } from "../../db/turn-claim.ts";
import { nothingBeside } from "./nothing-beside.ts";
import { refreshCounts, refreshCountsWithin } from "./saved-counts.ts";
import { forgetSessionText } from "./session-text.ts";
import { refuseOverVoiceLimit } from "./voice-saves.ts";

type FullRow = typeof userConversations.$inferSelect;
export type UserConversationRow = Omit<FullRow, "encryptedData" | "iv" | "salt">;

export type NewConversation = Pick<
  FullRow,
  "uid" | "id" | "threadId" | "encryptedData" | "iv" | "salt" | "encryptedDates" | "sizeChars"
> & {
  sessionTitle: string;
  sessionType: SessionType | undefined;
  createdAt: Date | undefined;
  /** The revision it is based on; undefined replaces whatever is there. */
  expected: number | undefined;
};

type Saved = { row: UserConversationRow; counts: SavedCounts };
export type SaveOptions = { forget: boolean; now: Date };
export type SessionEnvelope = { encryptedConversation: string; iv: string; salt: string | null };

const { encryptedData, iv, salt, ...listed } = {
  uid: userConversations.uid,
  id: userConversations.id,
  threadId: userConversations.threadId,
  createdAt: userConversations.createdAt,
  updatedAt: userConversations.updatedAt,
  sessionTitle: userConversations.sessionTitle,
  sessionType: userConversations.sessionType,
  encryptedDates: userConversations.encryptedDates,
  revision: userConversations.revision,
  sizeChars: userConversations.sizeChars,
  encryptedData: userConversations.encryptedData,
  iv: userConversations.iv,
  salt: userConversations.salt,
};

const one = (uid: string, id: string) =>
  and(eq(userConversations.uid, uid), eq(userConversations.id, id));
const sessionOf = (uid: string, id: string) =>
  and(eq(userSessions.uid, uid), eq(userSessions.id, id));

const refuseChanged = async (tx: Tx, row: NewConversation): Promise<void> => {
  if (row.expected === undefined) return;
  const [stored] = await tx
    .select({
      revision: userConversations.revision,
      same: sql<boolean>`${userConversations.encryptedData} = ${row.encryptedData}`,
    })
    .from(userConversations)
    .where(one(row.uid, row.id));
  // The same ciphertext again is the first try's answer that was lost on its way.
  if ((stored?.revision ?? 0) !== row.expected && !stored?.same)
    throw new AppError("record_changed");
};

const put = async (tx: Tx, row: NewConversation, now: Date): Promise<UserConversationRow> => {
  await refuseChanged(tx, row);
  const { expected: _expected, sessionType, createdAt, ...fields } = row;
  const changed = { ...fields, updatedAt: now };
  const [written] = await tx
    .insert(userConversations)
    .values({ ...changed, createdAt: createdAt ?? now, ...(sessionType ? { sessionType } : {}) })
    .onConflictDoUpdate({
      target: [userConversations.uid, userConversations.id],
      set: {
        ...changed,
        ...(createdAt ? { createdAt } : {}),
        ...(sessionType ? { sessionType } : {}),
        revision: sql`${userConversations.revision} + 1`,
      },
      setWhere: sql`(${userConversations.threadId}, ${userConversations.encryptedData},
        ${userConversations.sessionTitle}, ${userConversations.encryptedDates}) is distinct from
        (excluded.thread_id, excluded.encrypted_data, excluded.session_title, excluded.encrypted_dates)`,
    })
    .returning(listed);
  const [stored] = written
    ? [written]
    : await tx.select(listed).from(userConversations).where(one(row.uid, row.id));
  if (!stored) throw new Error("a saved conversation vanished under its lock");
  return stored;
};

/** Saved conversations and what the session knows of them. Every change is made with the person locked. */
export const createConversationStore = (db: Db) => {
  type Locked = { tx: Tx; session: Awaited<ReturnType<typeof lockSession>> };
  const change = <Result>(
    uid: string,
    sessionId: string,
    run: (locked: Locked) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      const session = await lockSession(tx, uid, sessionId);
      if (!(await lockPerson(tx, uid))) throw new AppError("authentication_required");
      return run({ tx, session });
    });

  const refuseWhileTalking = (session: Locked["session"], now: Date) => {
    if (isClaimed(session?.turnUntil, now)) throw new AppError("reply_in_progress");
  };

  return {
    page: (uid: string, limit: number, before: Cursor | null, threadId: string | undefined) =>
      db
        .select(listed)
        .from(userConversations)
        .where(
          and(
            eq(userConversations.uid, uid),
            threadId === undefined ? undefined : eq(userConversations.threadId, threadId),
            afterCursor(userConversations.createdAt, userConversations.id, before),
          ),
        )
        .orderBy(...newestFirst(userConversations.createdAt, userConversations.id))
        .limit(limit),

    find: async (uid: string, id: string): Promise<FullRow | undefined> =>
      (await db.select().from(userConversations).where(one(uid, id)))[0],

    save: (row: NewConversation, { forget, now }: SaveOptions) =>
      change(row.uid, row.threadId, async ({ tx, session }): Promise<Saved> => {
        if (forget) refuseWhileTalking(session, now);
        const sessionType = session?.sessionType ?? row.sessionType;
        if (sessionType === "voice") await refuseOverVoiceLimit(tx, row.uid, row.threadId);
        const stored = await put(tx, { ...row, sessionType }, now);
        // The record is the one truth: an older ciphertext beside the session goes.
        await tx
          .update(userSessions)
          .set({ isConversationEncrypted: true, ...nothingBeside })
          .where(sessionOf(row.uid, row.threadId));
        if (session && forget) await forgetSessionText(tx, row.uid, row.threadId, now);
        return { row: stored, counts: await refreshCountsWithin(tx, row.uid) };
      }),

    /** Keeps the ciphertext beside the session itself; undefined without such a session. */
    saveBesideSession: (
      uid: string,
      id: string,
      envelope: SessionEnvelope,
      { forget, now }: SaveOptions,
    ) =>
      change(uid, id, async ({ tx, session }): Promise<SavedCounts | undefined> => {
        if (!session) return undefined;
        if (forget) refuseWhileTalking(session, now);
        if (session.sessionType === "voice") await refuseOverVoiceLimit(tx, uid, id);
        await tx
          .update(userSessions)
          .set({
            isConversationEncrypted: true,
            encryptedConversation: envelope.encryptedConversation,
            encryptedConversationIv: envelope.iv,
            encryptedConversationSalt: envelope.salt,
          })
          .where(sessionOf(uid, id));
        if (forget) await forgetSessionText(tx, uid, id, now);
        return refreshCountsWithin(tx, uid);
      }),

    /** The newest ciphertext of a session: beside it, or its newest record. */
    newestOf: async (uid: string, sessionId: string) => {
      const [beside] = await db
        .select({
          encryptedData: userSessions.encryptedConversation,
          iv: userSessions.encryptedConversationIv,
          salt: userSessions.encryptedConversationSalt,
        })
        .from(userSessions)
        .where(and(sessionOf(uid, sessionId), isNotNull(userSessions.encryptedConversation)));
      if (beside?.encryptedData && beside.iv)
        return { id: null, encryptedData: beside.encryptedData, iv: beside.iv, salt: beside.salt };
      const [record] = await db
        .select({ id: userConversations.id, encryptedData, iv, salt })
        .from(userConversations)
        .where(and(eq(userConversations.uid, uid), eq(userConversations.threadId, sessionId)))
        .orderBy(...newestFirst(userConversations.updatedAt, userConversations.id))
        .limit(1);
      return record;
    },

    remove: async (uid: string, id: string) => {
      const [found] = await db
        .select({ threadId: userConversations.threadId })
        .from(userConversations)
        .where(one(uid, id));
      if (!found) return undefined;
      return change(uid, found.threadId, async ({ tx }): Promise<SavedCounts | undefined> => {
        const [removed] = await tx
          .delete(userConversations)
          .where(one(uid, id))
          .returning({ threadId: userConversations.threadId });
        if (!removed) return undefined;
        // With its last record a session's own ciphertext goes too: removed means nowhere any more.
        await tx
          .update(userSessions)
          .set(nothingBeside)
          .where(
            and(
              sessionOf(uid, removed.threadId),
              sql`not exists (select 1 from user_conversations
                where uid = ${uid} and thread_id = ${removed.threadId})`,
            ),
          );
        return refreshCounts(tx, uid);
      });
    },
  };
};

export type ConversationStore = ReturnType<typeof createConversationStore>;
