import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/client.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createRateLedger } from "./rate-ledger.ts";
import { createRateLimit, type Ledger } from "./rate-limit.ts";

const minuteMs = 60_000;
const start = Date.UTC(2026, 0, 1);

const clockAt = (ms: number) => {
  const clock = { ms };
  return { clock, now: () => new Date(clock.ms) };
};

const takenOf = (limit: { count: ReturnType<typeof createRateLimit>["count"] }, tries: number) =>
  Array.from({ length: tries }, () => limit.count("key", 10).refusal).filter(
    (refusal) => refusal === null,
  ).length;

describe("a limit by the minute", () => {
  it("lets as many through as it says, each key for itself", () => {
    const { now } = clockAt(start);
    const limit = createRateLimit({ now });
    expect(takenOf(limit, 15)).toBe(10);
    expect(limit.count("another", 10)).toMatchObject({ limit: 10, left: 9, refusal: null });
  });

  it("is not doubled where one minute becomes the next", () => {
    const { clock, now } = clockAt(start + minuteMs - 100);
    const limit = createRateLimit({ now });
    expect(takenOf(limit, 10)).toBe(10);
    clock.ms += 200;
    expect(takenOf(limit, 10)).toBe(0);
  });

  it("says when one more will be taken, and keeps its word", () => {
    for (const offsetMs of [0, 10_000, 59_000]) {
      const { clock, now } = clockAt(start + offsetMs);
      const limit = createRateLimit({ now });
      takenOf(limit, 10);
      const seconds = limit.count("key", 10).refusal?.retryAfterSeconds ?? 0;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(70);
      clock.ms += (seconds - 1) * 1_000;
      expect(limit.count("key", 10).refusal).not.toBeNull();
      clock.ms += 1_000;
      expect(limit.count("key", 10).refusal).toBeNull();
    }
  });

  it("does not make those wait longer who ask again too soon", () => {
    const { clock, now } = clockAt(start);
    const limit = createRateLimit({ now });
    takenOf(limit, 500);
    clock.ms += 2 * minuteMs;
    expect(takenOf(limit, 10)).toBe(10);
  });
});

describe("a limit that servers share", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const serversAt = (now: () => Date, servers: number) =>
    Array.from({ length: servers }, () =>
      createRateLimit({
        now,
        ledger: createRateLedger({ db: database.db, secret: "a secret of the test", now }),
      }),
    );

  it("holds over all of them once they have told each other", async () => {
    const { now } = clockAt(start);
    const [one, two] = serversAt(now, 2);
    if (!one || !two) throw new Error("two were made");
    expect(takenOf(one, 7)).toBe(7);
    await one.share();
    expect(takenOf(two, 1)).toBe(1);
    await two.share();
    expect(takenOf(two, 9)).toBe(2);
    await two.share();
    await one.share();
    expect(takenOf(one, 1)).toBe(1);
    await one.share();
    expect(takenOf(one, 5)).toBe(0);
  });

  it("goes over by what each takes between two exchanges at the most, and no further", async () => {
    const { clock, now } = clockAt(start + 10 * minuteMs);
    const servers = serversAt(now, 4);
    let taken = 0;
    for (let second = 0; second < 20; second++) {
      for (const server of servers) taken += takenOf(server, 2);
      for (const server of servers) await server.share();
      for (const server of servers) await server.share();
      clock.ms += 1_000;
    }
    expect(taken).toBeGreaterThanOrEqual(10);
    expect(taken).toBeLessThanOrEqual(10 + 3 * 2);
  });

  it("knows of the minute before on a server that has not seen it", async () => {
    const { clock, now } = clockAt(start + 20 * minuteMs + 59_000);
    const [one, two] = serversAt(now, 2);
    if (!one || !two) throw new Error("two were made");
    takenOf(one, 10);
    await one.share();
    clock.ms += 1_500;
    takenOf(two, 1);
    await two.share();
    expect(takenOf(two, 5)).toBe(0);
  });

  it("stores neither a person nor an address, and forgets after minutes", async () => {
    const { clock, now } = clockAt(start + 30 * minuteMs);
    const ledger = createRateLedger({ db: database.db, secret: "a secret of the test", now });
    const limit = createRateLimit({ now, ledger });
    limit.take("calls of 203.0.113.7", 10);
    await limit.share();
    const rows = async () => (await database.pool.query("select * from rate_counts")).rows;
    expect(JSON.stringify(await rows())).not.toContain("203.0.113.7");
    clock.ms += 10 * minuteMs;
    await ledger.forgetOld();
    expect(await rows()).toEqual([]);
  });

  it("goes on for itself where the database does not answer, and tells later", async () => {
    const { now } = clockAt(start);
    const told: number[] = [];
    let isDown = true;
    const ledger: Ledger = {
      add: async (counts) => {
        if (isDown) throw new Error("gone");
        told.push(...counts.map(({ count }) => count));
        return counts.map((each) => ({ ...each, before: 0 }));
      },
    };
    const limit = createRateLimit({ now, ledger });
    expect(takenOf(limit, 4)).toBe(4);
    await expect(limit.share()).rejects.toThrow("gone");
    expect(takenOf(limit, 10)).toBe(6);
    isDown = false;
    await limit.share();
    expect(told).toEqual([10]);
  });

  it("writes nobody down who stays far below it", async () => {
    const { now } = clockAt(start);
    const told: string[] = [];
    const ledger: Ledger = {
      add: async (counts) => {
        told.push(...counts.map(({ key }) => key));
        return counts.map((each) => ({ ...each, before: 0 }));
      },
    };
    const limit = createRateLimit({ now, ledger });
    for (let call = 0; call < 11; call++) limit.take("calm", 600);
    for (let call = 0; call < 12; call++) limit.take("busy", 600);
    limit.take("narrow", 5);
    await limit.share();
    expect(told).toEqual(["busy", "narrow"]);
    limit.take("calm", 600);
    await limit.share();
    expect(told).toEqual(["busy", "narrow", "calm"]);
  });

  it("asks the database nothing while nobody asks anything", async () => {
    const { now } = clockAt(start);
    let asked = 0;
    const ledger: Ledger = {
      add: async () => {
        asked++;
        return [];
      },
    };
    const limit = createRateLimit({ now, ledger });
    await limit.share();
    expect(asked).toBe(0);
  });
});
