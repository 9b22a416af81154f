import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Tx } from "../../db/lock-person.ts";
import { userAppointments } from "../../db/schema/kept.ts";
import { userSettings, users } from "../../db/schema/people.ts";

export type DueReminder = {
  uid: string;
  id: string;
  dateTime: Date;
  timeZone: string;
  email: string;
};

const peopleAtOnce = 500;

export const createReminderStore = (db: Db) => ({
  /** The next people who asked to be reminded, since every index starts with the uid. */
  wanting: async (afterUid: string): Promise<{ uids: string[]; more: boolean }> => {
    const rows = await db
      .select({ uid: userSettings.uid })
      .from(userSettings)
      .where(and(eq(userSettings.reminders, true), sql`${userSettings.uid} > ${afterUid}`))
      .orderBy(userSettings.uid)
      .limit(peopleAtOnce);
    return { uids: rows.map(({ uid }) => uid), more: rows.length === peopleAtOnce };
  },

  /**
   * A day before, or an hour where the appointment was made later than that. Only to an address
   * that was confirmed: nobody else shall learn that somebody talks here.
   */
  due: async (uids: readonly string[], now: Date): Promise<DueReminder[]> => {
    if (uids.length === 0) return [];
    const ahead = sql`case when ${userAppointments.dateTime} - ${userAppointments.createdAt} > interval '1 day'
      then interval '1 day' else interval '1 hour' end`;
    const rows = await db
      .select({
        uid: userAppointments.uid,
        id: userAppointments.id,
        dateTime: userAppointments.dateTime,
        timeZone: userAppointments.timeZone,
        email: users.email,
      })
      .from(userAppointments)
      .innerJoin(users, eq(users.uid, userAppointments.uid))
      .where(
        and(
          inArray(userAppointments.uid, [...uids]),
          eq(userAppointments.active, true),
          eq(userAppointments.emailSent, false),
          sql`${userAppointments.remindedFor} is distinct from ${userAppointments.dateTime}`,
          eq(users.anonymous, false),
          eq(users.emailVerified, true),
          sql`${userAppointments.dateTime} > ${now}`,
          sql`${userAppointments.dateTime} - ${ahead} <= ${now}`,
        ),
      );
    return rows.flatMap(({ email, ...row }) => (email ? [{ ...row, email }] : []));
  },

  /** Marks it and queues the letter in one step, so that it is neither lost nor sent by two servers. */
  remind: ({ uid, id }: DueReminder, queue: (tx: Tx) => Promise<void>): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(userAppointments)
        .set({ emailSent: true, remindedFor: sql`${userAppointments.dateTime}` })
        .where(
          and(
            eq(userAppointments.uid, uid),
            eq(userAppointments.id, id),
            eq(userAppointments.emailSent, false),
          ),
        );
      if (rowCount !== 1) return false;
      await queue(tx);
      return true;
    }),
});

export type ReminderStore = ReturnType<typeof createReminderStore>;
