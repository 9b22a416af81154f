import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/people.ts";
import type { NewPerson } from "../../identity/identity-provider.ts";

export type UserRow = typeof users.$inferSelect;

export const createUserStore = (db: Db) => {
  const byUid = db
    .select()
    .from(users)
    .where(eq(users.uid, sql.placeholder("uid")))
    .prepare("users_by_uid");
  return {
    /** A profile exists from the first sign-in on; later ones bring it up to date. */
    save: async ({ uid, anonymous, email, emailVerified }: NewPerson): Promise<void> => {
      await db
        .insert(users)
        .values({ uid, anonymous, email, emailVerified })
        .onConflictDoUpdate({ target: users.uid, set: { anonymous, email, emailVerified } });
    },
    find: async (uid: string): Promise<UserRow | undefined> => (await byUid.execute({ uid }))[0],
  };
};

export type UserStore = ReturnType<typeof createUserStore>;
