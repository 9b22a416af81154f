import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../db/lock-person.ts";
import { sessionMessages, sessionOutcomes, userSessions } from "../../db/schema/sessions.ts";

/** Removes what the server could read of the session, as its thirty days would; from now on it answers 410. */
export const forgetSessionText = async (
  tx: Tx,
  uid: string,
  id: string,
  now: Date,
): Promise<void> => {
  await tx
    .delete(sessionMessages)
    .where(and(eq(sessionMessages.uid, uid), eq(sessionMessages.sessionId, id)));
  await tx
    .delete(sessionOutcomes)
    .where(and(eq(sessionOutcomes.uid, uid), eq(sessionOutcomes.sessionId, id)));
  await tx
    .update(userSessions)
    .set({
      initialAnswer: null,
      initialSummary: null,
      summaryTitle: null,
      expiresAt: sql`least(${userSessions.expiresAt}, ${now})`,
      endedAt: sql`coalesce(${userSessions.endedAt}, ${now})`,
    })
    .where(and(eq(userSessions.uid, uid), eq(userSessions.id, id)));
};
