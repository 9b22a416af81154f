import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectKept,
  makeAccount,
  newNumber,
  startTalking,
  testPassword,
} from "../testing/people-with-browsers.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import {
  createTestBrowser,
  lastLetter,
  refusalIn,
  type TestBrowser,
} from "../testing/test-browser.ts";
import { totpCode } from "../testing/totp-code.ts";

/** How long a code holds, and how long one may take to arrive on a busy machine. */
const codeMs = 30_000;
const arrivalMs = 2_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

describe("a second step", () => {
  const switchOn = async (browser: TestBrowser) => {
    const { body } = await browser.post("/two-factor/enable", { password: testPassword });
    const uri = String(body["totpURI"]);
    // Just before the clock turns to the next code, the one before this would be one too old on arrival.
    const leftMs = codeMs - (Date.now() % codeMs);
    if (leftMs < arrivalMs) await new Promise((resolve) => setTimeout(resolve, leftMs));
    // The code before this one counts too, and leaves the present one to be used.
    const code = totpCode(uri, new Date(Date.now() - codeMs));
    expect((await browser.post("/two-factor/verify-totp", { code })).status).toBe(200);
    return { uri, backupCodes: body["backupCodes"] as string[] };
  };

  it("is asked for after the password, and without it nobody is in", async () => {
    const { browser, email } = await makeAccount(test);
    const { uri } = await switchOn(browser);
    expect((await (await browser.client()).signIns.methods({})).two_factor).toBe(true);
    const elsewhere = createTestBrowser(test);
    const answer = await elsewhere.post("/sign-in/email", { email, password: testPassword });
    expect([answer.status, answer.body]).toEqual([
      200,
      { twoFactorRedirect: true, twoFactorMethods: ["totp"] },
    ]);
    expect(await elsewhere.token()).toBeNull();
    expect(refusalIn(await elsewhere.post("/two-factor/verify-totp", { code: "000000" }))).toEqual([
      401,
      "invalid_code",
    ]);
    expect((await elsewhere.post("/two-factor/verify-totp", { code: totpCode(uri) })).status).toBe(
      200,
    );
    expect((await (await elsewhere.client()).users.me({})).email).toBe(email);
  });

  it("moves nothing of an anonymous person before it is done, and their proof brings it along after", async () => {
    const { browser: owner, email } = await makeAccount(test);
    const { uri } = await switchOn(owner);
    const { browser, uid, sessionId } = await startTalking(test);
    const anonymous = await browser.client();
    const { link } = await anonymous.account.migrationLink({});
    await browser.post("/sign-in/email", { email, password: testPassword });
    expect((await anonymous.sessions.read({ id: sessionId })).session.id).toBe(sessionId);
    await browser.post("/two-factor/verify-totp", { code: totpCode(uri) });
    const client = await browser.client();
    await client.account.migrateSessions({
      anonymous_uid: uid,
      new_uid: await browser.uid(),
      session_id: sessionId,
      link,
    });
    await expectKept(browser, sessionId);
  });

  it("takes each code once, also when it comes twice at the same time", async () => {
    const { browser, email } = await makeAccount(test);
    const { uri } = await switchOn(browser);
    const halfway = async () => {
      const elsewhere = createTestBrowser(test);
      await elsewhere.post("/sign-in/email", { email, password: testPassword });
      return elsewhere;
    };
    const two = await Promise.all([halfway(), halfway()]);
    const code = totpCode(uri);
    const answers = await Promise.all(
      two.map((each) => each.post("/two-factor/verify-totp", { code })),
    );
    expect(answers.map(refusalIn).sort()).toEqual([
      [200, ""],
      [401, "code_used"],
    ]);
    const late = await halfway();
    expect(refusalIn(await late.post("/two-factor/verify-totp", { code }))).toEqual([
      401,
      "code_used",
    ]);
    // Nor does it switch anything on that is the same person's, signed in.
    expect(refusalIn(await browser.post("/two-factor/verify-totp", { code }))).toEqual([
      401,
      "code_used",
    ]);
    const next = totpCode(uri, new Date(Date.now() + 30_000));
    expect((await late.post("/two-factor/verify-totp", { code: next })).status).toBe(200);
  });

  it("does not use up a code that was wrong", async () => {
    const { browser, email } = await makeAccount(test);
    const { uri } = await switchOn(browser);
    const code = totpCode(uri, new Date(Date.now() + 10 * 60_000));
    const elsewhere = createTestBrowser(test);
    await elsewhere.post("/sign-in/email", { email, password: testPassword });
    for (let index = 0; index < 2; index++)
      expect(refusalIn(await elsewhere.post("/two-factor/verify-totp", { code }))).toEqual([
        401,
        "invalid_code",
      ]);
  });

  it("can be done with each backup code once", async () => {
    const { browser, email } = await makeAccount(test);
    const { backupCodes } = await switchOn(browser);
    const [code] = backupCodes;
    const use = async () => {
      const elsewhere = createTestBrowser(test);
      await elsewhere.post("/sign-in/email", { email, password: testPassword });
      return elsewhere.post("/two-factor/verify-backup-code", { code });
    };
    expect((await use()).status).toBe(200);
    expect(refusalIn(await use())).toEqual([401, "invalid_backup_code"]);
  });

  it("is asked for after a code by telephone, too", async () => {
    const { browser } = await makeAccount(test);
    const phoneNumber = newNumber();
    await browser.post("/phone-number/send-otp", { phoneNumber });
    const first = await lastLetter(test, "phone_code");
    await browser.post("/phone-number/verify", {
      phoneNumber,
      code: first.code,
      updatePhoneNumber: true,
    });
    const { uri } = await switchOn(browser);
    const thief = createTestBrowser(test);
    await thief.post("/phone-number/send-otp", { phoneNumber });
    const { code } = await lastLetter(test, "phone_code");
    const answer = await thief.post("/phone-number/verify", { phoneNumber, code });
    expect(answer.body).toMatchObject({ twoFactorRedirect: true });
    expect(await thief.token()).toBeNull();
    await thief.post("/two-factor/verify-totp", { code: totpCode(uri) });
    expect(await thief.token()).not.toBeNull();
  });

  it("is switched off with the password alone, and not by whoever finds the browser open", async () => {
    const { browser, email } = await makeAccount(test);
    await switchOn(browser);
    expect(
      refusalIn(await browser.post("/two-factor/disable", { password: "a wild guess" })),
    ).toEqual([400, "invalid_password"]);
    expect((await browser.post("/two-factor/disable", { password: testPassword })).status).toBe(
      200,
    );
    const elsewhere = createTestBrowser(test);
    await elsewhere.post("/sign-in/email", { email, password: testPassword });
    expect(await elsewhere.token()).not.toBeNull();
  });

  it("is nothing for people without an account", async () => {
    const { browser } = await startTalking(test);
    expect(refusalIn(await browser.post("/two-factor/enable", {}))).toEqual([
      403,
      "account_needed",
    ]);
  });
});
