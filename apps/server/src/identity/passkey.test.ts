import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectKept, makeAccount, startTalking } from "../testing/people-with-browsers.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestAuthenticator } from "../testing/test-authenticator.ts";
import { createTestBrowser, refusalIn, type TestBrowser } from "../testing/test-browser.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

describe("a passkey", () => {
  const add = async (browser: TestBrowser) => {
    const device = createTestAuthenticator();
    const { body } = await browser.get("/passkey/generate-register-options?name=My%20phone");
    const answer = await browser.post("/passkey/verify-registration", {
      response: device.make(body),
      name: "My phone",
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return device;
  };
  const signIn = async (
    browser: TestBrowser,
    device: ReturnType<typeof createTestAuthenticator>,
  ) => {
    const { body } = await browser.get("/passkey/generate-authenticate-options");
    return browser.post("/passkey/verify-authentication", { response: device.answer(body) });
  };

  it("is added to an account, signs in, is listed by its name and can be removed", async () => {
    const { browser, email } = await makeAccount(test);
    const device = await add(browser);
    const elsewhere = createTestBrowser(test);
    expect((await signIn(elsewhere, device)).status).toBe(200);
    const client = await elsewhere.client();
    expect((await client.users.me({})).email).toBe(email);
    const { passkeys } = await client.signIns.methods({});
    expect(passkeys.map(({ name }) => name)).toEqual(["My phone"]);
    const [id] = passkeys.map((entry) => entry.id);
    expect((await elsewhere.post("/passkey/delete-passkey", { id })).status).toBe(200);
    expect(refusalIn(await signIn(createTestBrowser(test), device))).toEqual([
      401,
      "passkey_not_found",
    ]);
  });

  it("makes an account of what an anonymous person has, and nothing moves", async () => {
    const { browser, uid, sessionId } = await startTalking(test);
    const device = await add(browser);
    await expectKept(browser, sessionId);
    expect(await browser.uid()).toBe(uid);
    const elsewhere = createTestBrowser(test);
    await signIn(elsewhere, device);
    await expectKept(elsewhere, sessionId);
    const [only] = (await (await browser.client()).signIns.methods({})).passkeys;
    expect(refusalIn(await browser.post("/passkey/delete-passkey", { id: only?.id }))).toEqual([
      400,
      "failed_to_unlink_last_account",
    ]);
  });

  it("takes what an anonymous person has along into the account it belongs to", async () => {
    const { browser: owner } = await makeAccount(test);
    const device = await add(owner);
    const { browser, sessionId } = await startTalking(test);
    await signIn(browser, device);
    await expectKept(browser, sessionId);
    expect(await browser.uid()).toBe(await owner.uid());
  });

  it("answers one question once: what was overheard signs nobody in", async () => {
    const { browser: owner } = await makeAccount(test);
    const device = await add(owner);
    const browser = createTestBrowser(test);
    const { body } = await browser.get("/passkey/generate-authenticate-options");
    const response = device.answer(body);
    expect((await browser.post("/passkey/verify-authentication", { response })).status).toBe(200);
    const thief = createTestBrowser(test);
    await thief.get("/passkey/generate-authenticate-options");
    expect((await thief.post("/passkey/verify-authentication", { response })).status).toBe(400);
    expect(await thief.token()).toBeNull();
  });

  it.each([
    ["an empty one", {}],
    ["a word", "passkey"],
    ["one of no sense", { id: "a", rawId: "a", type: "public-key", response: { a: "b" } }],
    [
      "one whose parts are garbage",
      {
        id: "YQ",
        rawId: "YQ",
        type: "public-key",
        response: { clientDataJSON: "e30", attestationObject: "AAAA" },
        clientExtensionResults: {},
      },
    ],
  ])("is refused as the sender's mistake when %s is sent", async (_what, response) => {
    const { browser } = await makeAccount(test);
    await browser.get("/passkey/generate-register-options");
    const answer = await browser.post("/passkey/verify-registration", { response });
    expect(refusalIn(answer)).toEqual([400, "failed_to_verify_registration"]);
    expect(answer.body["detail"]).toContain("The passkey could not be made");
  });

  it("of another site is not taken", async () => {
    const { browser } = await makeAccount(test);
    const device = createTestAuthenticator("https://evil.example");
    const { body } = await browser.get("/passkey/generate-register-options");
    const answer = await browser.post("/passkey/verify-registration", {
      response: device.make(body),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await (await browser.client()).signIns.methods({})).passkeys).toEqual([]);
  });
});
