import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
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
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

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

describe("ten thousand wrong passwords", () => {
  it("let nobody in, cost almost no hashing, and do not lock the owner out", async () => {
    const { browser: known, email } = await makeOwner();
    const secondOwner = createTestBrowser(test);
    const strangers = Array.from({ length: 100 }, () => createTestBrowser(test));
    const hashesBefore = hashesMade();
    const statuses = new Map<number, number>();
    for (let round = 0; round < 100; round++) {
      const answers = await Promise.all(
        strangers.map((stranger, index) =>
          stranger.post("/sign-in/email", { email, password: wrong(round * 100 + index) }),
        ),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The attack goes on for a while, so that the waits it causes run out and are used.
      forward(1_000);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(10_000);
    expect(statuses.get(401)).toBeLessThan(40);
    expect(hashesMade() - hashesBefore).toBe(statuses.get(401));

    // From the browser it was made with: at once.
    await known.post("/sign-out");
    expect((await known.post("/sign-in/email", { email, password })).status).toBe(200);

    // From a new browser: after a wait that ends.
    const answer = await secondOwner.post("/sign-in/email", { email, password });
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get("retry-after"));
      expect(seconds).toBeLessThanOrEqual(15 * 60);
      forward(seconds * 1_000);
      expect((await secondOwner.post("/sign-in/email", { email, password })).status).toBe(200);
    } else expect(answer.status).toBe(200);
  }, 300_000);

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
    expect(refusalIn(answer)).toEqual([429, "too_many_tries"]);
    expect(answer.body["detail"]).toMatch(/^Too many tries\. Wait .+, then try again/);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
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
    forward(25 * 60 * 60_000);
    await test.dependencies.identity.throttle.forgetOld();
    test.clock.now = before;
    expect(await read()).toEqual([]);
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
    await (await leaving.client()).account.remove({ confirm: "Y" });
    await leaving.post("/sign-out");
    expect([...leaving.cookies.keys()]).toEqual([]);
  });
});
