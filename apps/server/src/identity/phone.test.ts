import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectKept,
  makeAccount,
  newNumber,
  startTalking,
} from "../testing/people-with-browsers.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import {
  createTestBrowser,
  lastLetter,
  readOutbox,
  refusalIn,
  type TestBrowser,
} from "../testing/test-browser.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

describe("a telephone", () => {
  const signIn = async (browser: TestBrowser, phoneNumber: string, more: object = {}) => {
    expect((await browser.post("/phone-number/send-otp", { phoneNumber })).status).toBe(200);
    const { code, to } = await lastLetter(test, "phone_code");
    expect(to).toBe(phoneNumber);
    return browser.post("/phone-number/verify", { phoneNumber, code, ...more });
  };

  it("signs in with a code, and is the same person the next time", async () => {
    const phoneNumber = newNumber();
    const browser = createTestBrowser(test);
    expect((await signIn(browser, phoneNumber)).status).toBe(200);
    const me = await (await browser.client()).users.me({});
    expect(me).toMatchObject({ anonymous: false, email: null });
    const elsewhere = createTestBrowser(test);
    await signIn(elsewhere, phoneNumber);
    expect(await elsewhere.uid()).toBe(me.uid);
  });

  it("takes along what an anonymous person has", async () => {
    const { browser, sessionId } = await startTalking(test);
    await signIn(browser, newNumber());
    await expectKept(browser, sessionId);
  });

  it("added to what an anonymous person has makes it an account that stays who it was", async () => {
    const { browser, uid, sessionId } = await startTalking(test);
    await signIn(browser, newNumber(), { updatePhoneNumber: true });
    await expectKept(browser, sessionId);
    expect(await browser.uid()).toBe(uid);
  });

  it("is added to an account and taken away again, and its owner hears of both", async () => {
    const { browser, email } = await makeAccount(test);
    const phoneNumber = newNumber();
    await signIn(browser, phoneNumber, { updatePhoneNumber: true });
    expect((await (await browser.client()).signIns.methods({})).phone).toBe(phoneNumber);
    expect((await browser.post("/update-user", { phoneNumber: null })).status).toBe(200);
    expect((await (await browser.client()).signIns.methods({})).phone).toBeNull();
    const told = (await readOutbox(test)).filter(
      ({ to, purpose }) => to === email && purpose === "sign_in_changed",
    );
    expect(told.map(({ text }) => /was (added|removed)/.exec(text)?.[1])).toEqual([
      "added",
      "removed",
    ]);
  });

  it("that is the only way in cannot be taken away", async () => {
    const browser = createTestBrowser(test);
    await signIn(browser, newNumber());
    expect(refusalIn(await browser.post("/update-user", { phoneNumber: null }))).toEqual([
      400,
      "failed_to_unlink_last_account",
    ]);
  });

  it("lets nobody in with a wrong code, and a code that was tried too often is over", async () => {
    const phoneNumber = newNumber();
    const browser = createTestBrowser(test);
    await browser.post("/phone-number/send-otp", { phoneNumber });
    const { code } = await lastLetter(test, "phone_code");
    const wrong = code === "000000" ? "000001" : "000000";
    const codes: string[] = [];
    for (let index = 0; index < 4; index++)
      codes.push(
        refusalIn(await browser.post("/phone-number/verify", { phoneNumber, code: wrong }))[1],
      );
    expect(codes[0]).toBe("invalid_otp");
    expect((await browser.post("/phone-number/verify", { phoneNumber, code })).status).not.toBe(
      200,
    );
    expect(await browser.token()).toBeNull();
  });

  it("is asked for with its country, and gets few messages at once", async () => {
    const browser = createTestBrowser(test);
    expect(
      refusalIn(await browser.post("/phone-number/send-otp", { phoneNumber: "07700 900123" })),
    ).toEqual([400, "invalid_phone_number"]);
    const phoneNumber = newNumber();
    const statuses: number[] = [];
    for (let index = 0; index < 5; index++)
      statuses.push(
        (await createTestBrowser(test).post("/phone-number/send-otp", { phoneNumber })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
