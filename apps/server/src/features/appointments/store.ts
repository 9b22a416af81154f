import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor } from "../../db/keyset.ts";
import { userAppointments, userCalendars } from "../../db/schema/kept.ts";

export type UserAppointmentRow = typeof userAppointments.$inferSelect;
export type NewAppointment = Pick<
  UserAppointmentRow,
  "uid" | "id" | "dateTime" | "local" | "timeZone" | "repeats" | "about" | "requestId" | "createdAt"
>;
export type AppointmentChange = Partial<
  Pick<
    UserAppointmentRow,
    "dateTime" | "local" | "timeZone" | "repeats" | "about" | "active" | "emailSent"
  >
>;

const rowsAtOnce = 500;

export const createAppointmentStore = (db: Db) => {
  const one = (uid: string, id: string) =>
    and(eq(userAppointments.uid, uid), eq(userAppointments.id, id));
  return {
    page: (uid: string, limit: number, before: Cursor | null): Promise<UserAppointmentRow[]> =>
      db
        .select()
        .from(userAppointments)
        .where(
          and(
            eq(userAppointments.uid, uid),
            afterCursor(userAppointments.dateTime, userAppointments.id, before),
          ),
        )
        .orderBy(desc(userAppointments.dateTime), desc(userAppointments.id))
        .limit(limit),

    /** Those still to come, and those that repeat, whose row may still name the time before. */
    ahead: (uid: string, since: Date, limit: number): Promise<UserAppointmentRow[]> =>
      db
        .select()
        .from(userAppointments)
        .where(
          and(
            eq(userAppointments.uid, uid),
            eq(userAppointments.active, true),
            or(gt(userAppointments.dateTime, since), eq(userAppointments.repeats, "weekly")),
          ),
        )
        .orderBy(asc(userAppointments.dateTime), asc(userAppointments.id))
        .limit(limit),

    find: async (uid: string, id: string): Promise<UserAppointmentRow | undefined> =>
      (await db.select().from(userAppointments).where(one(uid, id)))[0],

    countActive: async (uid: string, since: Date): Promise<number> =>
      (
        await db
          .select({ value: count() })
          .from(userAppointments)
          .where(
            and(
              eq(userAppointments.uid, uid),
              eq(userAppointments.active, true),
              or(gt(userAppointments.dateTime, since), eq(userAppointments.repeats, "weekly")),
            ),
          )
      )[0]?.value ?? 0,

    /** The row that this request made, now or before. */
    add: async (row: NewAppointment): Promise<UserAppointmentRow | undefined> => {
      const [made] = await db
        .insert(userAppointments)
        .values(row)
        .onConflictDoNothing()
        .returning();
      if (made) return made;
      const [before] = await db
        .select()
        .from(userAppointments)
        .where(
          and(
            eq(userAppointments.uid, row.uid),
            eq(userAppointments.requestId, row.requestId ?? ""),
          ),
        );
      return before;
    },

    change: async (uid: string, id: string, change: AppointmentChange) =>
      (
        await db
          .update(userAppointments)
          // An empty change still answers with the row.
          .set({ active: sql`${userAppointments.active}`, ...change })
          .where(one(uid, id))
          .returning()
      )[0],

    remove: async (uid: string, id: string): Promise<boolean> =>
      (await db.delete(userAppointments).where(one(uid, id)).returning({ id: userAppointments.id }))
        .length > 0,

    /** The next people who have one that repeats, since every index starts with the uid. */
    repeating: async (afterUid: string): Promise<{ rows: UserAppointmentRow[]; more: boolean }> => {
      const people = await db
        .selectDistinct({ uid: userAppointments.uid })
        .from(userAppointments)
        .where(and(gt(userAppointments.uid, afterUid), eq(userAppointments.repeats, "weekly")))
        .orderBy(userAppointments.uid)
        .limit(rowsAtOnce);
      const uids = people.map(({ uid }) => uid);
      if (uids.length === 0) return { rows: [], more: false };
      const rows = await db
        .select()
        .from(userAppointments)
        .where(
          and(
            inArray(userAppointments.uid, uids),
            eq(userAppointments.repeats, "weekly"),
            eq(userAppointments.active, true),
          ),
        )
        .orderBy(userAppointments.uid);
      return { rows, more: people.length === rowsAtOnce };
    },

    /** Only from the time it was read with: two servers that do the same do it once. */
    roll: async ({ uid, id, dateTime }: UserAppointmentRow, next: Date): Promise<void> => {
      await db
        .update(userAppointments)
        .set({
          dateTime: next,
          emailSent: sql`coalesce(${userAppointments.remindedFor} >= ${next}, false)`,
        })
        .where(and(one(uid, id), eq(userAppointments.dateTime, dateTime)));
    },

    /** What is over for good and older than this. */
    deleteBefore: async (before: Date): Promise<number> => {
      const { rowCount } = await db
        .delete(userAppointments)
        .where(
          and(
            lt(userAppointments.dateTime, before),
            or(eq(userAppointments.repeats, "never"), eq(userAppointments.active, false)),
          ),
        );
      return rowCount ?? 0;
    },

    calendarHash: async (uid: string): Promise<string | undefined> =>
      (
        await db
          .select({ hash: userCalendars.secretHash })
          .from(userCalendars)
          .where(eq(userCalendars.uid, uid))
      )[0]?.hash,

    setCalendar: async (uid: string, secretHash: string, createdAt: Date): Promise<void> => {
      await db
        .insert(userCalendars)
        .values({ uid, secretHash, createdAt })
        .onConflictDoUpdate({ target: userCalendars.uid, set: { secretHash, createdAt } });
    },

    endCalendar: async (uid: string): Promise<void> => {
      await db.delete(userCalendars).where(eq(userCalendars.uid, uid));
    },
  };
};

export type AppointmentStore = ReturnType<typeof createAppointmentStore>;
