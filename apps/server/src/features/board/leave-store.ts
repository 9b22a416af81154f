import pg from "pg";
import { boardChannel, eventLock, type ThoughtRow } from "./store.ts";

type NewThought = Omit<ThoughtRow, "heard" | "heardAt">;
type ThoughtToLeave = {
  row: NewThought;
  /** Whose turn it takes, and until when nobody of them may leave another. */
  person: string;
  until: Date;
  /** The same words since then are a repetition. */
  saidSince: Date;
};

export type LeaveOutcome =
  | { is: "left" }
  /** This secret has left a thought before. */
  | { is: "known" }
  /** The same words were left lately, whatever became of them. */
  | { is: "said" }
  | { is: "too soon"; until: Date };

type Row = { known: boolean; said: boolean; taken: boolean; until: Date | null };

const text = pg.escapeLiteral;
const at = (moment: Date): string => `${text(moment.toISOString())}::timestamptz`;
const bytes = (value: Buffer): string => `'\\x${value.toString("hex")}'::bytea`;

const statementFor = ({ row, person, until, saidSince }: ThoughtToLeave): string => {
  const now = at(row.createdAt);
  return `
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
      (select until from board_pace where person = ${text(person)}) as until`;
};

const outcomeOf = (row: Row | undefined, { until }: ThoughtToLeave): LeaveOutcome => {
  if (row?.known) return { is: "known" };
  if (row?.said) return { is: "said" };
  return row?.taken ? { is: "left" } : { is: "too soon", until: row?.until ?? until };
};

/** As many as are written in one transaction; more wait for the next. */
const mostTogether = 50;

type Waiting = {
  leaving: ThoughtToLeave;
  resolve: (outcome: LeaveOutcome) => void;
  reject: (error: unknown) => void;
};

/**
 * Leaves thoughts that everybody may see. All that wait go in one message to the database: the lock,
 * then a statement for each, then the end of the transaction. Message by message the lock would be held
 * while a busy server comes round to send the next, and each thought would wait for the disk by itself.
 * Several statements in one message take no parameters, so every value is a literal.
 */
export const createLeaveStore = (pool: pg.Pool) => {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const write = async (together: readonly Waiting[]): Promise<void> => {
    const lock = `select pg_advisory_xact_lock(${eventLock})`;
    const message = [lock, ...together.map(({ leaving }) => statementFor(leaving))].join(";\n");
    try {
      // Many statements have many results; the types know of one.
      const answers = (await pool.query(message)) as unknown as pg.QueryResult<Row>[];
      for (const [index, { leaving, resolve }] of together.entries())
        resolve(outcomeOf(answers[index + 1]?.rows[0], leaving));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  };

  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) await write(waiting.splice(0, mostTogether));
    isWriting = false;
  };

  return (leaving: ThoughtToLeave): Promise<LeaveOutcome> =>
    new Promise((resolve, reject) => {
      waiting.push({ leaving, resolve, reject });
      void writeAll();
    });
};

export type LeaveStore = ReturnType<typeof createLeaveStore>;
