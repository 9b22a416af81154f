import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/people.ts";
import type { NewPerson } from "../../identity/identity-settings.ts";

export type UserRow = typeof users.$inferSelect;
export type UserChange = Partial<
  Pick<UserRow, "username" | "usernameSealed" | "onboardingCompleted" | "earlyFeedbackShown">
>;

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
    /** Somebody whose account is elsewhere: what is known of them here stays. */
    meet: async ({ uid, anonymous, email, emailVerified }: NewPerson): Promise<void> => {
      await db
        .insert(users)
        .values({ uid, anonymous, email, emailVerified })
        .onConflictDoNothing({ target: users.uid });
    },
    find: async (uid: string): Promise<UserRow | undefined> => (await byUid.execute({ uid }))[0],

    change: async (uid: string, change: UserChange): Promise<void> => {
      await db.update(users).set(change).where(eq(users.uid, uid));
    },

    /** Notes that somebody is here, unless that was noted after the moment given. */
    noteHere: async (uid: string, now: Date, notedBefore: Date): Promise<void> => {
      const isOld = or(isNull(users.lastLoggedIn), lte(users.lastLoggedIn, notedBefore));
      await db
        .update(users)
        .set({ lastLoggedIn: now })
        .where(and(eq(users.uid, uid), isOld));
    },
  };
};

export type UserStore = ReturnType<typeof createUserStore>;
