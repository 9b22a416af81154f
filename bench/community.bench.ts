import { type Api, apiCalls } from "@app/contract/api";
import { type Client, createClient } from "@app/contract/client";
import { promptCategories, promptSorts } from "@app/contract/prompts";
import { connectPatiently, type Database } from "@app/server/db/client";
import { startAppInProcess } from "./app-in-process.ts";
import { type Bench, type Figure, quantile, ratioAtLeast } from "./figure.ts";
import { fillInBulk } from "./fill-in-bulk.ts";

const few = 1_000;
const many = 1_000_000;
const rounds = 40;

/** Sentences of common words and rare ones: walruses in one of a thousand, narwhals in five of a million. */
const fill = async ({ pool }: Database, from: number, to: number): Promise<void> => {
  const connection = await connectPatiently(pool);
  await fillInBulk(
    connection,
    "community_prompts",
    `insert into community_prompts
       (id, uid, text, sought, text_key, category, up, down, uses, state_at, created_at)
     select 'prompt-' || n, 'person-' || n % 5000,
       words, words,
       'key-' || n, ($3::text[])[1 + n % 10], (random() * 40)::int, (random() * 12)::int,
       (random() * 500)::int, now(), now() - random() * interval '700 days'
     from generate_series($1::int, $2::int) n,
       lateral (select 'i keep '
         || (array['thinking about', 'avoiding', 'missing', 'rehearsing'])[1 + n % 4] || ' '
         || (array['my work', 'the house', 'my mother', 'that evening', 'sleep'])[1 + n % 5]
         || case when n % 1000 = 0 then ', and a walrus' else '' end
         || case when n % 200000 = 1 then ', and a narwhal' else '' end || ', day ' || n as words)`,
    [from, to, [...promptCategories]],
  );
  await connection.end();
};

type Read = (before: string | undefined) => Promise<{ next_before: string | null }>;

const lists = ({ community: { list } }: Client<Api>): [string, Read][] => {
  const from = (before: string | undefined) => (before === undefined ? {} : { before });
  return [
    ...promptSorts.map((sort): [string, Read] => [
      sort,
      (before) => list({ sort, ...from(before) }),
    ]),
    ["top of a category", (before) => list({ category: "work", ...from(before) })],
    ["top of a common word", (before) => list({ q: "mother", ...from(before) })],
    ["top of a rare word", (before) => list({ q: "walrus", ...from(before) })],
    ["top of a word of five", (before) => list({ q: "narwhal", ...from(before) })],
    ["newest of two words", (before) => list({ q: "missing sleep", sort: "new", ...from(before) })],
  ];
};

/** The medians of pages, one after the other into the depth of a list. */
const measure = async (client: Client<Api>): Promise<Map<string, number>> => {
  const medians = new Map<string, number>();
  for (const [name, read] of lists(client)) {
    const times: number[] = [];
    let before: string | undefined;
    for (let round = 0; round < rounds; round++) {
      const startedMs = performance.now();
      const { next_before } = await read(before);
      times.push(performance.now() - startedMs);
      before = next_before ?? undefined;
    }
    medians.set(name, quantile(times, 0.5));
  }
  return medians;
};

/** The lists of prompts at a thousand and at a million: a page costs the same, or nearly. */
export const communityBench: Bench = async () => {
  const app = await startAppInProcess();
  const { database } = app;
  const client = createClient(apiCalls, { fetch, token: async () => null, baseUrl: app.url });
  try {
    await fill(database, 1, few);
    await measure(client);
    const small = await measure(client);
    await fill(database, few + 1, many);
    await measure(client);
    const large = await measure(client);
    return [...small].map(
      ([name, ms]): Figure =>
        ratioAtLeast(
          `community: a page of ${name}, at ${few} beside ${many}`,
          ms,
          large.get(name) ?? Number.NaN,
          name.includes("word") ? 0.1 : 0.5,
          "ms",
        ),
    );
  } finally {
    await app.close();
  }
};
