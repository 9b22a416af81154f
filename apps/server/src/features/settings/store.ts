import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { userSettings } from "../../db/schema/people.ts";

export type SettingRow = typeof userSettings.$inferSelect;
export type SettingRowChange = Partial<Omit<SettingRow, "uid" | "updatedAt">>;

export const createSettingStore = (db: Db) => ({
  find: async (uid: string): Promise<SettingRow | undefined> =>
    (await db.select().from(userSettings).where(eq(userSettings.uid, uid)))[0],
  change: async (uid: string, change: SettingRowChange, now: Date): Promise<void> => {
    await db
      .insert(userSettings)
      .values({ uid, ...change, updatedAt: now })
      .onConflictDoUpdate({ target: userSettings.uid, set: { ...change, updatedAt: now } });
  },
});

export type SettingStore = ReturnType<typeof createSettingStore>;
