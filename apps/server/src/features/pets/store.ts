import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { userPet } from "../../db/schema/people.ts";

export const createPetStore = (db: Db) => ({
  /** Nobody has one until they ask for it. */
  has: async (uid: string): Promise<boolean> =>
    (await db.select().from(userPet).where(eq(userPet.uid, uid)))[0]?.hasPet ?? false,
  save: async (uid: string, hasPet: boolean): Promise<void> => {
    await db
      .insert(userPet)
      .values({ uid, hasPet })
      .onConflictDoUpdate({ target: userPet.uid, set: { hasPet } });
  },
});

export type PetStore = ReturnType<typeof createPetStore>;
