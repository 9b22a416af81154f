import { describe, expect, it } from "vitest";
import { forwardBy, makeOwner, ownPassword, wrongPassword } from "../testing/owners.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { createTestBrowser, refusalIn } from "../testing/test-browser.ts";
import { useThrottledApp } from "../testing/throttled-app.ts";
import { throttleRules } from "./throttle-rules.ts";

const test = await useThrottledApp();

let changes = 0;

describe("wrong tries", () => {
  it("at once are all counted, however many servers they reach", async () => {
    const { email } = await makeOwner(test);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        createTestBrowser(test).post("/sign-in/email", { email, password: wrongPassword(index) }),
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
            password: wrongPassword(index),
          })
        ).status,
      );
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  it("are answered in the same words for an account and for none", async () => {
    const { email } = await makeOwner(test);
    const told: unknown[] = [];
    for (const who of [email, "nobody.at.all@mail.example"]) {
      const stranger = createTestBrowser(test);
      const answers = [];
      for (let index = 0; index < 8; index++) {
        const answer = await stranger.post("/sign-in/email", {
          email: who,
          password: wrongPassword(index),
        });
        answers.push([answer.status, answer.body]);
      }
      told.push(answers);
    }
    expect(told[0]).toEqual(told[1]);
  });

  it("are told as a wait in words and in seconds", async () => {
    const { email } = await makeOwner(test);
    const stranger = createTestBrowser(test);
    let answer = await stranger.post("/sign-in/email", { email, password: wrongPassword(0) });
    for (let index = 1; answer.status !== 429; index++)
      answer = await stranger.post("/sign-in/email", { email, password: wrongPassword(index) });
    expect(refusalIn(answer)).toEqual([429, "wait_first"]);
    expect(answer.body["detail"]).toMatch(/we wait 30 seconds before/);
    expect(Number(answer.headers.get("retry-after"))).toBe(30);
  });

  it("are forgotten after a day, and name nobody in the table", async () => {
    const { email } = await makeOwner(test);
    await createTestBrowser(test).post("/sign-in/email", { email, password: wrongPassword(0) });
    const read = async () =>
      (await test.database.pool.query("select * from identity.attempt")).rows;
    const rows = await read();
    expect(rows.length).toBeGreaterThan(0);
    // an address of four numbers: "10.3" alone is also a moment's seconds
    expect(JSON.stringify(rows)).not.toMatch(/@|mail\.example|10\.\d+\.\d+/);
    const before = test.clock.now;
    // a day after the last of them, which other tests made hours ahead
    forwardBy(test, 36 * 60 * 60_000);
    await test.dependencies.identity.throttle.forgetOld();
    test.clock.now = before;
    expect(await read()).toEqual([]);
  });

  it("wait also where the one that began first comes last, and not for a clock that was set back", async () => {
    const { throttle } = test.dependencies.identity;
    const key = { name: "code_used", of: "somebody 123456" } as const;
    expect(await throttle.take([key])).toBe(0);
    forwardBy(test, -5);
    expect(await throttle.take([key])).toBeGreaterThan(0);
    forwardBy(test, -60 * 60_000);
    expect(await throttle.take([key])).toBe(0);
  });

  it("of the own password inside a sign-in are slowed down too", async () => {
    const { browser } = await makeOwner(test);
    const ask = (index: number) =>
      browser.post("/change-password", {
        currentPassword: wrongPassword(index),
        newPassword: "seven slow green rivers",
      });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) statuses.push((await ask(index)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  it("of the own password wait as one, whether it is asked for to change it or to delete the account", async () => {
    const { browser } = await makeOwner(test);
    const client = await browser.client();
    const leave = (guess: string) =>
      refusalOf(client.account.remove({ confirm: "Y", password: guess }));
    for (let index = 0; index < 3; index++) {
      expect(await leave(wrongPassword(index))).toMatchObject({
        status: 400,
        code: "password_wrong",
      });
      const body = {
        currentPassword: wrongPassword(index),
        newPassword: "seven slow green rivers",
      };
      expect((await browser.post("/change-password", body)).status).toBe(400);
    }
    expect(await leave(ownPassword)).toMatchObject({ status: 429, code: "rate_limited" });
    expect((await client.users.me({})).uid).toBe(await browser.uid());
    test.clock.now = new Date(test.clock.now.getTime() + 3_000);
    expect(await client.account.remove({ confirm: "Y", password: ownPassword })).toEqual({
      deleted: true,
    });
  });

  it.each([
    [
      "/change-password",
      (guess: string) => ({ currentPassword: guess, newPassword: wrongPassword(99) }),
    ],
    [
      "/change-email",
      (guess: string) => ({
        currentPassword: guess,
        newEmail: `new${changes++}@mail.example`,
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
      const { browser } = await makeOwner(test);
      if (path.startsWith("/two-factor/"))
        await browser.post("/two-factor/enable", { password: ownPassword });
      const own = [...browser.cookies];
      const statuses: number[] = [];
      for (let index = 0; index < 8; index++) {
        browser.cookies.clear();
        // Before the real one, so that whoever takes the first of that ending takes this.
        browser.cookies.set("other.session_token", `made-up-${index}`);
        for (const [name, value] of own) browser.cookies.set(name, value);
        statuses.push((await browser.post(path, bodyOf(wrongPassword(index)))).status);
      }
      expect(statuses.slice(0, 5)).not.toContain(429);
      expect(statuses.slice(-1)).toEqual([429]);
    },
  );
});

describe("the mark of a known browser", () => {
  it("is of use for its own account alone, and cannot be made up", async () => {
    const { browser, email } = await makeOwner(test);
    const { email: other } = await makeOwner(test);
    const mark = [...browser.cookies].find(([name]) => name.endsWith("known_device"));
    expect(mark).toBeDefined();
    for (let index = 0; index < 8; index++)
      for (const who of [email, other])
        await createTestBrowser(test).post("/sign-in/email", {
          email: who,
          password: wrongPassword(index),
        });
    const thief = createTestBrowser(test);
    const [name = "", value = ""] = mark ?? [];
    thief.cookies.set(name, value);
    expect(
      (await thief.post("/sign-in/email", { email: other, password: ownPassword })).status,
    ).toBe(429);
    thief.cookies.set(name, `${"A".repeat(16)}.${"A".repeat(43)}`);
    expect((await thief.post("/sign-in/email", { email, password: ownPassword })).status).toBe(429);
  });

  it("goes with the account when that is deleted, and stays when somebody signs out", async () => {
    const { browser } = await makeOwner(test);
    const marks = () => [...browser.cookies.keys()].filter((name) => name.endsWith("known_device"));
    await browser.post("/sign-out");
    expect(marks()).toHaveLength(1);
    const { browser: leaving } = await makeOwner(test);
    await (await leaving.client()).account.remove({ confirm: "Y", password: ownPassword });
    await leaving.post("/sign-out");
    expect([...leaving.cookies.keys()]).toEqual([]);
  });
});
