import { desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { modelServers, switches } from "../../db/schema/operation.ts";
import { openExpendable, places } from "../../db/sealed-places.ts";
import type { TypedServer } from "../../env/model-env.ts";
import type { MessageKeys } from "../../keys.ts";

const name = "model";
/** A switch has no null. */
const asStarted = "";

export type KeptServer = TypedServer & { id: string };

export const createModelChoiceStore = (db: Db, keys: MessageKeys) => {
  const write = async (to: Pick<Db, "insert">, choice: string | null, now: Date) => {
    const value = choice ?? asStarted;
    await to
      .insert(switches)
      .values({ name, value, since: now })
      .onConflictDoUpdate({ target: switches.name, set: { value, since: now } });
  };

  return {
    /** Null for what each server was started with. */
    read: async (): Promise<string | null> => {
      const [row] = await db.select().from(switches).where(eq(switches.name, name));
      return row?.value || null;
    },

    write: (choice: string | null, now: Date): Promise<void> => write(db, choice, now),

    /** The server that was typed in last; null where there is none, or none that opens. */
    server: async (): Promise<KeptServer | null> => {
      const [row] = await db
        .select()
        .from(modelServers)
        .orderBy(desc(modelServers.since), desc(modelServers.id))
        .limit(1);
      const body = row ? openExpendable(keys, row.body, places.modelServer(row.id)) : null;
      return row && body !== null
        ? { id: row.id, ...(JSON.parse(body) as TypedServer) } // as it was sealed below
        : null;
    },

    /** In place of the one before, and chosen at once. */
    writeServer: ({ id, ...server }: KeptServer, choice: string | null, now: Date): Promise<void> =>
      db.transaction(async (within) => {
        const body = keys.seal(JSON.stringify(server), places.modelServer(id));
        await within.delete(modelServers);
        await within.insert(modelServers).values({ id, body, since: now });
        await write(within, choice, now);
      }),

    forgetServer: async (): Promise<void> => {
      await db.delete(modelServers);
    },
  };
};

export type ModelChoiceStore = ReturnType<typeof createModelChoiceStore>;
