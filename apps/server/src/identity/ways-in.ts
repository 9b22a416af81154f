import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { account, passkey, twoFactor, user } from "../db/schema/identity.ts";

const passwordProvider = "credential";

export type WaysIn = ReturnType<typeof createWaysIn>;

/** By which ways a person can sign in. */
export const createWaysIn = (db: Db) => {
  const read = async (uid: string) => {
    const [[person], accounts, passkeys] = await Promise.all([
      db
        .select({
          email: user.email,
          createdAt: user.createdAt,
          phone: user.phoneNumber,
          phoneVerified: user.phoneNumberVerified,
          secondStep: user.twoFactorEnabled,
        })
        .from(user)
        .where(eq(user.id, uid)),
      db
        .select({ id: account.id, providerId: account.providerId, password: account.password })
        .from(account)
        .where(eq(account.userId, uid)),
      db
        .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
        .from(passkey)
        .where(eq(passkey.userId, uid)),
    ]);
    return {
      email: person?.email ?? null,
      createdAt: person?.createdAt ?? null,
      phone: person?.phoneVerified ? person.phone : null,
      secondStep: person?.secondStep === true,
      password: accounts.some(({ password }) => password !== null),
      providers: accounts.filter(({ providerId }) => providerId !== passwordProvider),
      passkeys,
    };
  };

  const passwordHash = async (uid: string): Promise<string | null> =>
    (
      await db
        .select({ hash: account.password })
        .from(account)
        .where(and(eq(account.userId, uid), isNotNull(account.password)))
    )[0]?.hash ?? null;

  return {
    read,
    count: async (uid: string): Promise<number> => {
      const { phone, password, providers, passkeys } = await read(uid);
      return (phone ? 1 : 0) + (password ? 1 : 0) + providers.length + passkeys.length;
    },
    passwordHash,
    hasPassword: async (uid: string): Promise<boolean> => (await passwordHash(uid)) !== null,
    hasAddress: async (email: string): Promise<boolean> =>
      (await db.select({ id: user.id }).from(user).where(eq(user.email, email))).length > 0,

    /**
     * Whoever proves an address that nobody had proved before gets the account without the ways in that were added
     * until then: a stranger may have made it with an address that is not theirs.
     */
    keepOnlyPassword: (uid: string): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(passkey).where(eq(passkey.userId, uid));
        await tx.delete(twoFactor).where(eq(twoFactor.userId, uid));
        await tx
          .delete(account)
          .where(and(eq(account.userId, uid), ne(account.providerId, passwordProvider)));
        await tx
          .update(user)
          .set({
            emailVerified: true,
            twoFactorEnabled: false,
            phoneNumber: null,
            phoneNumberVerified: false,
          })
          .where(eq(user.id, uid));
      }),
  };
};
