import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import { connectPatiently } from "@app/server/db/client";
import { type AppInProcess, startAppInProcess } from "./app-in-process.ts";
import { type Bench, type Figure, quantile } from "./figure.ts";

const sizes = [10, 10_000, 1_000_000] as const;
const rounds = 60;
/** Pages read before the one that is timed: far enough from the start to show a list that counts its way. */
const pagesDown = 3;

type Filling = Awaited<ReturnType<typeof connectPatiently>>;
type Page = { next_before: string | null };
type List = {
  name: string;
  fill: string;
  read: (client: Client<Api>, before?: string) => Promise<Page>;
};

const from = (before?: string) => (before === undefined ? {} : { before });

const lists: readonly List[] = [
  {
    name: "sessions",
    fill: `insert into user_sessions (uid, id, session_type, created_at, last_updated, expires_at)
      select $1, 'session-' || n, 'text', now() - n * interval '1 second',
        now() - n * interval '1 second', now() + interval '1 day'
      from generate_series(1, $2::int) n`,
    read: (client, before) => client.sessions.list(from(before)),
  },
  {
    name: "records",
    fill: `insert into vault_records
        (uid, kind, id, created_at, encrypted_data, iv, salt, size_chars)
      select $1, 'check-in', 'day-' || n, now() - n * interval '1 second', 'c2VhbGVk', 'aXY', 'c2FsdA', 8
      from generate_series(1, $2::int) n`,
    read: (client, before) =>
      client.vault.listRecords({ kind: "check-in", data: "Y", ...from(before) }),
  },
];

/** Reads down the list once, and then its last page reached again and again. */
const timePage = async (read: (before?: string) => Promise<Page>): Promise<number> => {
  let before: string | undefined;
  for (let page = 0; page < pagesDown; page++) before = (await read(before)).next_before ?? before;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now();
    await read(before);
    times.push(performance.now() - startedMs);
  }
  return quantile(times, 0.5);
};

const measure = async (app: AppInProcess, filling: Filling, list: List): Promise<Figure[]> => {
  const people: { size: number; client: Client<Api> }[] = [];
  for (const size of sizes) {
    const { client, uid } = await app.account(`${list.name}-${size}@mail.example`);
    await filling.query(list.fill, [uid, size]);
    people.push({ size, client });
  }
  await filling.query("vacuum analyze");
  const took = new Map<number, number>();
  for (const { size, client } of people)
    took.set(size, await timePage((before) => list.read(client, before)));
  const msOf = (size: number) => took.get(size) ?? Number.NaN;
  // The list of ten has no third page, and so less to read; the one of ten thousand is what a long one is held against.
  const [few, many, most] = sizes;
  const held = (size: number, baseline: number, budget: number): Figure => ({
    name: `lists: a page of ${list.name}, ${size.toLocaleString("en-GB")} rows beside ${baseline.toLocaleString("en-GB")}`,
    value: `${msOf(size).toPrecision(3)} ms`,
    baseline: `${msOf(baseline).toPrecision(3)} ms`,
    ratio: (msOf(size) / msOf(baseline)).toPrecision(3),
    budget: `≤ ${budget}`,
    holds: msOf(size) / msOf(baseline) <= budget,
  });
  return [held(many, few, 4), held(most, many, 1.5)];
};

/** A page of a list takes as long whether it has ten rows or a million. */
export const listsBench: Bench = async () => {
  const app = await startAppInProcess();
  try {
    // A million rows take longer than a statement of the server's may.
    const filling = await connectPatiently(app.database.pool);
    try {
      const figures: Figure[] = [];
      for (const list of lists) figures.push(...(await measure(app, filling, list)));
      return figures;
    } finally {
      await filling.end();
    }
  } finally {
    await app.close();
  }
};
