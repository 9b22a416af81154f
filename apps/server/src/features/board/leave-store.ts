import pg from "pg";
import { createFewAtOnce } from "./few-at-once.ts";
import { boardChannel, eventLock, type ThoughtRow } from "./store.ts";

export type NewThought = Omit<ThoughtRow, "heard" | "heardAt">;

export type LeaveOutcome =
  | { is: "left" }
  /** This secret has left a thought before. */
  | { is: "known" }
  /** The same words were left lately, whatever became of them. */
  | { is: "said" }
  | { is: "too soon"; until: Date };

/** One under the lock, one on its way there, one on its way back. */
const leavesAtOnce = 3;

type Row = { known: boolean; said: boolean; taken: boolean; until: Date | null };

const at = (moment: Date): string => `${pg.escapeLiteral(moment.toISOString())}::timestamptz`;
const bytes = (value: Buffer): string => `'\\x${value.toString("hex")}'::bytea`;

/**
 * Leaves a thought that everybody may see, in one message to the database: the lock, then everything
 * under it. Message by message the lock would be held while a busy server comes round to send the next,
 * and twenty thoughts a second would queue behind two thousand readers. Two statements in one message
 * take no parameters, so every value is a literal.
 */
export const createLeaveStore = (pool: pg.Pool) => {
  const fewAtOnce = createFewAtOnce(leavesAtOnce);
  return async (
    row: NewThought,
    { person, until, saidSince }: { person: string; until: Date; saidSince: Date },
  ): Promise<LeaveOutcome> => {
    const text = pg.escapeLiteral;
    const now = at(row.createdAt);
    const answers: unknown = await fewAtOnce(() =>
      pool.query(`
      select pg_advisory_xact_lock(${eventLock});
      with known as (
        select from board_thoughts where secret_hash = ${text(row.secretHash)}
      ), said as (
        select from board_thoughts
        where echo = ${text(row.echo)} and created_at > ${at(saidSince)} and gone_at > ${now}
        limit 1
      ), over as (
        delete from board_pace where until <= ${now} and person <> ${text(person)}
      ), turn as (
        insert into board_pace (person, until)
        select ${text(person)}, ${at(until)}
        where not exists (select from known) and not exists (select from said)
        on conflict (person) do update set until = excluded.until
        where board_pace.until <= ${now}
        returning person
      ), thought as (
        insert into board_thoughts
          (id, body, state, secret_hash, echo, salt, created_at, gone_at)
        select ${text(row.id)}, ${bytes(row.body)}, ${text(row.state)}, ${text(row.secretHash)},
          ${text(row.echo)}, ${text(row.salt)}, ${now}, ${at(row.goneAt)}
        from turn
        returning id
      ), event as (
        insert into board_events (kind, thought_id, at)
        select 'shown', id, ${now} from thought
        returning seq
      ), told as (
        select pg_notify(${text(boardChannel)}, seq::text) from event
      )
      select exists (select from known) as known, exists (select from said) as said,
        exists (select from turn) as taken, (select count(*) from told),
        (select until from board_pace where person = ${text(person)}) as until`),
    );
    // Two statements have two results; the types know of one.
    const [, { rows }] = answers as [pg.QueryResult, pg.QueryResult<Row>];
    const [outcome] = rows;
    if (outcome?.known) return { is: "known" };
    if (outcome?.said) return { is: "said" };
    if (outcome?.taken) return { is: "left" };
    return { is: "too soon", until: outcome?.until ?? until };
  };
};

export type LeaveStore = ReturnType<typeof createLeaveStore>;
