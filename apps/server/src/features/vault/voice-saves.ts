import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { sql } from "drizzle-orm";
import type { Tx } from "../../db/lock-person.ts";

/**
 * So many voice sessions are saved at the most. Called with the person locked, before one is added; saving
 * again one that is there adds none.
 */
export const refuseOverVoiceLimit = async (
  tx: Tx,
  uid: string,
  threadId: string,
): Promise<void> => {
  const { rows } = await tx.execute<{ others: number }>(sql`
    select count(distinct thread_id)::int as others from (
      select thread_id from user_conversations where uid = ${uid} and session_type = 'voice'
      union all
      select id from user_sessions
      where uid = ${uid} and session_type = 'voice' and encrypted_conversation is not null
    ) saved where thread_id <> ${threadId}`);
  const max = limits.vault.savedVoiceSessions;
  if ((rows[0]?.others ?? 0) >= max) throw new AppError("voice_saves_full", { max });
};
