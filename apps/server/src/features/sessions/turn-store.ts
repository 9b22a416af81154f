import type { Language } from "@app/contract/languages";
import type { Writer } from "@app/contract/reply-events";
import { and, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { userSettings, users } from "../../db/schema/people.ts";
import { sessionMessages, userSessions } from "../../db/schema/sessions.ts";
import { claimMs, latestClaim } from "../../db/turn-claim.ts";
import { createLeaning } from "./leaning.ts";

export type MessageRow = typeof sessionMessages.$inferSelect;

export type SessionRef = { uid: string; sessionId: string };
/** A claim on a session's next turn: nobody else writes to it meanwhile. */
export type TurnClaim = SessionRef & { seq: number };

export type NewMessage = {
  id: string;
  body: Buffer;
  uiHidden: boolean;
  clientMessageId: string;
};

export type StoredReply = {
  id: string;
  body: Buffer;
  state: Buffer | null;
  status: "complete" | "interrupted";
  writer: Writer | null;
  createdAt: Date;
};

/** Long before the claim runs out: two renewals may fail, and the third still comes in time. */
export const claimRenewMs = 6_000;

/** Enough for any talk of a month; what does not fit a model is fitted by the companion. */
export const historyRows = 400;

const said = alias(sessionMessages, "said");
const answered = alias(sessionMessages, "answered");

/** The turns of a session: four queries for a message and its reply, none per token. */
export const createTurnStore = (db: Db) => {
  const opening = db
    .select({
      session: userSessions,
      isPaid: users.isPaid,
      isPro: users.isPro,
      memoryEnabled: users.memoryEnabled,
      messagesToday: users.messagesToday,
      messagesDay: users.messagesDay,
      country: userSettings.country,
      language: userSettings.language,
      said: { seq: said.seq, body: said.body, id: said.id },
      answer: {
        id: answered.id,
        status: answered.status,
        body: answered.body,
        state: answered.state,
        writer: answered.writer,
      },
    })
    .from(userSessions)
    .leftJoin(users, eq(users.uid, userSessions.uid))
    .leftJoin(userSettings, eq(userSettings.uid, userSessions.uid))
    .leftJoin(
      said,
      and(
        eq(said.uid, userSessions.uid),
        eq(said.sessionId, userSessions.id),
        eq(said.clientMessageId, sql.placeholder("clientMessageId")),
      ),
    )
    .leftJoin(
      answered,
      and(
        eq(answered.uid, userSessions.uid),
        eq(answered.sessionId, userSessions.id),
        eq(answered.seq, sql`${said.seq} + 1`),
      ),
    )
    .where(
      and(eq(userSessions.uid, sql.placeholder("uid")), eq(userSessions.id, sql.placeholder("id"))),
    )
    .prepare("turn_opening");

  const history = db
    .select({
      ...getTableColumns(sessionMessages),
      // The newest is all that anybody needs, and the states of a long talk are more than its words.
      state: sql<Buffer | null>`case when ${sessionMessages.seq} = (
        select max(kept.seq) from session_messages as kept
        where kept.uid = ${sql.placeholder("uid")}
          and kept.session_id = ${sql.placeholder("sessionId")}
          and kept.seq < ${sql.placeholder("before")} and kept.state is not null
      ) then ${sessionMessages.state} end`,
    })
    .from(sessionMessages)
    .where(
      and(
        eq(sessionMessages.uid, sql.placeholder("uid")),
        eq(sessionMessages.sessionId, sql.placeholder("sessionId")),
        lt(sessionMessages.seq, sql.placeholder("before")),
      ),
    )
    .orderBy(desc(sessionMessages.seq))
    .limit(sql.placeholder("limit"))
    .prepare("turn_history");

  const free = (place: SessionRef, now: Date) =>
    sql`uid = ${place.uid} and id = ${place.sessionId} and ended_at is null and expires_at > ${now}
        and (turn_until is null or turn_until < ${now} or turn_until > ${latestClaim(now)})`;
  const until = (now: Date) => new Date(now.getTime() + claimMs);
  /** Stores a reply in the session that `living` found; one that is complete stays as it is. */
  const storing = (claim: TurnClaim, reply: StoredReply) => sql`
    insert into session_messages
      (uid, session_id, seq, id, role, body, state, status, writer, created_at)
    select uid, id, ${claim.seq + 1}::int, ${reply.id}, 'assistant', ${reply.body}::bytea,
      ${reply.state}::bytea, ${reply.status}, ${JSON.stringify(reply.writer)}::jsonb, ${reply.createdAt}::timestamptz
    from living
    on conflict (uid, session_id, seq) do update
    set id = excluded.id, body = excluded.body, state = excluded.state, status = excluded.status,
        writer = excluded.writer, created_at = excluded.created_at
    where session_messages.status <> 'complete'`;

  return {
    /** Session, limits, and what this client message id already led to. */
    open: async (place: SessionRef, clientMessageId: string) =>
      (await opening.execute({ uid: place.uid, id: place.sessionId, clientMessageId }))[0],

    /** Messages before a place in the order, oldest first; only the newest state is among them. */
    before: async (place: SessionRef, before: number, limit: number): Promise<MessageRow[]> =>
      (await history.execute({ ...place, before, limit })).reverse(),

    /** Takes the turn and stores the person's message in one statement, or answers undefined. */
    claimWithMessage: async (
      place: SessionRef,
      expectedSeq: number,
      message: NewMessage,
      now: Date,
    ): Promise<TurnClaim | undefined> => {
      const { rows } = await db.execute<{ seq: number }>(sql`
        with claimed as (
          update user_sessions
          set turn_seq = next_seq, next_seq = next_seq + 2, turn_until = ${until(now)},
              last_updated = ${now}, last_message_at = ${now}
          where ${free(place, now)} and next_seq = ${expectedSeq}
          returning turn_seq
        ), counted as (
          update users
          set messages_today = case when messages_day = ${now.toISOString().slice(0, 10)}::date
                then messages_today + 1 else 1 end,
              messages_day = ${now.toISOString().slice(0, 10)}::date
          where uid = ${place.uid} and exists (select 1 from claimed)
        )
        insert into session_messages
          (uid, session_id, seq, id, role, body, status, ui_hidden, client_message_id, created_at)
        select ${place.uid}, ${place.sessionId}, turn_seq, ${message.id}, 'user', ${message.body},
          'complete', ${message.uiHidden}, ${message.clientMessageId}, ${now} from claimed
        returning seq`);
      const [row] = rows;
      return row && { ...place, seq: row.seq };
    },

    /** Takes the turn again for a message that was stored but not answered in full. */
    claimAgain: async (
      place: SessionRef,
      seq: number,
      now: Date,
    ): Promise<TurnClaim | undefined> => {
      const { rowCount } = await db.execute(sql`
        update user_sessions
        set turn_seq = ${seq}, turn_until = ${until(now)}, last_updated = ${now}
        where ${free(place, now)}`);
      return rowCount ? { ...place, seq } : undefined;
    },

    /** Takes the turn for words that answer no message: the closing. */
    claimClosing: async (place: SessionRef, now: Date): Promise<TurnClaim | undefined> => {
      const { rows } = await db.execute<{ seq: number }>(sql`
        update user_sessions
        set turn_seq = next_seq, next_seq = next_seq + 2, turn_until = ${until(now)},
            last_updated = ${now}
        where ${free(place, now)} returning turn_seq as seq`);
      const [row] = rows;
      return row && { ...place, seq: row.seq };
    },

    /** Keeps the turn, and what was said so far: a server that is killed stores nothing any more. */
    renew: async (claim: TurnClaim, half: StoredReply | null, now: Date): Promise<void> => {
      await db.execute(sql`
        with living as (
          update user_sessions set turn_until = ${until(now)}
          where uid = ${claim.uid} and id = ${claim.sessionId} and turn_seq = ${claim.seq}
          returning uid, id
        )
        ${half ? storing(claim, half) : sql`select 1`}`);
    },

    /**
     * Stores what was said and gives the turn back; with nothing said, only gives it back.
     * Where the session is gone meanwhile, with its person or its text, nothing is stored.
     */
    finish: async (
      claim: TurnClaim,
      reply: StoredReply | null,
      session: { lastDisclosedAt: Date | null; endedAt: Date | null; title: Buffer | null },
      now: Date,
    ): Promise<void> => {
      const stored = reply ? storing(claim, reply) : sql`select 1`;
      // The update goes by way of the lock: run before it, it would hide the row from it.
      await db.execute(sql`
        with living as (
          select uid, id from user_sessions
          where uid = ${claim.uid} and id = ${claim.sessionId} and expires_at > ${now}
          for no key update
        ), stored as (${stored})
        update user_sessions
        set turn_seq = null, turn_until = null, last_updated = ${now},
            last_disclosed_at = coalesce(${session.lastDisclosedAt}, last_disclosed_at),
            ended_at = coalesce(${session.endedAt}, ended_at),
            summary_title = coalesce(${session.title}, summary_title)
        from living
        where user_sessions.uid = living.uid and user_sessions.id = living.id
          and turn_seq = ${claim.seq}`);
    },

    /** What an exchange asked, and what was said to it: its reply, or words that answered nobody. */
    exchange: async (
      { uid, sessionId }: SessionRef,
      exchangeId: string,
    ): Promise<{ asked: MessageRow | null; reply: MessageRow | null }> => {
      const here = and(eq(sessionMessages.uid, uid), eq(sessionMessages.sessionId, sessionId));
      const rows = await db
        .select()
        .from(sessionMessages)
        .where(
          and(
            here,
            or(
              eq(sessionMessages.clientMessageId, exchangeId),
              and(eq(sessionMessages.id, exchangeId), eq(sessionMessages.role, "assistant")),
              sql`${sessionMessages.seq} = (select seq + 1 from session_messages as asked
                where asked.uid = ${uid} and asked.session_id = ${sessionId}
                  and asked.client_message_id = ${exchangeId})`,
            ),
          ),
        )
        .orderBy(sessionMessages.seq);
      return {
        asked: rows.find(({ role }) => role === "user") ?? null,
        reply: rows.find(({ role }) => role === "assistant") ?? null,
      };
    },

    /** Ends a reply where it was spoken into; it is not written anew, so it counts as complete. */
    cutReply: async (
      { uid, sessionId }: SessionRef,
      { id, body, heardChars }: { id: string; body: Buffer; heardChars: number },
    ): Promise<MessageRow | undefined> => {
      const [row] = await db
        .update(sessionMessages)
        .set({ body, heardChars, status: "complete" })
        .where(
          and(
            eq(sessionMessages.uid, uid),
            eq(sessionMessages.sessionId, sessionId),
            eq(sessionMessages.id, id),
            eq(sessionMessages.role, "assistant"),
            or(isNull(sessionMessages.heardChars), gt(sessionMessages.heardChars, heardChars)),
          ),
        )
        .returning();
      return row;
    },

    /** Counts a message that is answered without being stored. */
    count: async (uid: string, now: Date) => {
      const day = now.toISOString().slice(0, 10);
      const { rows } = await db.execute<{
        messages_today: number;
        is_paid: boolean;
        is_pro: boolean;
        country: string | null;
        language: Language | null;
      }>(sql`
        update users
        set messages_today = case when messages_day = ${day}::date then messages_today + 1 else 1 end,
            messages_day = ${day}::date
        where uid = ${uid} returning messages_today, is_paid, is_pro,
          (select country from user_settings where user_settings.uid = users.uid) as country,
          (select language from user_settings where user_settings.uid = users.uid) as language`);
      return rows[0];
    },

    leansOnIt: createLeaning(db),
  };
};

export type TurnStore = ReturnType<typeof createTurnStore>;
