import { z } from "zod";

/*
 * A backup is text in the words of psql, compressed: a first line that says what it is, every table as COPY, and a last
 * line that says how many rows there were. Without the last line it is half a backup.
 */

const migration = z.object({ hash: z.string(), at: z.number() });
export type AppliedMigration = z.output<typeof migration>;

const backupHead = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(migration),
});
export type BackupHead = z.output<typeof backupHead>;

/** Rows by table, its name as PostgreSQL quotes it. */
const backupEnd = z.object({ rows: z.record(z.string(), z.number()) });
export type BackupEnd = z.output<typeof backupEnd>;

const headMark = "-- backup ";
const endMark = "-- end ";
/** What ends the rows of one table, as psql writes it. */
export const rowsEnd = "\\.";

export const headLine = (head: BackupHead): string => headMark + JSON.stringify(head);
export const endLine = (end: BackupEnd): string => endMark + JSON.stringify(end);

export const readHead = (line: string): BackupHead | undefined =>
  line.startsWith(headMark) ? backupHead.parse(JSON.parse(line.slice(headMark.length))) : undefined;
export const readEnd = (line: string): BackupEnd | undefined =>
  line.startsWith(endMark) ? backupEnd.parse(JSON.parse(line.slice(endMark.length))) : undefined;

/** The table of a line that begins its rows. */
export const tableOfCopy = (line: string): string | undefined =>
  /^COPY (\S+) \(.*\) FROM stdin;$/.exec(line)?.[1];
