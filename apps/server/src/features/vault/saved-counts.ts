import type { SavedCounts } from "@app/contract/calls/vault-shapes";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { sql } from "drizzle-orm";
import type { Tx } from "../../db/lock-person.ts";

type Counted = { conversations: number; threads: number; items: number; chars: string };

/**
 * Counts what is there and writes it to the profile. Called with the person locked: a number that is
 * counted anew cannot drift, whatever was sent twice or at once.
 */
const countSaved = async (tx: Tx, uid: string): Promise<Counted> => {
  const { rows } = await tx.execute<Counted>(sql`
    with conversations as (
      select thread_id, size_chars from user_conversations where uid = ${uid}
    ), sessions as (
      select id as thread_id, octet_length(encrypted_conversation) as size_chars from user_sessions
      where uid = ${uid} and encrypted_conversation is not null
    ), kept as (
      select thread_id from conversations
      union all
      select thread_id from sessions where thread_id not in (select thread_id from conversations)
    ), counted as (
      select count(*)::int as conversations, count(distinct thread_id)::int as threads from kept
    ), sizes as (
      select size_chars from conversations
      union all select size_chars from sessions
      union all select size_chars from vault_records where uid = ${uid}
    ), written as (
      update users set encrypted_conversation_count = counted.conversations,
        total_saved_session = counted.threads
      from counted where users.uid = ${uid}
    )
    select conversations, threads, (select count(*)::int from sizes) as items,
      (select coalesce(sum(size_chars), 0) from sizes) as chars
    from counted`);
  return rows[0] ?? { conversations: 0, threads: 0, items: 0, chars: "0" };
};

const countsOf = ({ conversations, threads }: Counted): SavedCounts => ({
  encryptedConversationCount: conversations,
  totalSavedSession: threads,
});

export const refreshCounts = async (tx: Tx, uid: string): Promise<SavedCounts> =>
  countsOf(await countSaved(tx, uid));

/** The same after something was added: one too much is refused, and the transaction undone with it. */
export const refreshCountsWithin = async (tx: Tx, uid: string): Promise<SavedCounts> => {
  const counted = await countSaved(tx, uid);
  if (counted.items > limits.vault.maxItems || Number(counted.chars) > limits.vault.maxChars)
    throw new AppError("vault_full");
  return countsOf(counted);
};
