import { and, asc, eq } from "drizzle-orm";
import type { Db } from "./client.ts";
import { users } from "./schema/people.ts";
import { userSessions } from "./schema/sessions.ts";

export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/*
 * Sessions are locked before their person, everywhere: a turn takes its session and then counts the
 * message with the person, and two orders would block one another for ever.
 */

const lockable = { id: userSessions.id, turnUntil: userSessions.turnUntil };

/** All sessions of a person, till the transaction ends. */
export const lockSessions = (tx: Tx, uid: string) =>
  tx
    .select(lockable)
    .from(userSessions)
    .where(eq(userSessions.uid, uid))
    .orderBy(asc(userSessions.id))
    .for("update");

/** Undefined when the person has no such session. */
export const lockSession = async (tx: Tx, uid: string, id: string) =>
  (
    await tx
      .select({ ...lockable, sessionType: userSessions.sessionType })
      .from(userSessions)
      .where(and(eq(userSessions.uid, uid), eq(userSessions.id, id)))
      .for("no key update")
  )[0];

/** One change of a person's at a time. False: nobody of that uid is here any more. */
export const lockPerson = async (tx: Tx, uid: string): Promise<boolean> =>
  (await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for("no key update"))
    .length > 0;
