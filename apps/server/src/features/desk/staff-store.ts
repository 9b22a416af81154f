import type { StaffRole } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Tx } from "../../db/lock-person.ts";
import { staff } from "../../db/schema/operation.ts";
import { users } from "../../db/schema/people.ts";

export type StaffRow = { uid: string; email: string | null; role: StaffRole; since: Date };

/** One change of the staff at a time, on all servers: two admins could otherwise remove one another. */
const staffLock = 730_061;

/** Whether nobody would be left to open the desk without this person. */
const isLastAdmin = async (tx: Pick<Tx, "select">, uid: string): Promise<boolean> => {
  const admins = await tx.select({ uid: staff.uid }).from(staff).where(eq(staff.role, "admin"));
  return admins.length === 1 && admins[0]?.uid === uid;
};

/** Held till the transaction ends, so that the last two admins cannot go at once. */
export const refuseLastAdmin = async (tx: Tx, uid: string): Promise<void> => {
  const [row] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.uid, uid));
  if (row?.role !== "admin") return;
  await tx.execute(sql`select pg_advisory_xact_lock(${staffLock})`);
  if (await isLastAdmin(tx, uid)) throw new AppError("last_admin");
};

export const createStaffStore = (db: Db) => {
  const byUid = db
    .select({ role: staff.role })
    .from(staff)
    .where(eq(staff.uid, sql.placeholder("uid")))
    .prepare("staff_by_uid");

  /** Runs the change unless it would take the last admin away; false when it would. */
  const unlessLast = (uid: string, change: (tx: Tx) => Promise<unknown>): Promise<boolean> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${staffLock})`);
      if (await isLastAdmin(tx, uid)) return false;
      await change(tx);
      return true;
    });

  return {
    role: async (uid: string): Promise<StaffRole | null> =>
      (await byUid.execute({ uid }))[0]?.role ?? null,

    list: (): Promise<StaffRow[]> =>
      db
        .select({ uid: staff.uid, email: users.email, role: staff.role, since: staff.since })
        .from(staff)
        .leftJoin(users, eq(users.uid, staff.uid))
        .orderBy(asc(staff.since), asc(staff.uid)),

    isLastAdmin: (uid: string): Promise<boolean> => isLastAdmin(db, uid),

    makeAdmin: async (uid: string, now: Date): Promise<void> => {
      await db
        .insert(staff)
        .values({ uid, role: "admin", since: now })
        .onConflictDoUpdate({ target: staff.uid, set: { role: "admin" } });
    },

    /** False for the last admin. */
    setLower: (uid: string, role: Exclude<StaffRole, "admin"> | null, now: Date) =>
      unlessLast(uid, async (tx) => {
        if (role === null) await tx.delete(staff).where(eq(staff.uid, uid));
        else
          await tx
            .insert(staff)
            .values({ uid, role, since: now })
            .onConflictDoUpdate({ target: staff.uid, set: { role } });
      }),
  };
};

export type StaffStore = ReturnType<typeof createStaffStore>;
