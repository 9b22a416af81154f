import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { TurnClaim } from "./turn-store.ts";

export type TakeBack = (last: TurnClaim, now: Date) => Promise<boolean>;

/** Deletes the last thing said and the reply to it, unless somebody went on or is being answered. */
export const createTakeBack =
  (db: Db): TakeBack =>
  async ({ uid, sessionId, seq }, now) => {
    const { rowCount } = await db.execute(sql`
      with still as (
        select uid, id from user_sessions
        where uid = ${uid} and id = ${sessionId} and ended_at is null
          and next_seq = ${seq + 2} and (turn_until is null or turn_until < ${now})
        for no key update
      )
      delete from session_messages using still
      where session_messages.uid = still.uid and session_messages.session_id = still.id
        and seq >= ${seq}`);
    return (rowCount ?? 0) > 0;
  };
