import { limits } from "@app/contract/limits";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

const batchPeople = 500;
/** An exchange can be heard again for as long as its words can be read. */
const retentionMs = limits.session.retentionDays * 24 * 60 * 60_000;

/** Deletes the readable text of every session past its time; what people saved themselves stays. */
export const deleteExpiredText = async (db: Db, now: Date): Promise<number> => {
  let deleted = 0;
  let lastUid = "";
  for (;;) {
    // Person by person, since every index starts with the uid.
    const { rows } = await db.execute<{ uid: string }>(
      sql`select uid from users where uid > ${lastUid} order by uid limit ${batchPeople}`,
    );
    const uids = sql.join(
      rows.map(({ uid }) => sql`${uid}`),
      sql`, `,
    );
    if (rows.length > 0) {
      const expired = sql`uid in (${uids}) and expires_at <= ${now}`;
      const { rowCount } = await db.execute(sql`
        with expired as (select uid, id from user_sessions where ${expired})
        delete from session_messages using expired
        where session_messages.uid = expired.uid and session_messages.session_id = expired.id`);
      deleted += rowCount ?? 0;
      await db.execute(sql`
        delete from session_outcomes using user_sessions
        where session_outcomes.uid in (${uids}) and user_sessions.uid = session_outcomes.uid
          and user_sessions.id = session_outcomes.session_id and user_sessions.expires_at <= ${now}`);
      await db.execute(sql`
        delete from voice_exchanges
        where uid in (${uids}) and created_at <= ${new Date(now.getTime() - retentionMs)}`);
      await db.execute(sql`
        update user_sessions set initial_answer = null, initial_summary = null, summary_title = null,
          program = null
        where ${expired} and (initial_answer is not null or initial_summary is not null
          or summary_title is not null or program is not null)`);
    }
    lastUid = rows.at(-1)?.uid ?? "";
    if (rows.length < batchPeople) return deleted;
  }
};
