import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBreakableDatabase } from "../testing/breakable-database.ts";
import { expectNothingWrong } from "../testing/expect-nothing-wrong.ts";
import { beginTalk, type SayOutcome, type TestTalk } from "../testing/talk.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

/** The half minute, shortened; `DATABASE_GONE_MS=30000` makes it whole. */
const goneMs = Number(process.env["DATABASE_GONE_MS"] ?? 1_500);

let broken: Awaited<ReturnType<typeof createBreakableDatabase>>;
let test: TestApp;

beforeAll(async () => {
  broken = await createBreakableDatabase(6);
  test = await createTestApp({ database: broken.database });
});
afterAll(() => test.close());

const beginTalks = (count: number): Promise<TestTalk[]> =>
  Promise.all(
    Array.from({ length: count }, async () => beginTalk((await test.anonymous()).client)),
  );

/** Talks until told to stop. */
const keepTalking = (talks: readonly TestTalk[]) => {
  let goingOn = true;
  const outcomes: SayOutcome[] = [];
  const traffic = talks.map(async (talk) => {
    while (goingOn) {
      const outcome = await talk.say();
      outcomes.push(outcome);
      // People do not type faster, and have a number of messages a day.
      await wait(150);
    }
  });
  return {
    outcomes,
    stop: async () => {
      goingOn = false;
      await Promise.all(traffic);
    },
  };
};

/** Whatever was refused is said again until it is answered; a claim may still be held by a turn that broke. */
const settle = async (talks: readonly TestTalk[]): Promise<void> => {
  await broken.direct.pool.query("update user_sessions set turn_until = null");
  await expect
    .poll(
      async () => {
        const outcomes = (await Promise.all(talks.map((talk) => talk.sayAgain()))).flat();
        return outcomes.filter(({ kind }) => kind !== "answered");
      },
      { timeout: 10_000 },
    )
    .toEqual([]);
};

const expectOnlyClearWords = (outcomes: readonly SayOutcome[]): void => {
  const told = outcomes.filter((outcome) => outcome.kind === "told");
  expect(outcomes.filter(({ kind }) => kind === "failed")).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
  // A turn that broke while the database was gone holds its session for some seconds.
  for (const { code } of told) expect(["unavailable", "reply_in_progress"]).toContain(code);
};

describe.each(["cut", "silent"] as const)("a database whose line is %s", (state) => {
  it("is answered with 503 in words; afterwards all goes on without a restart and nothing acknowledged is lost", async () => {
    const talks = await beginTalks(4);
    const traffic = keepTalking(talks);
    await wait(300);
    broken.line.set(state);
    await wait(goneMs / 2);
    const answer = await test.inject("/readyz", {});
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ code: "unavailable", detail: expect.any(String) });
    const signIn = await test.inject("/api/auth/sign-in/anonymous", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:3000" },
      body: "{}",
    });
    expect(signIn.status).toBe(503);
    expect(await signIn.json()).toMatchObject({ code: "unavailable", detail: expect.any(String) });
    await wait(goneMs / 2);
    broken.line.set("open");
    await expect.poll(async () => (await test.inject("/readyz", {})).status).toBe(200);
    await traffic.stop();
    await settle(talks);
    expectOnlyClearWords(traffic.outcomes);
    expectNothingWrong(
      `database ${state} for ${goneMs} ms during ${traffic.outcomes.length} messages`,
      await Promise.all(talks.map((talk) => talk.check())),
    );
  });
});

describe("a database that is slow", () => {
  it("makes people wait, and nothing else", async () => {
    const talks = await beginTalks(3);
    broken.line.delay(60);
    const outcomes = await Promise.all(talks.map((talk) => talk.say()));
    broken.line.delay(0);
    expect(outcomes).toEqual(talks.map(() => ({ kind: "answered" })));
    expectNothingWrong("a slow database", await Promise.all(talks.map((talk) => talk.check())));
  });

  it("that is too slow for one statement is answered with 503, and the message can be sent again", async () => {
    const [talk] = await beginTalks(1);
    if (!talk) throw new Error("no talk");
    const holder = await broken.direct.pool.connect();
    await holder.query("begin");
    await holder.query("select 1 from user_sessions where id = $1 for update", [talk.id]);
    expect(await talk.say()).toEqual({ kind: "told", status: 503, code: "unavailable" });
    await holder.query("rollback");
    holder.release();
    await settle([talk]);
    expectNothingWrong("a statement that took too long", [await talk.check()]);
  });
});

describe("a pool that is exhausted", () => {
  it("refuses with 503 what it cannot serve, and serves again as soon as it can", async () => {
    const talks = await beginTalks(4);
    const held = await Promise.all(Array.from({ length: 6 }, () => broken.database.pool.connect()));
    const refused = await Promise.all(talks.map((talk) => talk.say()));
    expect(refused).toEqual(talks.map(() => ({ kind: "told", status: 503, code: "unavailable" })));
    for (const client of held) client.release();
    await settle(talks);
    expectNothingWrong("an exhausted pool", await Promise.all(talks.map((talk) => talk.check())));
  });
});

/*
 * A stand-in at the database: a trigger that fails as PostgreSQL does without room. A disk that is really full
 * was tried by hand, on a small file system of its own; docs/scaling.md says what happened.
 */
describe("a disk that is full", () => {
  const fill = (table: string) => `
    create or replace function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert or update on ${table} execute function no_room()`;

  it("refuses the message with 503 before anything is said, and takes it once when there is room", async () => {
    const talks = await beginTalks(3);
    await broken.direct.pool.query(fill("session_messages"));
    const refused = await Promise.all(talks.map((talk) => talk.say()));
    expect(refused).toEqual(talks.map(() => ({ kind: "told", status: 503, code: "unavailable" })));
    const reads = await Promise.all(talks.map((talk) => talk.check()));
    await broken.direct.pool.query("drop trigger no_room on session_messages");
    await settle(talks);
    expectNothingWrong("a full disk", [
      ...reads,
      ...(await Promise.all(talks.map((talk) => talk.check()))),
    ]);
  });
});
