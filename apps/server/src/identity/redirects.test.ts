import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount, testPassword } from "../testing/people-with-browsers.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestBrowser, refusalIn } from "../testing/test-browser.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
});
afterAll(() => test.close());

const elsewhere = [
  "/..//evil.example/a",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/%2E//evil.example",
  "/..\\/evil.example",
  "/\t/evil.example",
  "//evil.example",
  "https://evil.example/",
  "http://localhost:3000@evil.example/",
  "javascript:alert(1)",
];
const refused = [403, "invalid_callback_url"];

describe("nobody is led to another site", () => {
  it.each(elsewhere)("by a link in a letter that names %j", async (address) => {
    const link = `/verify-email?token=x&callbackURL=${encodeURIComponent(address)}`;
    const answer = await createTestBrowser(test).get(link);
    expect(refusalIn(answer)).toEqual(refused);
    expect(answer.headers.get("location")).toBeNull();
  });

  it("by the second of two addresses in one link", async () => {
    const link = "/verify-email?token=x&callbackURL=/journey&callbackURL=/..//evil.example";
    expect(refusalIn(await createTestBrowser(test).get(link))).toEqual(refused);
  });

  it.each([
    ["/request-password-reset", "redirectTo", { email: "ana@mail.example" }],
    ["/send-verification-email", "callbackURL", { email: "ana@mail.example" }],
    ["/sign-up/email", "callbackURL", { email: "b@mail.example", password: testPassword }],
    ["/sign-in/email", "callbackURL", { email: "ana@mail.example", password: testPassword }],
    ["/sign-in/social", "callbackURL", { provider: "openid" }],
    ["/sign-in/social", "errorCallbackURL", { provider: "openid" }],
    ["/sign-in/social", "newUserCallbackURL", { provider: "openid" }],
    ["/change-email", "callbackURL", { newEmail: "c@mail.example" }],
  ])("by what %s is given as %s", async (path, field, body) => {
    const { browser } = await makeAccount(test);
    for (const address of [...elsewhere, ["/journey"], { toString: "/journey" }]) {
      const answer = await browser.post(path, { ...body, [field]: address });
      expect(refusalIn(answer), JSON.stringify(address)).toEqual(refused);
    }
    // The same in the address of the request, where the provider reads it too.
    const query = `?${field}=${encodeURIComponent("/..//evil.example")}`;
    expect(refusalIn(await browser.post(path + query, body))).toEqual(refused);
  });

  it("and our own pages are still led to", async () => {
    for (const address of ["/journey", "/a/../journey?b=//c#d", "http://localhost:3000/journey"]) {
      const link = `/verify-email?token=x&callbackURL=${encodeURIComponent(address)}`;
      const { status, headers } = await createTestBrowser(test).get(link);
      expect(status).toBe(302);
      const led = new URL(headers.get("location") ?? "", "http://localhost:3000");
      expect(led.origin + led.pathname).toBe("http://localhost:3000/journey");
    }
  });
});
