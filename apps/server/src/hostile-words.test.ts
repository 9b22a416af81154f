import { performance } from "node:perf_hooks";
import { type Companion, createCompanion } from "@app/companion/companion";
import { createHearingPool, type HearingPool } from "@app/companion/hearing/pool";
import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import { limits } from "@app/contract/limits";
import { hostileText } from "@app/reading/testing/hostile-shapes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, quickGuide, type TestApp } from "./testing/test-app.ts";

let pool: HearingPool;
/** Words are read in threads, as the product does it. */
let threaded: TestApp;
/** Words are read in the thread that serves everybody: what the other is held against. */
let inPlace: TestApp;
beforeAll(async () => {
  pool = createHearingPool({ workers: 2 });
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

/** Two of the slowest of all, and every way in which words come in; every shape is timed in linear.test.ts. */
const worst = ["dotted letters and an at", "opened links"];

const sendTheWorst = async (client: Client<Api>, more: string): Promise<void> => {
  const { maxChars, historyMaxChars } = limits.message;
  for (const name of worst) {
    const content = `${hostileText(name, maxChars - 20)}${more}`;
    const { session } = await client.sessions.create({});
    await drained(client.sessions.respond({ id: session.id, content }));
    await drained(client.sessions.end({ id: session.id }));
    await client.sessions.outcome({ id: session.id });
  }
  const unseen = hostileText("letters with zero-width signs", maxChars - 20);
  const count = Math.floor(historyMaxChars / maxChars) - 3;
  const history = Array.from({ length: count }, (_, index) => ({
    role: "user" as const,
    content: `${unseen}${index}${more}`,
  }));
  const id = `stateless-${more}`;
  await drained(client.sessions.respondStateless({ id, history }));
};

/** How long this thread was busy meanwhile. */
const busyMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
};

test("the worst that one visitor can send leaves the thread that serves everybody free", async () => {
  const [visitor, other] = [await threaded.anonymous(), await inPlace.anonymous()];
  const free = await busyMs(() => sendTheWorst(visitor.client, "a"));
  const held = await busyMs(() => sendTheWorst(other.client, "b"));
  expect(free).toBeLessThan(held / 3);
}, 240_000);
