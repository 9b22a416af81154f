import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { lockPerson } from "../../db/lock-person.ts";
import { userAppointments } from "../../db/schema/kept.ts";
import { pushDevices } from "../../db/schema/push.ts";

export type PushDeviceRow = typeof pushDevices.$inferSelect;
export type ComingAppointment = { uid: string; dateTime: Date; createdAt: Date };

const rowsAtOnce = 500;

export const createPushStore = (db: Db) => {
  const one = ({ uid, id }: Pick<PushDeviceRow, "uid" | "id">) =>
    and(eq(pushDevices.uid, uid), eq(pushDevices.id, id));
  return {
    all: (uid: string): Promise<PushDeviceRow[]> =>
      db.select().from(pushDevices).where(eq(pushDevices.uid, uid)).orderBy(asc(pushDevices.id)),

    /** Undefined when the person has as many as anybody may. A device that is here keeps what it was told. */
    keep: (row: PushDeviceRow, max: number): Promise<PushDeviceRow | undefined> =>
      db.transaction(async (tx) => {
        if (!(await lockPerson(tx, row.uid))) return undefined;
        const held = await tx
          .select({ id: pushDevices.id })
          .from(pushDevices)
          .where(eq(pushDevices.uid, row.uid));
        if (held.length >= max && !held.some(({ id }) => id === row.id)) return undefined;
        const { checkInHour, timeZone } = row;
        const [kept] = await tx
          .insert(pushDevices)
          .values(row)
          .onConflictDoUpdate({
            target: [pushDevices.uid, pushDevices.id],
            set: { checkInHour, timeZone },
          })
          .returning();
        return kept;
      }),

    remove: async (device: Pick<PushDeviceRow, "uid" | "id">): Promise<boolean> =>
      (await db.delete(pushDevices).where(one(device)).returning({ id: pushDevices.id })).length >
      0,

    /** The next devices, since every index starts with the uid. */
    after: (uid: string, id: string): Promise<PushDeviceRow[]> =>
      db
        .select()
        .from(pushDevices)
        .where(or(gt(pushDevices.uid, uid), and(eq(pushDevices.uid, uid), gt(pushDevices.id, id))))
        .orderBy(asc(pushDevices.uid), asc(pushDevices.id))
        .limit(rowsAtOnce),

    /** Those within the next day: none is told of earlier. */
    coming: async (uids: readonly string[], now: Date): Promise<ComingAppointment[]> =>
      uids.length === 0
        ? []
        : db
            .select({
              uid: userAppointments.uid,
              dateTime: userAppointments.dateTime,
              createdAt: userAppointments.createdAt,
            })
            .from(userAppointments)
            .where(
              and(
                inArray(userAppointments.uid, [...uids]),
                eq(userAppointments.active, true),
                sql`${userAppointments.dateTime} > ${now}`,
                sql`${userAppointments.dateTime} <= ${now}::timestamptz + interval '1 day'`,
              ),
            ),

    /** Only who changes it may tell: another server that looked at the same moment finds it changed. */
    claim: async (device: PushDeviceRow, toldUntil: Date): Promise<boolean> =>
      (
        await db
          .update(pushDevices)
          .set({ toldUntil })
          .where(and(one(device), eq(pushDevices.toldUntil, device.toldUntil)))
          .returning({ id: pushDevices.id })
      ).length > 0,
  };
};

export type PushStore = ReturnType<typeof createPushStore>;
