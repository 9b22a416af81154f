import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../db/lock-person.ts";
import {
  account,
  passkey,
  session,
  twoFactor,
  user,
  verification,
} from "../../db/schema/identity.ts";

/** All that the identity provider holds of a person: with its rows every sign-in of theirs ends. */
export const removeIdentity = async (tx: Tx, uid: string): Promise<void> => {
  const [known] = await tx.delete(user).where(eq(user.id, uid)).returning({ email: user.email });
  await tx.delete(session).where(eq(session.userId, uid));
  await tx.delete(account).where(eq(account.userId, uid));
  await tx.delete(passkey).where(eq(passkey.userId, uid));
  await tx.delete(twoFactor).where(eq(twoFactor.userId, uid));
  // What a code was sent for stands in either column, inside a longer text.
  const mentions = [uid, ...(known ? [known.email] : [])].flatMap((text) => [
    sql`strpos(${verification.identifier}, ${text}) > 0`,
    sql`strpos(${verification.value}, ${text}) > 0`,
  ]);
  await tx.delete(verification).where(or(...mentions));
};
