import { type Companion, createCompanion } from "@app/companion/companion";
import type { Hearing } from "@app/companion/hearing/jobs";
import { createHearingPool, type HearingPool } from "@app/companion/hearing/pool";
import { limits } from "@app/contract/limits";
import { hostileText } from "@app/reading/testing/hostile-shapes";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readReply } from "./testing/read-reply.ts";
import { createTestApp, quickGuide, type TestApp } from "./testing/test-app.ts";

let pool: HearingPool;
/** Words are read in threads, as the product does it. */
let threaded: TestApp;
/** Words are read in the thread that serves everybody: what the other is held against. */
let inPlace: TestApp;
beforeAll(async () => {
  pool = createHearingPool({ workers: 1, rehearses: false });
  const companion: Companion = createCompanion({
    model: null,
    timings: { guideWordDelayMs: 0 },
    hearing: pool,
  });
  threaded = await createTestApp({ companion });
  inPlace = await createTestApp({ companion: quickGuide(), beside: threaded });
  await pool.ready;
}, 120_000);
afterAll(async () => {
  await inPlace.close();
  await threaded.close();
  await pool.close();
});

const drained = async (events: AsyncIterable<{ type: string }>): Promise<string[]> => {
  const types: string[] = [];
  for await (const { type } of events) types.push(type);
  return types;
};

/** One of the slowest of all, and every way in which words come in; every shape is timed in linear.test.ts. */
const worst = "opened links";

/** Each by a visitor of its own: on a slow machine all of it together is more than one may have read in a minute. */
const sendTheWorst = async (app: TestApp, more: string): Promise<void> => {
  const { maxChars, historyMaxChars } = limits.message;
  const content = `${hostileText(worst, maxChars - 20)}${more}`;
  const talker = (await app.anonymous()).client;
  const { session } = await talker.sessions.create({});
  await drained(talker.sessions.respond({ id: session.id, content }));
  await drained(talker.sessions.end({ id: session.id }));
  await talker.sessions.outcome({ id: session.id });
  const unseen = hostileText("letters with zero-width signs", maxChars - 20);
  const count = Math.floor(historyMaxChars / maxChars / 3);
  const history = Array.from({ length: count }, (_, index) => ({
    role: "user" as const,
    content: `${unseen}${index}${more}`,
  }));
  const id = `stateless-${more}`;
  const { client } = await app.anonymous();
  await drained(client.sessions.respondStateless({ id, history }));
};

/** How long this thread was busy meanwhile. */
const busyMs = async (work: () => Promise<unknown>): Promise<number> => {
  // by what it spent itself, and not by a clock that runs on while another process has the core
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

test("the worst that a visitor can send leaves the thread that serves everybody free", async () => {
  const free = await busyMs(() => sendTheWorst(threaded, "a"));
  const held = await busyMs(() => sendTheWorst(inPlace, "b"));
  expect(free).toBeLessThan(held / 3);
}, 240_000);

/** One thread, which some words hold for ever. */
const slowWorker = new URL(
  "../../../packages/companion/src/testing/slow-worker.ts",
  import.meta.url,
);

test("somebody in danger is answered with help while hostile words hold whatever reads", async () => {
  const holding = createHearingPool({
    workers: 1,
    workerFile: slowWorker,
    limitMs: 100_000,
    queueLimitMs: 100_000,
    startLimitMs: 100_000,
  });
  await holding.ready;
  const asked: string[] = [];
  const hearing: Hearing = {
    ...holding,
    do: (name, input, onSpent) => {
      asked.push(name);
      return holding.do(name, input, onSpent);
    },
  };
  const timings = { guideWordDelayMs: 0 };
  const app = await createTestApp({
    companion: createCompanion({ model: null, timings, hearing }),
    beside: threaded,
  });
  const [hostile, person] = [await app.anonymous(), await app.anonymous()];
  const { session } = await person.client.sessions.create({});
  const danger = { role: "user" as const, content: "I want to kill myself tonight" };
  const worstWords = `hang on ${hostileText("opened links", limits.message.maxChars - 20)}`;
  let isHeld = true;
  const attack = drained(
    hostile.client.sessions.respondStateless({
      id: "hostile",
      history: [{ role: "user", content: worstWords }],
    }),
  )
    .catch(() => undefined)
    .finally(() => {
      isHeld = false;
    });
  await vi.waitFor(() => expect(asked).toContain("hear"), { timeout: 60_000 });

  const before = [
    { role: "user" as const, content: "My week was long." },
    { role: "assistant" as const, content: "What was the longest of it?" },
  ];
  const replies = await Promise.all([
    readReply(person.client.sessions.respond({ id: session.id, ...danger, country: "AT" })),
    readReply(
      person.client.sessions.respondStateless({
        id: "gone",
        history: [...before, danger],
        country: "AT",
      }),
    ),
  ]);
  for (const { events, text, last } of replies) {
    const shown = events.find((event) => event.type === "safety");
    expect(shown).toMatchObject({ level: "crisis", category: "suicide" });
    expect(shown?.type === "safety" && shown.helplines.length).toBeGreaterThan(0);
    expect(text).not.toBe("");
    expect(last).toMatchObject({ type: "done" });
  }
  expect(isHeld).toBe(true);
  await holding.close();
  await attack;
  await app.close();
}, 240_000);
