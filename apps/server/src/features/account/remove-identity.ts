import { eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../db/lock-person.ts";
import {
  account,
  passkey,
  session,
  twoFactor,
  user,
  verification,
} from "../../db/schema/identity.ts";

/** What a code was sent for stands in either column, inside a longer text. */
const mentions = (text: SQL): SQL =>
  sql`strpos(${verification.identifier}, ${text}) > 0 or strpos(${verification.value}, ${text}) > 0`;

/** All that the identity provider holds of a person, in one statement: with its rows every sign-in of theirs ends. */
export const removeIdentity = async (tx: Tx, uid: string): Promise<void> => {
  await tx.execute(sql`
    with known as (delete from ${user} where ${eq(user.id, uid)} returning email),
      sessions as (delete from ${session} where ${eq(session.userId, uid)}),
      accounts as (delete from ${account} where ${eq(account.userId, uid)}),
      passkeys as (delete from ${passkey} where ${eq(passkey.userId, uid)}),
      two_factors as (delete from ${twoFactor} where ${eq(twoFactor.userId, uid)})
    delete from ${verification}
    where ${mentions(sql`${uid}`)} or exists (select from known where ${mentions(sql`known.email`)})`);
};
