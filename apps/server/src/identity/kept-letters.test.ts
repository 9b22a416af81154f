import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestBrowser, readOutbox, refusalIn } from "../testing/test-browser.ts";

const password = "four quiet grey stones";
let people = 0;
const newAddress = () => `ana${people++}@mail.example`;
const credentials = (email: string, secret = password) => ({ email, password: secret, name: "" });

describe("where letters are kept", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { TRUST_PROXY: "true" } });
  });
  afterAll(() => test.close());

  it("an account can be used at once, and the letter that confirms its address waits in the outbox", async () => {
    const browser = createTestBrowser(test);
    const email = newAddress();
    const answer = await browser.post("/sign-up/email", credentials(email));
    expect(answer.body["token"]).toEqual(expect.any(String));
    const me = async () => (await browser.client()).users.me({});
    expect(await me()).toMatchObject({ anonymous: false, emailVerified: false });
    const letters = await readOutbox(test);
    expect(letters.map(({ to, purpose }) => [to, purpose])).toEqual([[email, "verify_address"]]);
    const elsewhere = createTestBrowser(test);
    expect((await elsewhere.post("/sign-in/email", credentials(email))).status).toBe(200);
    expect(await readOutbox(test)).toHaveLength(1);

    expect((await browser.get(`/verify-email?token=${letters[0]?.code}`)).status).toBe(200);
    expect(await me()).toMatchObject({ email, emailVerified: true });
  });

  it("a taken address is refused in words that do not say so, and not many times", async () => {
    const email = newAddress();
    await createTestBrowser(test).post("/sign-up/email", credentials(email));
    const stranger = createTestBrowser(test);
    const statuses: number[] = [];
    for (let index = 0; index < 8; index++) {
      const answer = await stranger.post(
        "/sign-up/email",
        credentials(email, "nine old brown boats"),
      );
      statuses.push(answer.status);
      expect(JSON.stringify(answer.body)).not.toMatch(/exist|taken|already|registered/i);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
  });

  it("a taken address is answered as slowly as a new one", async () => {
    const email = newAddress();
    const patient = await createTestApp({ env: { TRUST_PROXY: "true" }, takesSameTime: true });
    const stranger = createTestBrowser(patient);
    // Never before a full step, whatever was done: a lower bound, which no slow machine breaks.
    for (const [who, status] of [
      [email, 200],
      [email, 422],
    ] as const) {
      const beganMs = performance.now();
      const answer = await stranger.post(
        "/sign-up/email",
        credentials(who, status === 422 ? "nine old brown boats" : password),
      );
      expect(answer.status).toBe(status);
      expect(performance.now() - beganMs).toBeGreaterThanOrEqual(350);
    }
    await patient.close();
  });

  it("people who make accounts are not made to wait", async () => {
    const browser = createTestBrowser(test);
    for (let index = 0; index < 8; index++)
      expect((await browser.post("/sign-up/email", credentials(newAddress()))).status).toBe(200);
  });

  it.each([
    ["too short", "short", "password_too_short"],
    ["too long", "x".repeat(129), "password_too_long"],
    ["leaked a million times", "password123", "password_too_common"],
    ["a row of keys", "qwertyuiop", "password_too_common"],
  ])("a password that is %s is refused with a reason", async (_why, secret, code) => {
    const browser = createTestBrowser(test);
    const answer = await browser.post("/sign-up/email", credentials(newAddress(), secret));
    expect(refusalIn(answer)).toEqual([400, code]);
    expect(String(answer.body["detail"])).toMatch(/^[A-Z].{10,}/);
  });

  it("one's own password is changed with the current one, and other browsers are signed out", async () => {
    const email = newAddress();
    const browser = createTestBrowser(test);
    await browser.post("/sign-up/email", credentials(email));
    const other = createTestBrowser(test);
    await other.post("/sign-in/email", credentials(email));
    const otherToken = await other.token();
    const ask = {
      currentPassword: "not the one I chose",
      newPassword: "seven slow green rivers",
      revokeOtherSessions: true,
    };
    expect(refusalIn(await browser.post("/change-password", ask))).toEqual([
      400,
      "invalid_password",
    ]);
    const right = { ...ask, currentPassword: password };
    expect((await browser.post("/change-password", right)).status).toBe(200);
    expect((await (await browser.client()).users.me({})).email).toBe(email);
    await expect(test.clientFor(otherToken).users.me({})).rejects.toMatchObject({ status: 401 });
    expect(await other.token()).toBeNull();
  });

  it("what the provider could do beyond our own ways is closed", async () => {
    const browser = createTestBrowser(test);
    await browser.post("/sign-up/email", credentials(newAddress()));
    for (const path of [
      "/sign-in/phone-number",
      "/delete-user",
      "/revoke-session",
      "/delete-anonymous-user",
      "/two-factor/send-otp",
      "/phone-number/reset-password",
    ])
      expect(refusalIn(await browser.post(path, {})), path).toEqual([404, "not_found"]);
    expect(refusalIn(await browser.get("/list-sessions"))).toEqual([404, "not_found"]);
    expect(refusalIn(await browser.post("/update-user", { name: "Somebody" }))).toEqual([
      400,
      "field_not_allowed",
    ]);
  });

  it("a body that is not JSON is read by nobody", async () => {
    const response = await test.inject("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "email=ana@mail.example&password=guess",
    });
    expect(response.status).toBe(415);
  });
});
