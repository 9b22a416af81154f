import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestBrowser, lastLetter, refusalIn } from "../testing/test-browser.ts";
import * as passwordHash from "./password-hash.ts";
import { type ThrottleRule, throttleRules, waitAfter } from "./throttle-rules.ts";

// Counted, not replaced: what is refused must be refused before this costs anything.
vi.mock("./password-hash.ts", { spy: true });

const password = "four quiet grey stones";
const wrong = (index: number) => `a guess, the ${index}th of many`;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" }, hasStillClock: true });
});
afterAll(() => test.close());

// Tokens are made by the real clock, and a test may leave ours far ahead of it.
afterEach(() => {
  test.clock.now = new Date();
});

const forward = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};

const hashesMade = () =>
  vi.mocked(passwordHash.hashPassword).mock.calls.length +
  vi.mocked(passwordHash.verifyPassword).mock.calls.length;

let people = 0;
const makeOwner = async () => {
  const browser = createTestBrowser(test);
  const email = `owner${people++}@mail.example`;
  await browser.post("/sign-up/email", { email, password, name: "" });
  return { browser, email };
};

describe("the waits", () => {
  it.each(Object.entries(throttleRules) as [string, ThrottleRule][])(
    "of %s grow, never shrink, and never lock for good",
    (_name, rule) => {
      const waits = Array.from({ length: 200 }, (_, index) => waitAfter(rule, index + 1));
      expect(waits.slice(0, rule.freeTries).every((wait) => wait === 0)).toBe(true);
      expect(waits[rule.freeTries]).toBe(rule.firstWaitMs);
      for (const [index, wait] of waits.entries())
        expect(wait).toBeGreaterThanOrEqual(waits[index - 1] ?? 0);
      expect(waits.at(-1)).toBe(rule.maxWaitMs);
      expect(rule.maxWaitMs).toBeLessThanOrEqual(60 * 60_000);
    },
  );
});

describe("hundreds of wrong passwords", () => {
  it("let nobody in, cost almost no hashing, and do not lock the owner out", async () => {
    const { browser: known, email } = await makeOwner();
    const secondOwner = createTestBrowser(test);
    const [rounds, networks] = [50, 12];
    const strangers = Array.from({ length: networks }, () => createTestBrowser(test));
    const hashesBefore = hashesMade();
    const clock = () => test.clock.now.getTime();
    const startedAt = clock();
    const statuses = new Map<number, number>();
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(
        strangers.map((stranger, index) =>
          stranger.post("/sign-in/email", { email, password: wrong(round * networks + index) }),
        ),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The attack goes on for a while, so that the waits it causes run out and are used.
      forward(1_000);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(rounds * networks);
    const seconds = (clock() - startedAt) / 1_000;
    const ceiling = (rule: ThrottleRule) => rule.freeTries + 1 + seconds / (rule.maxWaitMs / 1_000);
    // What is given to the account as a whole, with six waits that are shorter than the longest, and to its visitors.
    expect(statuses.get(401)).toBeLessThan(
      ceiling(throttleRules.password_account) + 10 + ceiling(throttleRules.password_visitors) + 2,
    );
    expect(hashesMade() - hashesBefore).toBe(statuses.get(401));

    // From the browser it was made with: at once.
    await known.post("/sign-out");
    expect((await known.post("/sign-in/email", { email, password })).status).toBe(200);

    // From a new browser: after one short wait, whatever the strangers do meanwhile. One more guess, lest a wait has just run out.
    await strangers[0]?.post("/sign-in/email", { email, password: wrong(0) });
    const answer = await secondOwner.post("/sign-in/email", { email, password });
    expect(refusalIn(answer)).toEqual([429, "wait_first"]);
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeLessThanOrEqual(30);
    forward(wait * 1_000);
    for (const [index, stranger] of strangers.slice(0, 5).entries())
      await stranger.post("/sign-in/email", { email, password: wrong(index) });
    forward(throttleRules.password_visitors.maxWaitMs);
    expect((await secondOwner.post("/sign-in/email", { email, password })).status).toBe(200);
  }, 300_000);

  it("of somebody who never stops keep the owner out of no new browser", async () => {
    const { email } = await makeOwner();
    const stranger = createTestBrowser(test);
    for (let day = 0; day < 3; day++) {
      for (let index = 0; index < 40; index++) {
        await stranger.post("/sign-in/email", { email, password: wrong(index) });
        forward(60_000);
      }
      const guess = () => stranger.post("/sign-in/email", { email, password: wrong(day) });
      const owner = createTestBrowser(test);
      // Somebody's wait may just have run out: then the owner waits for nobody.
      await guess();
      const first = await owner.post("/sign-in/email", { email, password });
      expect(refusalIn(first)).toEqual([429, "wait_first"]);
      expect(String(first.body["detail"])).toMatch(/30 seconds.+[Nn]othing is locked/);
      // Asking again meanwhile neither helps nor makes it longer.
      forward(20_000);
      const early = await owner.post("/sign-in/email", { email, password });
      expect(Number(early.headers.get("retry-after"))).toBeLessThanOrEqual(10);
      await guess();
      forward(10_000);
      await guess();
      expect((await owner.post("/sign-in/email", { email, password })).status).toBe(200);
      await owner.post("/sign-out");
      await guess();
      expect((await owner.post("/sign-in/email", { email, password })).status).toBe(200);
    }
  });

  it("wait longer each time for one network, and for all networks together", async () => {
    const { email } = await makeOwner();
    const visitors = Array.from({ length: 60 }, () => createTestBrowser(test));
    const guess = async () => {
      const statuses = await Promise.all(
        visitors.map((visitor, index) =>
          visitor.post("/sign-in/email", { email, password: wrong(index) }),
        ),
      );
      return statuses.filter(({ status }) => status === 401).length;
    };
    expect(await guess()).toBe(throttleRules.password_account.freeTries + 1);
    // So long that nobody's wait of a doorway is left, and the account's own is not yet over.
    for (let index = 0; index < 12; index++) {
      await createTestBrowser(test).post("/sign-in/email", { email, password: wrong(index) });
      forward(5 * 60_000);
    }
    await createTestBrowser(test).post("/sign-in/email", { email, password: wrong(0) });
    expect(await guess()).toBeLessThanOrEqual(throttleRules.password_visitors.freeTries + 1);

    const alone = createTestBrowser(test);
    const waits: number[] = [];
    for (let index = 0; index < 5; index++) {
      const { status, headers } = await alone.post("/sign-in/email", {
        email,
        password: wrong(index),
      });
      if (status === 401) continue;
      waits.push(Number(headers.get("retry-after")));
      forward(Number(headers.get("retry-after")) * 1_000);
    }
    expect(waits.slice(0, 3)).toEqual([30, 60, 120]);
  });

  it("are over with a new password by letter, in any browser", async () => {
    const { email } = await makeOwner();
    for (let index = 0; index < 12; index++)
      await createTestBrowser(test).post("/sign-in/email", { email, password: wrong(index) });
    const owner = createTestBrowser(test);
    expect((await owner.post("/sign-in/email", { email, password })).status).toBe(429);
    await owner.post("/request-password-reset", { email });
    const { code } = await lastLetter(test, "reset_password");
    const fresh = "seven slow green rivers";
    await owner.post("/reset-password", { newPassword: fresh, token: code });
    expect((await owner.post("/sign-in/email", { email, password: fresh })).status).toBe(200);
  });
});

describe("wrong tries", () => {
  it("at once are all counted, however many servers they reach", async () => {
    const { email } = await makeOwner();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        createTestBrowser(test).post("/sign-in/email", { email, password: wrong(index) }),
      ),
    );
    const rule = throttleRules.password_account;
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(rule.freeTries + 1);
  });

  it("of one network address are counted over all the accounts it tries", async () => {
    const stranger = createTestBrowser(test);
    const statuses: number[] = [];
    for (let index = 0; index < throttleRules.password_address.freeTries + 2; index++)
      statuses.push(
        (
          await stranger.post("/sign-in/email", {
            email: `nobody${index}@mail.example`,
            password: wrong(index),
          })
        ).status,
      );
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  it("are answered in the same words for an account and for none", async () => {
    const { email } = await makeOwner();
    const told: unknown[] = [];
    for (const who of [email, "nobody.at.all@mail.example"]) {
      const stranger = createTestBrowser(test);
      const answers = [];
      for (let index = 0; index < 8; index++) {
        const answer = await stranger.post("/sign-in/email", {
          email: who,
          password: wrong(index),
        });
        answers.push([answer.status, answer.body]);
      }
      told.push(answers);
    }
    expect(told[0]).toEqual(told[1]);
  });

  it("cost a hash for an account and for none alike", async () => {
    const { email } = await makeOwner();
    for (const who of [email, "nobody.either@mail.example"]) {
      const before = hashesMade();
      await createTestBrowser(test).post("/sign-in/email", { email: who, password: wrong(1) });
      expect(hashesMade() - before, who).toBe(1);
    }
  });

  it("are told as a wait in words and in seconds", async () => {
    const { email } = await makeOwner();
    const stranger = createTestBrowser(test);
    let answer = await stranger.post("/sign-in/email", { email, password: wrong(0) });
    for (let index = 1; answer.status !== 429; index++)
      answer = await stranger.post("/sign-in/email", { email, password: wrong(index) });
    expect(refusalIn(answer)).toEqual([429, "wait_first"]);
    expect(answer.body["detail"]).toMatch(/we wait 30 seconds before/);
    expect(Number(answer.headers.get("retry-after"))).toBe(30);
  });

  it("are forgotten after a day, and name nobody in the table", async () => {
    const { email } = await makeOwner();
    await createTestBrowser(test).post("/sign-in/email", { email, password: wrong(0) });
    const read = async () =>
      (await test.database.pool.query("select * from identity.attempt")).rows;
    const rows = await read();
    expect(rows.length).toBeGreaterThan(0);
    // an address of four numbers: "10.3" alone is also a moment's seconds
    expect(JSON.stringify(rows)).not.toMatch(/@|mail\.example|10\.\d+\.\d+/);
    const before = test.clock.now;
    // a day after the last of them, which other tests made hours ahead
    forward(36 * 60 * 60_000);
    await test.dependencies.identity.throttle.forgetOld();
    test.clock.now = before;
    expect(await read()).toEqual([]);
  });

  it("wait also where the one that began first comes last, and not for a clock that was set back", async () => {
    const { throttle } = test.dependencies.identity;
    const key = { name: "code_used", of: "somebody 123456" } as const;
    expect(await throttle.take([key])).toBe(0);
    forward(-5);
    expect(await throttle.take([key])).toBeGreaterThan(0);
    forward(-60 * 60_000);
    expect(await throttle.take([key])).toBe(0);
  });

  it("of the own password inside a sign-in are slowed down too", async () => {
    const { browser } = await makeOwner();
    const ask = (index: number) =>
      browser.post("/change-password", {
        currentPassword: wrong(index),
        newPassword: "seven slow green rivers",
      });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) statuses.push((await ask(index)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  it("of the own password wait as one, whether it is asked for to change it or to delete the account", async () => {
    const { browser } = await makeOwner();
    const client = await browser.client();
    const leave = (guess: string) =>
      refusalOf(client.account.remove({ confirm: "Y", password: guess }));
    for (let index = 0; index < 3; index++) {
      expect(await leave(wrong(index))).toMatchObject({ status: 400, code: "password_wrong" });
      const body = { currentPassword: wrong(index), newPassword: "seven slow green rivers" };
      expect((await browser.post("/change-password", body)).status).toBe(400);
    }
    expect(await leave(password)).toMatchObject({ status: 429, code: "rate_limited" });
    expect((await client.users.me({})).uid).toBe(await browser.uid());
    test.clock.now = new Date(test.clock.now.getTime() + 3_000);
    expect(await client.account.remove({ confirm: "Y", password })).toEqual({ deleted: true });
  });

  it.each([
    ["/change-password", (guess: string) => ({ currentPassword: guess, newPassword: wrong(99) })],
    [
      "/change-email",
      (guess: string) => ({
        currentPassword: guess,
        newEmail: `new${people++}@mail.example`,
      }),
    ],
    ["/two-factor/enable", (guess: string) => ({ password: guess })],
    ["/two-factor/disable", (guess: string) => ({ password: guess })],
    ["/two-factor/generate-backup-codes", (guess: string) => ({ password: guess })],
    ["/two-factor/verify-totp", () => ({ code: "000000" })],
    ["/two-factor/verify-backup-code", (guess: string) => ({ code: guess })],
  ])(
    "at %s are counted for the sign-in itself, whatever other cookies come along",
    async (path, bodyOf) => {
      const { browser } = await makeOwner();
      if (path.startsWith("/two-factor/")) await browser.post("/two-factor/enable", { password });
      const own = [...browser.cookies];
      const statuses: number[] = [];
      for (let index = 0; index < 8; index++) {
        browser.cookies.clear();
        // Before the real one, so that whoever takes the first of that ending takes this.
        browser.cookies.set("other.session_token", `made-up-${index}`);
        for (const [name, value] of own) browser.cookies.set(name, value);
        statuses.push((await browser.post(path, bodyOf(wrong(index)))).status);
      }
      expect(statuses.slice(0, 5)).not.toContain(429);
      expect(statuses.slice(-1)).toEqual([429]);
    },
  );
});

describe("the mark of a known browser", () => {
  it("is of use for its own account alone, and cannot be made up", async () => {
    const { browser, email } = await makeOwner();
    const { email: other } = await makeOwner();
    const mark = [...browser.cookies].find(([name]) => name.endsWith("known_device"));
    expect(mark).toBeDefined();
    for (let index = 0; index < 8; index++)
      for (const who of [email, other])
        await createTestBrowser(test).post("/sign-in/email", {
          email: who,
          password: wrong(index),
        });
    const thief = createTestBrowser(test);
    const [name = "", value = ""] = mark ?? [];
    thief.cookies.set(name, value);
    expect((await thief.post("/sign-in/email", { email: other, password })).status).toBe(429);
    thief.cookies.set(name, `${"A".repeat(16)}.${"A".repeat(43)}`);
    expect((await thief.post("/sign-in/email", { email, password })).status).toBe(429);
  });

  it("goes with the account when that is deleted, and stays when somebody signs out", async () => {
    const { browser } = await makeOwner();
    const marks = () => [...browser.cookies.keys()].filter((name) => name.endsWith("known_device"));
    await browser.post("/sign-out");
    expect(marks()).toHaveLength(1);
    const { browser: leaving } = await makeOwner();
    await (await leaving.client()).account.remove({ confirm: "Y", password });
    await leaving.post("/sign-out");
    expect([...leaving.cookies.keys()]).toEqual([]);
  });
});
