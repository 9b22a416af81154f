import type { ErrorCode } from "@app/contract/error-catalogue";
import { AppError } from "@app/contract/errors";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { analysisTasks, type TaskStage } from "../../db/schema/analysis.ts";
import { userAnalysis } from "../../db/schema/kept.ts";
import { users } from "../../db/schema/people.ts";

export type TaskRow = typeof analysisTasks.$inferSelect;
export type NewReport = typeof userAnalysis.$inferInsert;
type TaskKey = Pick<TaskRow, "uid" | "id">;

export type NewTask = Pick<TaskRow, "uid" | "id" | "sourceCount" | "readFrom"> & {
  /** The month now, YYYY-MM. */
  month: string;
  perMonth: number;
  now: Date;
  leaseUntil: Date;
  forgetBefore: Date;
};

const open = ["waiting", "running"] as const;

/** The cycle a use counts in: a clock that jumps back into an earlier month resets nothing. */
const cycleOf = (stored: string | null, month: string): string =>
  stored !== null && stored > month ? stored : month;

export const usedIn = (
  row: { analysisCycle: string | null; analysisMonthlyCount: number },
  month: string,
): number =>
  row.analysisCycle === cycleOf(row.analysisCycle, month) ? row.analysisMonthlyCount : 0;

const isTask = ({ uid, id }: TaskKey) => and(eq(analysisTasks.uid, uid), eq(analysisTasks.id, id));

export const createTaskStore = (db: Db) => {
  /** Ends it without a report, and gives the use back: both once, however often it is asked for. */
  const giveUp = async (
    key: TaskKey,
    status: "failed" | "stopped",
    failure: ErrorCode | null,
  ): Promise<void> => {
    await db.execute(sql`
      with ended as (
        update analysis_tasks set status = ${status}, failure = ${failure}, lease_until = null
        where uid = ${key.uid} and id = ${key.id} and status in ('waiting', 'running')
        returning cycle
      )
      update users set analysis_monthly_count = greatest(analysis_monthly_count - 1, 0)
      from ended where users.uid = ${key.uid} and users.analysis_cycle = ended.cycle`);
  };

  return {
    giveUp,

    /** Counts the use and stores the task in one; answers the id of the one that runs already. */
    begin: (task: NewTask): Promise<string> =>
      db.transaction(async (tx) => {
        const [user] = await tx
          .select({
            analysisMonthlyCount: users.analysisMonthlyCount,
            analysisCycle: users.analysisCycle,
          })
          .from(users)
          .where(eq(users.uid, task.uid))
          .for("no key update");
        // A token outlives a deleted account by minutes.
        if (!user) throw new AppError("analysis_unauthenticated");
        const [running] = await tx
          .select({ id: analysisTasks.id })
          .from(analysisTasks)
          .where(and(eq(analysisTasks.uid, task.uid), inArray(analysisTasks.status, open)));
        if (running) return running.id;
        const cycle = cycleOf(user.analysisCycle, task.month);
        const used = usedIn(user, task.month);
        if (used >= task.perMonth) throw new AppError("analysis_limit", { limit: task.perMonth });
        await tx
          .update(users)
          .set({
            analysisMonthlyCount: used + 1,
            analysisCycle: cycle,
            analysisLastUsedAt: task.now,
          })
          .where(eq(users.uid, task.uid));
        await tx
          .delete(analysisTasks)
          .where(
            and(eq(analysisTasks.uid, task.uid), lt(analysisTasks.createdAt, task.forgetBefore)),
          );
        await tx.insert(analysisTasks).values({
          uid: task.uid,
          id: task.id,
          status: "running",
          stage: "waiting",
          sourceCount: task.sourceCount,
          readFrom: task.readFrom,
          cycle,
          leaseUntil: task.leaseUntil,
          createdAt: task.now,
        });
        return task.id;
      }),

    find: async (uid: string, id: string): Promise<TaskRow | undefined> =>
      (await db.select().from(analysisTasks).where(isTask({ uid, id })))[0],

    running: async (uid: string): Promise<string | null> =>
      (
        await db
          .select({ id: analysisTasks.id })
          .from(analysisTasks)
          .where(and(eq(analysisTasks.uid, uid), inArray(analysisTasks.status, open)))
      )[0]?.id ?? null,

    /** False once it is over: somebody stopped it, or the person is gone. */
    note: async (
      key: TaskKey,
      change: { stage?: TaskStage; readCount?: number; leaseUntil: Date },
    ): Promise<boolean> =>
      (
        await db
          .update(analysisTasks)
          .set(change)
          .where(and(isTask(key), eq(analysisTasks.status, "running")))
          .returning({ id: analysisTasks.id })
      ).length > 0,

    /** The report and the end of its task in one; false when it was stopped in the meantime. */
    finish: (key: TaskKey, report: NewReport): Promise<boolean> =>
      db.transaction(async (tx) => {
        const done = await tx
          .update(analysisTasks)
          .set({
            status: "done",
            stage: "done",
            readCount: sql`${analysisTasks.sourceCount}`,
            reportId: report.id,
            leaseUntil: null,
          })
          .where(and(isTask(key), eq(analysisTasks.status, "running")))
          .returning({ id: analysisTasks.id });
        if (done.length === 0) return false;
        await tx.insert(userAnalysis).values(report);
        return true;
      }),

    /** Left for the next server, or for this one after its restart. */
    putBack: async (key: TaskKey): Promise<void> => {
      await db
        .update(analysisTasks)
        .set({ status: "waiting", stage: "waiting", readCount: 0, leaseUntil: null })
        .where(and(isTask(key), eq(analysisTasks.status, "running")));
    },

    /** Tasks that lost their server and can be begun anew, each given to one server alone. */
    claimLost: async (now: Date, leaseUntil: Date, max: number): Promise<TaskKey[]> => {
      const { rows } = await db.execute<TaskKey>(sql`
        with lost as (
          select uid, id from analysis_tasks
          where read_from = 'summaries'
            and (status = 'waiting' or (status = 'running' and lease_until < ${now}))
          limit ${max} for update skip locked
        )
        update analysis_tasks t set status = 'running', stage = 'waiting', lease_until = ${leaseUntil}
        from lost where t.uid = lost.uid and t.id = lost.id
        returning t.uid, t.id`);
      return rows;
    },

    /** Tasks whose text was in the memory of a server that is gone. */
    lostForGood: (now: Date): Promise<TaskKey[]> =>
      db
        .select({ uid: analysisTasks.uid, id: analysisTasks.id })
        .from(analysisTasks)
        .where(
          and(
            eq(analysisTasks.readFrom, "conversations"),
            inArray(analysisTasks.status, open),
            lt(analysisTasks.leaseUntil, now),
          ),
        )
        .limit(100),
  };
};

export type TaskStore = ReturnType<typeof createTaskStore>;
