import { afterAll, beforeAll, expect, test } from "vitest";
import { type Hearing, hearNow } from "./hear.ts";
import { createHearingPool } from "./pool.ts";

const timings = { timeoutMs: 1_000, startTimeoutMs: 50_000 };
let honest: Hearing;
/** Some words hold a thread of these for ever, or end it. */
let breaking: Hearing;
beforeAll(() => {
  const workerFile = new URL("../testing/slow-worker.ts", import.meta.url);
  honest = createHearingPool({ ...timings, workers: 1, timeoutMs: 20_000 });
  breaking = createHearingPool({ ...timings, workers: 2, workerFile });
});
afterAll(() => Promise.all([honest.close(), breaking.close()]));

const told = (content: string) => ({ content, history: [] });

test("a message is read in a thread as it would be read here", async () => {
  const message = told("I can't decide whether to take the job. My sister says yes.");
  expect(await honest.hear(message)).toEqual(hearNow(message));
  expect(await honest.screen(told("I want to kill myself"))).toMatchObject({ level: "crisis" });
});

test("messages that come at once are all read, each as its own", async () => {
  const contents = Array.from({ length: 12 }, (_, index) => `My week number ${index} was long.`);
  const heard = await Promise.all(contents.map((content) => honest.hear(told(content))));
  expect(heard.map(({ reading }) => reading.plain)).toEqual(contents);
});

test("whoever comes while a message hangs is served by another thread", async () => {
  // both threads have started, so that the wait is for the message alone
  await Promise.all(["hello", "good morning"].map((content) => breaking.hear(told(content))));
  const order: string[] = [];
  const hanging = breaking.hear(told("hang on")).then(() => order.push("hanging"));
  await breaking.hear(told("It was a long day.")).then(() => order.push("plain"));
  await hanging;
  expect(order).toEqual(["plain", "hanging"]);
});

test.each([
  ["hangs", "hang"],
  ["ends its thread", "die"],
])("a message that %s is treated as unread, and what comes after it is read", async (_, word) => {
  // twice as many as there are threads: new ones must have taken their place
  const broken = await Promise.all(
    Array.from({ length: 4 }, () => breaking.hear(told(`${word} on, it was a long day`))),
  );
  for (const { reading, screening } of broken) {
    expect(reading).toMatchObject({ isGarbled: true, sentences: [] });
    expect(screening.level).toBe("none");
  }
  const next = await breaking.hear(told("It was a long day."));
  expect(next.reading.sentences).toHaveLength(1);
});

test("what reading cost is told, and what could not be read costs all that it was given", async () => {
  const spent: number[] = [];
  await honest.hear(told("It was a long day."), (ms) => spent.push(ms));
  await breaking.hear(told("hang on"), (ms) => spent.push(ms));
  expect(spent).toEqual([expect.any(Number), timings.timeoutMs]);
  expect(spent[0]).toBeGreaterThan(0);
});

test("danger in plain words is found by the rules in a message that could not be read", async () => {
  const danger = told("hang. I want to kill myself.");
  const [heard, screening] = await Promise.all([breaking.hear(danger), breaking.screen(danger)]);
  expect(heard.reading.sentences).toEqual([]);
  expect(heard.screening).toMatchObject({ level: "crisis", category: "suicide" });
  expect(screening).toMatchObject({ level: "crisis", category: "suicide" });
});
