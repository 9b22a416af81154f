import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, cutPage, decodeCursor, newestFirst } from "../../db/keyset.ts";
import type { Tx } from "../../db/lock-person.ts";
import { boardEvents, boardHeard, boardPace, boardThoughts } from "../../db/schema/board.ts";

export type ThoughtRow = typeof boardThoughts.$inferSelect;

/** What every server listens to: the number of a new event, or `heard` and a thought's id. */
export const boardChannel = "board";
export const heardPrefix = "heard/";

/**
 * Numbers are drawn and committed under this lock, one transaction after the other. Whoever has read
 * number n can never meet a smaller one later: a number that is drawn early and committed late would be
 * a thought that every reader misses.
 */
export const eventLock = 730_062;

const isShown = (now: Date) => and(eq(boardThoughts.state, "shown"), gt(boardThoughts.goneAt, now));

export const createBoardStore = (db: Db) => {
  /** Until the transaction ends nobody else draws a number. */
  const lockEvents = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${eventLock})`);

  const addEvent = async (
    tx: Tx,
    kind: "shown" | "gone",
    thoughtId: string,
    at: Date,
  ): Promise<void> => {
    const [event] = await tx
      .insert(boardEvents)
      .values({ kind, thoughtId, at })
      .returning({ seq: boardEvents.seq });
    await tx.execute(sql`select pg_notify(${boardChannel}, ${String(event?.seq ?? "")})`);
  };

  return {
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction(work),
    lockEvents,
    addEvent,

    /** The page and the number of the last event, as they were in one moment. */
    page: (limit: number, before: string | undefined, now: Date) =>
      db.transaction(
        async (tx) => {
          const rows = await tx
            .select()
            .from(boardThoughts)
            .where(
              and(
                isShown(now),
                afterCursor(boardThoughts.createdAt, boardThoughts.id, decodeCursor(before)),
              ),
            )
            .orderBy(...newestFirst(boardThoughts.createdAt, boardThoughts.id))
            .limit(limit + 1);
          const [last] = await tx
            .select({ seq: sql<number>`coalesce(max(${boardEvents.seq}), 0)`.mapWith(Number) })
            .from(boardEvents);
          const cut = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
          return { ...cut, seq: last?.seq ?? 0 };
        },
        { isolationLevel: "repeatable read", accessMode: "read only" },
      ),

    findShown: async (id: string, now: Date): Promise<ThoughtRow | undefined> =>
      (
        await db
          .select()
          .from(boardThoughts)
          .where(and(eq(boardThoughts.id, id), isShown(now)))
      )[0],

    findBySecret: async (secretHash: string, now: Date): Promise<ThoughtRow | undefined> =>
      (
        await db
          .select()
          .from(boardThoughts)
          .where(and(eq(boardThoughts.secretHash, secretHash), gt(boardThoughts.goneAt, now)))
      )[0],

    /** What waits is told to nobody. False where this secret has left a thought before. */
    addWaiting: async (tx: Tx, row: Omit<ThoughtRow, "heard" | "heardAt">): Promise<boolean> =>
      (
        await tx
          .insert(boardThoughts)
          .values(row)
          .onConflictDoNothing({ target: boardThoughts.secretHash })
          .returning({ id: boardThoughts.id })
      ).length > 0,

    /** The state it was in; undefined where the secret fits no such thought. */
    takeBack: async (tx: Tx, id: string, secretHash: string, now: Date) =>
      (
        await tx
          .delete(boardThoughts)
          .where(
            and(
              eq(boardThoughts.id, id),
              eq(boardThoughts.secretHash, secretHash),
              gt(boardThoughts.goneAt, now),
            ),
          )
          .returning({ state: boardThoughts.state })
      )[0]?.state,

    /** The count, whether this person was new in it or not. Null: it is no longer there. */
    hear: async (thoughtId: string, person: string, at: Date): Promise<number | null> => {
      const { rows } = await db.execute<{ heard: number; added: boolean }>(sql`
        with added as (
          insert into ${boardHeard} (thought_id, person)
          select ${boardThoughts.id}, ${person} from ${boardThoughts}
          where ${boardThoughts.id} = ${thoughtId}
          on conflict do nothing
          returning thought_id
        ), counted as (
          update ${boardThoughts} set heard = heard + 1, heard_at = ${at.toISOString()}
          where id in (select thought_id from added)
          returning heard
        ), told as (
          select pg_notify(${boardChannel}, ${heardPrefix + thoughtId}) from counted
        )
        select counted.heard, true as added from counted, told`);
      const [first] = rows;
      if (first) return Number(first.heard);
      const [row] = await db
        .select({ heard: boardThoughts.heard })
        .from(boardThoughts)
        .where(eq(boardThoughts.id, thoughtId));
      return row?.heard ?? null;
    },

    /** Events after this one in their order, each with its thought as long as everybody may see it. */
    eventsAfter: async (seq: number, limit: number, now: Date) =>
      db
        .select({ event: boardEvents, thought: boardThoughts })
        .from(boardEvents)
        .leftJoin(boardThoughts, and(eq(boardThoughts.id, boardEvents.thoughtId), isShown(now)))
        .where(gt(boardEvents.seq, seq))
        .orderBy(boardEvents.seq)
        .limit(limit),

    /** Where the latest events begin: the number before the first of them, and whether there were any before it. */
    latestFrom: async (count: number): Promise<{ from: number; last: number }> => {
      const { rows } = await db.execute<{ first: string | null; last: string | null }>(sql`
        select min(seq) as first, max(seq) as last
        from (select seq from ${boardEvents} order by seq desc limit ${count}) as latest`);
      const [row] = rows;
      return { from: Math.max(0, Number(row?.first ?? 1) - 1), last: Number(row?.last ?? 0) };
    },

    countsOf: (ids: readonly string[], now: Date) =>
      db
        .select({ id: boardThoughts.id, heard: boardThoughts.heard })
        .from(boardThoughts)
        .where(and(inArray(boardThoughts.id, [...ids]), isShown(now))),

    /** What was heard since an event, the latest first. */
    heardSince: (seq: number, limit: number, now: Date) =>
      db
        .select({ id: boardThoughts.id, heard: boardThoughts.heard })
        .from(boardThoughts)
        .where(
          and(
            isShown(now),
            sql`${boardThoughts.heardAt} >= (select at from ${boardEvents} where seq = ${seq})`,
          ),
        )
        .orderBy(sql`${boardThoughts.heardAt} desc`)
        .limit(limit),

    setState: async (
      tx: Tx,
      id: string,
      state: ThoughtRow["state"],
      now: Date,
    ): Promise<ThoughtRow["state"] | null> => {
      const { rows } = await tx.execute<{ before: ThoughtRow["state"] }>(sql`
        update ${boardThoughts} set state = ${state}
        from (
          select id, state as before from ${boardThoughts}
          where id = ${id} and gone_at > ${now.toISOString()} for update
        ) as old
        where ${boardThoughts.id} = old.id
        returning old.before`);
      return rows[0]?.before ?? null;
    },

    readMany: (ids: readonly string[], now: Date): Promise<ThoughtRow[]> =>
      db
        .select()
        .from(boardThoughts)
        .where(and(inArray(boardThoughts.id, [...ids]), gt(boardThoughts.goneAt, now))),

    /** What is past its time, with all that hung on it. The last event stays, so that the numbers go on. */
    deleteOld: async (now: Date, eventsBefore: Date): Promise<void> => {
      await db.delete(boardThoughts).where(lte(boardThoughts.goneAt, now));
      await db.delete(boardPace).where(lte(boardPace.until, now));
      await db
        .delete(boardEvents)
        .where(
          and(
            lte(boardEvents.at, eventsBefore),
            sql`${boardEvents.seq} < (select max(seq) from ${boardEvents})`,
          ),
        );
    },
  };
};

export type BoardStore = ReturnType<typeof createBoardStore>;
