import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { lockPerson, lockSessions } from "../../db/lock-person.ts";
import { users } from "../../db/schema/people.ts";
import { userSessions } from "../../db/schema/sessions.ts";
import { userConversations, vaultRecords } from "../../db/schema/vault.ts";
import { nothingBeside } from "./nothing-beside.ts";
import { refreshCounts } from "./saved-counts.ts";

export type Wrap = {
  encryptedSeedPhrase: string;
  salt: string;
  iv: string;
  /** Where a version before this one keeps it; emptied with every new wrap. */
  passphraseHint: null;
  passphraseHintSealed: Buffer | null;
};

const columns = {
  uid: users.uid,
  encryptedSeedPhrase: users.encryptedSeedPhrase,
  salt: users.salt,
  iv: users.iv,
  passphraseHint: users.passphraseHint,
  passphraseHintSealed: users.passphraseHintSealed,
  createdAt: users.vaultCreatedAt,
  lastDrillAt: users.lastDrillAt,
  revision: users.vaultRevision,
};

/** The wrapped recovery phrase, which the spec keeps with the profile. */
export const createWrapStore = (db: Db) => ({
  read: async (uid: string) => (await db.select(columns).from(users).where(eq(users.uid, uid)))[0],

  /** Undefined when the revision is not the stored one any more. */
  write: async (uid: string, wrap: Wrap, revision: number, now: Date) =>
    (
      await db
        .update(users)
        .set({
          ...wrap,
          vaultCreatedAt: sql`coalesce(${users.vaultCreatedAt}, ${now})`,
          vaultRevision: sql`${users.vaultRevision} + 1`,
        })
        .where(
          and(
            eq(users.uid, uid),
            // Revisions go on counting after a vault was given up, so that an old tab cannot match.
            revision === 0
              ? sql`${users.encryptedSeedPhrase} is null`
              : and(
                  eq(users.vaultRevision, revision),
                  sql`${users.encryptedSeedPhrase} is not null`,
                ),
          ),
        )
        .returning(columns)
    )[0],

  drill: async (uid: string, now: Date) =>
    (
      await db
        .update(users)
        .set({ lastDrillAt: now })
        .where(and(eq(users.uid, uid), sql`${users.encryptedSeedPhrase} is not null`))
        .returning(columns)
    )[0],

  /** The wrap and all it opened go together; undefined when the revision is another. */
  startOver: (uid: string, revision: number) =>
    db.transaction(async (tx) => {
      await lockSessions(tx, uid);
      if (!(await lockPerson(tx, uid))) return undefined;
      const [given] = await tx
        .update(users)
        .set({
          encryptedSeedPhrase: null,
          salt: null,
          iv: null,
          passphraseHint: null,
          passphraseHintSealed: null,
          vaultCreatedAt: null,
          lastDrillAt: null,
          vaultRevision: sql`${users.vaultRevision} + 1`,
        })
        .where(
          and(
            eq(users.uid, uid),
            eq(users.vaultRevision, revision),
            sql`${users.encryptedSeedPhrase} is not null`,
          ),
        )
        .returning({ uid: users.uid });
      if (!given) return undefined;
      const conversations = await tx
        .delete(userConversations)
        .where(eq(userConversations.uid, uid));
      const records = await tx.delete(vaultRecords).where(eq(vaultRecords.uid, uid));
      await tx
        .update(userSessions)
        .set(nothingBeside)
        .where(
          and(eq(userSessions.uid, uid), sql`${userSessions.encryptedConversation} is not null`),
        );
      await refreshCounts(tx, uid);
      return { conversations: conversations.rowCount ?? 0, records: records.rowCount ?? 0 };
    }),
});

export type WrapStore = ReturnType<typeof createWrapStore>;
export type WrapRow = NonNullable<Awaited<ReturnType<WrapStore["read"]>>>;
