import type { DailyCount } from "@app/contract/calls/desk-fields";
import type { SessionType } from "@app/contract/calls/session-shapes";
import { asc, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { counters, countsByDay } from "../db/schema/operation.ts";

export type CountName = Exclude<keyof DailyCount, "day">;
export type TotalName = "feedback_positive" | "feedback_negative" | "voice_sessions";

const dayMs = 24 * 60 * 60_000;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Numbers that belong to nobody. */
export const createCountStore = (db: Db) => {
  const store = {
    addToday: async (name: CountName, now: Date): Promise<void> => {
      await db
        .insert(countsByDay)
        .values({ day: dayOf(now), name, value: 1 })
        .onConflictDoUpdate({
          target: [countsByDay.day, countsByDay.name],
          set: { value: sql`${countsByDay.value} + 1` },
        });
    },

    addTotal: async (name: TotalName): Promise<void> => {
      await db
        .insert(counters)
        .values({ name, value: 1 })
        .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } });
    },

    addSession: async (type: SessionType, now: Date): Promise<void> => {
      await store.addToday("sessions", now);
      if (type !== "voice") return;
      await store.addToday("voice_sessions", now);
      await store.addTotal("voice_sessions");
    },

    /** Every day up to today, also those on which nothing happened. */
    days: async (days: number, now: Date): Promise<DailyCount[]> => {
      const names: readonly CountName[] = ["sessions", "voice_sessions", "resources_shown"];
      const last = Array.from({ length: days }, (_, index) =>
        dayOf(new Date(now.getTime() - (days - 1 - index) * dayMs)),
      );
      const rows = await db.select().from(countsByDay).where(inArray(countsByDay.day, last));
      const countOn = (day: string, name: CountName): number =>
        rows.find((row) => row.day === day && row.name === name)?.value ?? 0;
      return last.map((day) => ({
        day,
        ...(Object.fromEntries(names.map((name) => [name, countOn(day, name)])) as Record<
          CountName,
          number
        >), // fromEntries forgets the names
      }));
    },

    totals: (): Promise<{ name: string; value: number }[]> =>
      db.select().from(counters).where(gt(counters.value, 0)).orderBy(asc(counters.name)),
  };
  return store;
};

export type CountStore = ReturnType<typeof createCountStore>;
