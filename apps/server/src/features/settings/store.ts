import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { userSettings } from "../../db/schema/people.ts";

export const createSettingStore = (db: Db) => ({
  country: async (uid: string): Promise<string | null> => {
    const [row] = await db
      .select({ country: userSettings.country })
      .from(userSettings)
      .where(eq(userSettings.uid, uid));
    return row?.country ?? null;
  },
  setCountry: async (uid: string, country: string | null, now: Date): Promise<void> => {
    await db
      .insert(userSettings)
      .values({ uid, country, updatedAt: now })
      .onConflictDoUpdate({ target: userSettings.uid, set: { country, updatedAt: now } });
  },
});

export type SettingStore = ReturnType<typeof createSettingStore>;
