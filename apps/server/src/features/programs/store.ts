import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { lockPerson, type Tx } from "../../db/lock-person.ts";
import { userPrograms, users } from "../../db/schema/people.ts";
import { programProgress } from "../../db/schema/programs.ts";

export type ProgressRow = typeof programProgress.$inferSelect;
export type FollowedPrograms = { rows: ProgressRow[]; completed: string[] };

/** What becomes of the rows that were read. */
export type ProgressDecision = {
  keep?: ProgressRow;
  remove?: readonly string[];
  completed?: string;
};

const newestFirst = (one: ProgressRow, two: ProgressRow): number =>
  two.updatedAt.getTime() - one.updatedAt.getTime() || (two.id > one.id ? 1 : -1);

/** What a decision leaves of what was read, without asking again. */
const after = (
  { rows, completed }: FollowedPrograms,
  { keep, remove = [], ...decision }: ProgressDecision,
): FollowedPrograms => ({
  rows: [
    ...rows.filter(({ id }) => id !== keep?.id && !remove.includes(id)),
    ...(keep ? [keep] : []),
  ].sort(newestFirst),
  completed: [
    ...completed,
    ...(decision.completed !== undefined && !completed.includes(decision.completed)
      ? [decision.completed]
      : []),
  ],
});

/** What somebody follows, in rows. There are never more than there are programs, so a list has no pages. */
export const createProgramStore = (db: Db) => {
  /** Undefined when nobody of that uid is here any more. */
  const read = async (
    from: Pick<Db, "select"> | Tx,
    uid: string,
  ): Promise<FollowedPrograms | undefined> => {
    const found = await from
      .select({ row: programProgress, completed: userPrograms.completed })
      .from(users)
      .leftJoin(userPrograms, eq(userPrograms.uid, users.uid))
      .leftJoin(programProgress, eq(programProgress.uid, users.uid))
      .where(eq(users.uid, uid))
      .orderBy(desc(programProgress.updatedAt), desc(programProgress.id));
    const [first] = found;
    return first
      ? {
          rows: found.flatMap(({ row }) => (row ? [row] : [])),
          completed: first.completed ?? [],
        }
      : undefined;
  };

  const complete = (uid: string, programId: string) =>
    sql`
      insert into user_programs (uid, completed) select ${uid}, array[${programId}::text] from kept
      on conflict (uid) do update
      set completed = array_append(user_programs.completed, ${programId}::text)
      where not ${programId}::text = any(user_programs.completed)`;

  /**
   * Going on with what was begun: one statement, which changes nothing where another was faster. It holds the person
   * as the longer way does, which would else overwrite it between its reading and its writing.
   */
  const goOn = async (known: ProgressRow, { keep, completed }: ProgressDecision) => {
    if (!keep) return false;
    const { uid, id, body, updatedAt } = keep;
    const { rows } = await db.execute<{ kept: boolean }>(sql`
      with person as (
        select uid from users where uid = ${uid} for no key update
      ), kept as (
        update program_progress set body = ${body}::bytea, updated_at = ${updatedAt}::timestamptz
        from person
        where program_progress.uid = person.uid and id = ${id} and body = ${known.body}::bytea
        returning person.uid
      )${completed === undefined ? sql`` : sql`, completed as (${complete(uid, completed)})`}
      select exists (select 1 from kept) as kept`);
    return rows[0]?.kept === true;
  };

  /** One change of a person's at a time: two tabs begin a program once. */
  const inTurn = (uid: string, decide: (rows: readonly ProgressRow[]) => ProgressDecision) =>
    db.transaction(async (tx) => {
      if (!(await lockPerson(tx, uid))) return undefined;
      const found = await read(tx, uid);
      if (!found) return undefined;
      const decision = decide(found.rows);
      const { keep, remove = [], completed } = decision;
      if (remove.length > 0)
        await tx
          .delete(programProgress)
          .where(and(eq(programProgress.uid, uid), inArray(programProgress.id, [...remove])));
      if (keep)
        await tx.execute(sql`
          with kept as (
            insert into program_progress (uid, id, body, updated_at)
            values (${uid}, ${keep.id}, ${keep.body}::bytea, ${keep.updatedAt}::timestamptz)
            on conflict (uid, id) do update
            set body = excluded.body, updated_at = excluded.updated_at
            returning uid
          )${completed === undefined ? sql`` : sql`, completed as (${complete(uid, completed)})`}
          select from kept`);
      return after(found, decision);
    });

  return {
    read: async (uid: string) => (await read(db, uid)) ?? { rows: [], completed: [] },

    change: async (uid: string, decide: (rows: readonly ProgressRow[]) => ProgressDecision) => {
      const found = await read(db, uid);
      if (!found) return undefined;
      const decision = decide(found.rows);
      const known = found.rows.find(({ id }) => id === decision.keep?.id);
      const isGoingOn = known !== undefined && (decision.remove ?? []).length === 0;
      if (isGoingOn && (await goOn(known, decision))) return after(found, decision);
      return inTurn(uid, decide);
    },
  };
};

export type ProgramStore = ReturnType<typeof createProgramStore>;
