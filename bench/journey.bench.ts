import type { Api } from "@app/contract/api";
import type { OpenedConversation } from "@app/contract/calls/analysis";
import type { Client } from "@app/contract/client";
import type { Database } from "@app/server/db/client";
import { places } from "@app/server/db/sealed-places";
import { createMessageKeys, openKeyFile } from "@app/server/keys";
import { startAppInProcess } from "./app-in-process.ts";
import { atMost, type Bench, type Figure, quantile, ratioAtLeast } from "./figure.ts";

const sessionCount = 10_000;
const actionCount = 5_000;
const checkInDays = 3 * 365 + 1;
const analysed = 100;
const talkRounds = 40;

type Server = { client: Client<Api>; uid: string; database: Database; dataDir: string };

/** One person with a history of years, in rows as the product writes them. */
const fill = async ({ database: { pool }, uid, dataDir }: Server): Promise<void> => {
  await pool.query(
    `insert into user_sessions (uid, id, session_type, created_at, last_updated, expires_at)
     select $1, 'session-' || n, case when n % 10 = 0 then 'voice' else 'text' end,
       now() - n * interval '2 hours', now() - n * interval '2 hours', now() + interval '1 day'
     from generate_series(1, $2::int) n`,
    [uid, sessionCount],
  );
  await pool.query(
    `insert into vault_records (uid, kind, id, created_at, encrypted_data, iv, salt, size_chars)
     select $1, 'check-in', 'day-' || n, now() - n * interval '1 day', repeat('c2VhbGVk', 40), 'aXY', 'c2FsdA', 320
     from generate_series(1, $2::int) n`,
    [uid, checkInDays],
  );
  const keys = createMessageKeys(() => openKeyFile(dataDir).messageKeys());
  const ids = Array.from({ length: actionCount }, (_, index) => `action-${index}`);
  await pool.query(
    `insert into user_actions (uid, id, request_id, position, body, done, created_at)
     select $1, id, id, 0, body, n % 3 > 0, now() - n * interval '5 hours'
     from unnest($2::text[], $3::bytea[]) with ordinality as t (id, body, n)`,
    [uid, ids, ids.map((id) => keys.seal(`Walk ten minutes, ${id}`, places.action(uid, id)))],
  );
  await pool.query("analyze");
};

const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const startedMs = performance.now();
  const answer = await work();
  return [performance.now() - startedMs, answer];
};

type Page = { next_before: string | null };

/** Reads a list to its end and answers what each page took. */
const readAll = async (read: (before?: string) => Promise<Page>): Promise<number[]> => {
  const times: number[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const [ms, page]: [number, Page] = await timed(() => read(before ?? undefined));
    times.push(ms);
    before = page.next_before;
  }
  return times;
};

const from = (before?: string) => (before === undefined ? {} : { before });

const pageFigures = async (client: Client<Api>): Promise<Figure[]> => {
  const lists: [string, (before?: string) => Promise<Page>][] = [
    ["sessions", (before) => client.sessions.list(from(before))],
    [
      "voice sessions",
      (before) => client.sessions.list({ ...from(before), session_type: "voice" }),
    ],
    ["actions", (before) => client.actions.list(from(before))],
    ["open actions", (before) => client.actions.list({ ...from(before), open: "true" })],
    [
      "check-ins",
      (before) => client.vault.listRecords({ kind: "check-in", data: "Y", ...from(before) }),
    ],
    ["summaries", (before) => client.summaries.list(from(before))],
    ["reports", (before) => client.analysis.reports(from(before))],
  ];
  const figures: Figure[] = [];
  for (const [name, read] of lists) {
    await readAll(read);
    const times = await readAll(read);
    const rounds =
      times.length > 10 ? times : [...times, ...(await readAll(read)), ...(await readAll(read))];
    figures.push(atMost(`journey: a page of ${name}, p95`, quantile(rounds, 0.95), 100, "ms"));
    const part = Math.floor(times.length / 5);
    if (part >= 10)
      figures.push(
        ratioAtLeast(
          `journey: first pages of ${name} beside the last`,
          quantile(times.slice(0, part), 0.5),
          quantile(times.slice(-part), 0.5),
          0.5,
          "ms",
        ),
      );
  }
  return figures;
};

const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? "";
const who = ["my mum", "my boss", "my sister", "my partner", "a friend", "my landlord", "my son"];
const what = ["shouted at me", "did not ring back", "was kind to me", "asked too much", "fell ill"];
const felt = [
  "I felt small",
  "I was furious",
  "I felt guilty",
  "I was calmer",
  "I was proud",
  "I cried",
];
const then = [
  "I can't sleep",
  "I went for a walk and it helped",
  "I should have said something",
  "I said no",
  "I told Nina",
];

/** No two messages alike, as in a real history: what was read once is quicker to read again. */
const conversations = (round: string): OpenedConversation[] =>
  Array.from({ length: analysed }, (_, index) => ({
    id: `thread-${index}`,
    title: `Talk ${index}`,
    at: new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString(),
    texts: Array.from({ length: 8 }, (_, turn) => {
      const seed = index * 31 + turn * 7;
      return `On day ${seed} of ${round} ${pick(who, seed)} ${pick(what, seed >> 1)}, number ${index} of ${turn}. ${pick(felt, seed >> 2)}. ${pick(then, seed + turn)}, and then it was ${turn + 1} o'clock.`;
    }),
  }));

/** How long somebody waits for the first word of a reply. */
const firstToken = async (client: Client<Api>, id: string, round: number): Promise<number> => {
  const startedMs = performance.now();
  for await (const event of client.sessions.respond({
    id,
    content: `I could not sleep on night ${round}.`,
  }))
    if (event.type === "token") return performance.now() - startedMs;
  throw new Error("the reply had no words");
};

const talkWhile = async (
  client: Client<Api>,
  goesOn: (round: number) => boolean,
): Promise<number[]> => {
  const waits: number[] = [];
  for (let round = 0; goesOn(round); round++) {
    const { session } = await client.sessions.create({});
    waits.push(await firstToken(client, session.id, round));
  }
  return waits;
};

const analysisFigures = async (
  { client, uid }: Server,
  idle: () => Promise<void>,
): Promise<Figure[]> => {
  const analyse = async (round: string): Promise<void> => {
    const opened = conversations(round);
    await client.analysis.start({ user_id: uid, passphrase: null, opened });
    await idle();
  };
  const before = process.cpuUsage();
  const [aloneMs] = await timed(() => analyse("alone"));
  const { user, system } = process.cpuUsage(before);
  const quiet = await talkWhile(client, (round) => round < talkRounds);
  let running = true;
  const [, beside] = await Promise.all([
    analyse("beside").finally(() => {
      running = false;
    }),
    talkWhile(client, () => running),
  ]);
  return [
    atMost(`journey: an analysis of ${analysed} sessions by the guide`, aloneMs / 1_000, 5, "s"),
    // On a machine that others use too, this is what it would take on one that is free.
    atMost("journey: the same, in time of the processor", (user + system) / 1_000_000, 5, "s"),
    ratioAtLeast(
      "journey: first token alone beside one during an analysis, p95",
      quantile(quiet, 0.95),
      quantile(beside, 0.95),
      1 / 1.5,
      "ms",
    ),
  ];
};

/** A history of years: every page of it, and a report on it while somebody talks. */
export const journeyBench: Bench = async () => {
  const app = await startAppInProcess({ durable: true });
  const { database, dataDir, dependencies } = app;
  try {
    const { client, uid } = await app.account("bench@mail.example");
    await dependencies.membership.setPlan(uid, "pro", "given");
    const server = { client, uid, database, dataDir };
    await fill(server);
    return [
      ...(await pageFigures(client)),
      ...(await analysisFigures(server, dependencies.analysis.runner.idle)),
    ];
  } finally {
    await app.close();
  }
};
