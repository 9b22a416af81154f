import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { switches } from "../../db/schema/operation.ts";

const name = "maintenance";

export type MaintenanceState = { on: boolean; since: Date | null };

export const createSwitchStore = (db: Db) => ({
  maintenance: async (): Promise<MaintenanceState> => {
    const [row] = await db.select().from(switches).where(eq(switches.name, name));
    return { on: row?.value === "on", since: row?.since ?? null };
  },

  setMaintenance: async (on: boolean, now: Date): Promise<void> => {
    const value = on ? "on" : "off";
    await db
      .insert(switches)
      .values({ name, value, since: now })
      .onConflictDoUpdate({ target: switches.name, set: { value, since: now } });
  },
});

export type SwitchStore = ReturnType<typeof createSwitchStore>;
