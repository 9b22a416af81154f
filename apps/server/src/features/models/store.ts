import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { switches } from "../../db/schema/operation.ts";

const name = "model";
/** A switch has no null. */
const asStarted = "";

export const createModelChoiceStore = (db: Db) => ({
  /** Null for what each server was started with. */
  read: async (): Promise<string | null> => {
    const [row] = await db.select().from(switches).where(eq(switches.name, name));
    return row?.value || null;
  },

  write: async (choice: string | null, now: Date): Promise<void> => {
    const value = choice ?? asStarted;
    await db
      .insert(switches)
      .values({ name, value, since: now })
      .onConflictDoUpdate({ target: switches.name, set: { value, since: now } });
  },
});

export type ModelChoiceStore = ReturnType<typeof createModelChoiceStore>;
