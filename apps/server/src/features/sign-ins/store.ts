import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { session } from "../../db/schema/identity.ts";

export const createSignInStore = (db: Db) => ({
  list: (uid: string, now: Date) =>
    db
      .select({
        id: session.id,
        device: session.userAgent,
        createdAt: session.createdAt,
        updatedAt: session.updatedAt,
      })
      .from(session)
      .where(and(eq(session.userId, uid), gt(session.expiresAt, now)))
      .orderBy(desc(session.updatedAt), desc(session.id)),

  /** Answers with the ids of those that ended. */
  remove: async (uid: string, which: { id: string } | { not: string } | "all"): Promise<string[]> =>
    (
      await db
        .delete(session)
        .where(
          and(
            eq(session.userId, uid),
            which === "all"
              ? undefined
              : "id" in which
                ? eq(session.id, which.id)
                : ne(session.id, which.not),
          ),
        )
        .returning({ id: session.id })
    ).map(({ id }) => id),
});

export type SignInStore = ReturnType<typeof createSignInStore>;
