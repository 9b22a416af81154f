import { and, count, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { userMemory } from "../../db/schema/kept.ts";
import { users } from "../../db/schema/people.ts";

export type MemoryRow = typeof userMemory.$inferSelect;

export const createMemoryStore = (db: Db) => {
  const one = (uid: string, id: string) => and(eq(userMemory.uid, uid), eq(userMemory.id, id));
  return {
    isOn: async (uid: string): Promise<boolean> => {
      const [row] = await db
        .select({ memoryEnabled: users.memoryEnabled })
        .from(users)
        .where(eq(users.uid, uid));
      return row?.memoryEnabled ?? false;
    },

    all: (uid: string): Promise<MemoryRow[]> =>
      db
        .select()
        .from(userMemory)
        .where(eq(userMemory.uid, uid))
        .orderBy(desc(userMemory.createdAt), desc(userMemory.id)),

    count: async (uid: string): Promise<number> =>
      (await db.select({ value: count() }).from(userMemory).where(eq(userMemory.uid, uid)))[0]
        ?.value ?? 0,

    add: async (row: MemoryRow): Promise<void> => {
      await db.insert(userMemory).values(row);
    },

    change: async (uid: string, id: string, body: Buffer): Promise<MemoryRow | undefined> =>
      (await db.update(userMemory).set({ body }).where(one(uid, id)).returning())[0],

    remove: async (uid: string, id: string): Promise<boolean> =>
      (await db.delete(userMemory).where(one(uid, id)).returning({ id: userMemory.id })).length > 0,

    /** Off means gone: the switch and the deletion happen together or not at all. */
    turn: (uid: string, on: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(users).set({ memoryEnabled: on }).where(eq(users.uid, uid));
        if (!on) await tx.delete(userMemory).where(eq(userMemory.uid, uid));
      }),
  };
};

export type MemoryStore = ReturnType<typeof createMemoryStore>;
