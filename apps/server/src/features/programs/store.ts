import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { lockPerson, type Tx } from "../../db/lock-person.ts";
import { userPrograms } from "../../db/schema/people.ts";
import { programProgress } from "../../db/schema/programs.ts";

export type ProgressRow = typeof programProgress.$inferSelect;

type Reader = Pick<Db, "select"> | Tx;

/** What somebody follows, in rows. There are never more than there are programs, so a list has no pages. */
export const createProgramStore = (db: Db) => {
  const rowsOf = (from: Reader, uid: string): Promise<ProgressRow[]> =>
    from
      .select()
      .from(programProgress)
      .where(eq(programProgress.uid, uid))
      .orderBy(desc(programProgress.updatedAt), desc(programProgress.id));

  const completedOf = async (from: Reader, uid: string): Promise<string[]> =>
    (await from.select().from(userPrograms).where(eq(userPrograms.uid, uid)))[0]?.completed ?? [];

  return {
    read: async (uid: string) => {
      const [rows, completed] = await Promise.all([rowsOf(db, uid), completedOf(db, uid)]);
      return { rows, completed };
    },

    /** One change of a person's at a time: two tabs begin a program once. */
    change: (
      uid: string,
      decide: (rows: readonly ProgressRow[]) => {
        keep?: ProgressRow;
        remove?: readonly string[];
        completed?: string;
      },
    ) =>
      db.transaction(async (tx) => {
        if (!(await lockPerson(tx, uid))) return undefined;
        const { keep, remove = [], completed } = decide(await rowsOf(tx, uid));
        for (const id of remove)
          await tx
            .delete(programProgress)
            .where(and(eq(programProgress.uid, uid), eq(programProgress.id, id)));
        if (keep)
          await tx
            .insert(programProgress)
            .values(keep)
            .onConflictDoUpdate({
              target: [programProgress.uid, programProgress.id],
              set: { body: keep.body, updatedAt: keep.updatedAt },
            });
        if (completed !== undefined)
          await tx
            .insert(userPrograms)
            .values({ uid, completed: [completed] })
            .onConflictDoUpdate({
              target: userPrograms.uid,
              set: { completed: sql`array_append(${userPrograms.completed}, ${completed})` },
              setWhere: sql`not ${completed} = any(${userPrograms.completed})`,
            });
        return { rows: await rowsOf(tx, uid), completed: await completedOf(tx, uid) };
      }),
  };
};

export type ProgramStore = ReturnType<typeof createProgramStore>;
