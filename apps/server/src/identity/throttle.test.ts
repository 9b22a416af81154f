import { createHook } from "node:async_hooks";
import { afterAll, describe, expect, it } from "vitest";
import { forwardBy, makeOwner, ownPassword, wrongPassword } from "../testing/owners.ts";
import { createTestBrowser, lastLetter, refusalIn } from "../testing/test-browser.ts";
import { useThrottledApp } from "../testing/throttled-app.ts";
import { type ThrottleRule, throttleRules } from "./throttle-rules.ts";

const test = await useThrottledApp();

/** Counted where it costs, by whomever it was asked for: what is refused must be refused before that. */
let hashes = 0;
const counting = createHook({
  init: (_id, type) => {
    if (type === "ARGON2REQUEST" || type === "SCRYPTREQUEST") hashes += 1;
  },
}).enable();
afterAll(() => counting.disable());
const hashesMade = () => hashes;

describe("hundreds of wrong passwords", () => {
  it("let nobody in, cost almost no hashing, and do not lock the owner out", async () => {
    const { browser: known, email } = await makeOwner(test);
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
          stranger.post("/sign-in/email", {
            email,
            password: wrongPassword(round * networks + index),
          }),
        ),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The attack goes on for a while, so that the waits it causes run out and are used.
      forwardBy(test, 1_000);
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
    expect((await known.post("/sign-in/email", { email, password: ownPassword })).status).toBe(200);

    // From a new browser: after one short wait, whatever the strangers do meanwhile. One more guess, lest a wait has just run out.
    await strangers[0]?.post("/sign-in/email", { email, password: wrongPassword(0) });
    const answer = await secondOwner.post("/sign-in/email", { email, password: ownPassword });
    expect(refusalIn(answer)).toEqual([429, "wait_first"]);
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeLessThanOrEqual(30);
    forwardBy(test, wait * 1_000);
    for (const [index, stranger] of strangers.slice(0, 5).entries())
      await stranger.post("/sign-in/email", { email, password: wrongPassword(index) });
    forwardBy(test, throttleRules.password_visitors.maxWaitMs);
    expect(
      (await secondOwner.post("/sign-in/email", { email, password: ownPassword })).status,
    ).toBe(200);
  }, 300_000);

  it("of somebody who never stops keep the owner out of no new browser", async () => {
    const { email } = await makeOwner(test);
    const stranger = createTestBrowser(test);
    for (let day = 0; day < 3; day++) {
      for (let index = 0; index < 40; index++) {
        await stranger.post("/sign-in/email", { email, password: wrongPassword(index) });
        forwardBy(test, 60_000);
      }
      const guess = () => stranger.post("/sign-in/email", { email, password: wrongPassword(day) });
      const owner = createTestBrowser(test);
      // Somebody's wait may just have run out: then the owner waits for nobody.
      await guess();
      const first = await owner.post("/sign-in/email", { email, password: ownPassword });
      expect(refusalIn(first)).toEqual([429, "wait_first"]);
      expect(String(first.body["detail"])).toMatch(/30 seconds.+[Nn]othing is locked/);
      // Asking again meanwhile neither helps nor makes it longer.
      forwardBy(test, 20_000);
      const early = await owner.post("/sign-in/email", { email, password: ownPassword });
      expect(Number(early.headers.get("retry-after"))).toBeLessThanOrEqual(10);
      await guess();
      forwardBy(test, 10_000);
      await guess();
      expect((await owner.post("/sign-in/email", { email, password: ownPassword })).status).toBe(
        200,
      );
      await owner.post("/sign-out");
      await guess();
      expect((await owner.post("/sign-in/email", { email, password: ownPassword })).status).toBe(
        200,
      );
    }
  });

  it("wait longer each time for one network, and for all networks together", async () => {
    const { email } = await makeOwner(test);
    const visitors = Array.from({ length: 60 }, () => createTestBrowser(test));
    const guess = async () => {
      const statuses = await Promise.all(
        visitors.map((visitor, index) =>
          visitor.post("/sign-in/email", { email, password: wrongPassword(index) }),
        ),
      );
      return statuses.filter(({ status }) => status === 401).length;
    };
    expect(await guess()).toBe(throttleRules.password_account.freeTries + 1);
    // So long that nobody's wait of a doorway is left, and the account's own is not yet over.
    for (let index = 0; index < 12; index++) {
      await createTestBrowser(test).post("/sign-in/email", {
        email,
        password: wrongPassword(index),
      });
      forwardBy(test, 5 * 60_000);
    }
    await createTestBrowser(test).post("/sign-in/email", { email, password: wrongPassword(0) });
    expect(await guess()).toBeLessThanOrEqual(throttleRules.password_visitors.freeTries + 1);

    const alone = createTestBrowser(test);
    const waits: number[] = [];
    for (let index = 0; index < 5; index++) {
      const { status, headers } = await alone.post("/sign-in/email", {
        email,
        password: wrongPassword(index),
      });
      if (status === 401) continue;
      waits.push(Number(headers.get("retry-after")));
      forwardBy(test, Number(headers.get("retry-after")) * 1_000);
    }
    expect(waits.slice(0, 3)).toEqual([30, 60, 120]);
  });

  it("are over with a new password by letter, in any browser", async () => {
    const { email } = await makeOwner(test);
    for (let index = 0; index < 12; index++)
      await createTestBrowser(test).post("/sign-in/email", {
        email,
        password: wrongPassword(index),
      });
    const owner = createTestBrowser(test);
    expect((await owner.post("/sign-in/email", { email, password: ownPassword })).status).toBe(429);
    await owner.post("/request-password-reset", { email });
    const { code } = await lastLetter(test, "reset_password");
    const fresh = "seven slow green rivers";
    await owner.post("/reset-password", { newPassword: fresh, token: code });
    expect((await owner.post("/sign-in/email", { email, password: fresh })).status).toBe(200);
  });
});

it("wrong tries cost a hash for an account and for none alike", async () => {
  const { email } = await makeOwner(test);
  for (const who of [email, "nobody.either@mail.example"]) {
    const before = hashesMade();
    await createTestBrowser(test).post("/sign-in/email", {
      email: who,
      password: wrongPassword(1),
    });
    expect(hashesMade() - before, who).toBe(1);
  }
});
