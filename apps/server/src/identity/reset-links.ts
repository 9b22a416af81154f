import { and, eq, like, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { verification } from "../db/schema/identity.ts";

/** The provider's own name for such a row; behind it stands the code in the link. */
const prefix = "reset-password:";

export type ResetLinks = ReturnType<typeof createResetLinks>;

/** Links to a new password that lie in somebody's mailbox, or in that of somebody who reads it. */
export const createResetLinks = (db: Db) => {
  const of = (uid: string) =>
    and(eq(verification.value, uid), like(verification.identifier, `${prefix}%`));
  return {
    /** The newest letter counts. Of two asked for at once, the one that was made last. */
    endOlder: async (uid: string, code: string): Promise<void> => {
      await db
        .delete(verification)
        .where(
          and(
            of(uid),
            sql`(${verification.createdAt}, ${verification.id}) < (select newest.created_at, newest.id from ${verification} newest where newest.identifier = ${prefix + code})`,
          ),
        );
    },
    endAll: async (uid: string): Promise<void> => {
      await db.delete(verification).where(of(uid));
    },
  };
};
