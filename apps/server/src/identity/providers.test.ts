import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type OpenIdAccount,
  type OpenIdServer,
  startOpenIdServer,
} from "../testing/openid-server.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestBrowser, lastLetter, refusalIn } from "../testing/test-browser.ts";

const origin = "http://localhost:3000";
const password = "four quiet grey stones";

let openId: OpenIdServer;
let test: TestApp;
beforeAll(async () => {
  openId = await startOpenIdServer([`${origin}/api/auth/callback/openid`]);
  test = await createTestApp({
    env: {
      TRUST_PROXY: "true",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "us@mail.example",
      OPENID_ISSUER: openId.issuer,
      OPENID_CLIENT_ID: openId.clientId,
      OPENID_NAME: "Our House",
    },
  });
});
afterAll(async () => {
  await test.close();
  await openId.close();
});

const ask = { provider: "openid", callbackURL: "/journey", errorCallbackURL: "/auth/login" };

const begin = async (browser: ReturnType<typeof createTestBrowser>, path = "/sign-in/social") => {
  const { body } = await browser.post(path, ask);
  return openId.follow(String(body["url"]));
};

const finish = async (browser: ReturnType<typeof createTestBrowser>, back: URL) =>
  (await browser.get(back.href.slice(`${origin}/api/auth`.length))).headers.get("location");

const signIn = async (account: OpenIdAccount, browser = createTestBrowser(test)) => {
  openId.signsInNext(account);
  return { browser, location: await finish(browser, await begin(browser)) };
};

let people = 0;
const verified = (): Required<OpenIdAccount> => {
  const sub = `person-${people++}`;
  return { sub, email: `${sub}@mail.example`, email_verified: true };
};

const makeAccount = async (email: string, confirm: boolean) => {
  const browser = createTestBrowser(test);
  await browser.post("/sign-up/email", { email, password, name: "" });
  const { code } = await lastLetter(test, "verify_address");
  if (confirm) await browser.get(`/verify-email?token=${code}`);
  return browser;
};

describe("another provider", () => {
  it("signs in by the redirect, and is the same person the next time", async () => {
    const account = verified();
    const { browser, location } = await signIn(account);
    expect(location).toBe("/journey");
    const client = await browser.client();
    expect(await client.users.me({})).toMatchObject({
      email: account.email,
      emailVerified: true,
      anonymous: false,
    });
    expect((await client.signIns.methods({})).providers).toMatchObject([
      { id: "openid", name: "Our House" },
    ]);
    const { browser: elsewhere } = await signIn(account);
    expect(await elsewhere.uid()).toBe(await browser.uid());
  });

  it("takes along what an anonymous person has, over the redirect", async () => {
    const browser = createTestBrowser(test);
    await browser.post("/sign-in/anonymous");
    const { session } = await (await browser.client()).sessions.create({});
    await signIn(verified(), browser);
    const client = await browser.client();
    expect((await client.users.me({})).anonymous).toBe(false);
    expect((await client.sessions.read({ id: session.id })).session.id).toBe(session.id);
  });

  it("is joined with an account here when both sides have confirmed the address", async () => {
    const account = verified();
    const owner = await makeAccount(account.email, true);
    const { browser } = await signIn(account);
    expect(await browser.uid()).toBe(await owner.uid());
  });

  it("is not joined when the address was never confirmed here: a stranger may have made that account", async () => {
    const account = verified();
    await makeAccount(account.email, false);
    const { browser, location } = await signIn(account);
    expect(location).toBe("/auth/login?error=account_not_linked");
    expect(await browser.token()).toBeNull();
  });

  it("is not joined when the other side has not confirmed the address", async () => {
    const account = { ...verified(), email_verified: false };
    const owner = await makeAccount(account.email, true);
    const { browser, location } = await signIn(account);
    expect(location).toBe("/auth/login?error=account_not_linked");
    expect(await browser.token()).toBeNull();
    expect(await owner.token()).not.toBeNull();
  });

  it("is added from inside an account with the same address, and taken away again", async () => {
    const account = verified();
    const owner = await makeAccount(account.email, true);
    openId.signsInNext(account);
    expect(await finish(owner, await begin(owner, "/link-social"))).toBe("/journey");
    const [joined] = (await (await owner.client()).signIns.methods({})).providers;
    expect(joined?.id).toBe("openid");
    const answer = await owner.post("/unlink-account", { accountId: joined?.account_id });
    expect(answer.status).toBe(200);
    expect((await (await owner.client()).signIns.methods({})).providers).toEqual([]);
  });

  it("is not added under another address", async () => {
    const owner = await makeAccount(verified().email, true);
    openId.signsInNext(verified());
    expect(await finish(owner, await begin(owner, "/link-social"))).toMatch(
      /\?error=email_does_not_match/,
    );
  });

  it("that is the only way in cannot be taken away", async () => {
    const { browser } = await signIn(verified());
    const [only] = (await (await browser.client()).signIns.methods({})).providers;
    expect(
      refusalIn(await browser.post("/unlink-account", { accountId: only?.account_id })),
    ).toEqual([400, "failed_to_unlink_last_account"]);
  });

  it("lets nobody in by an answer that another browser asked for", async () => {
    openId.signsInNext(verified());
    const back = await begin(createTestBrowser(test));
    const victim = createTestBrowser(test);
    expect(await finish(victim, back)).toMatch(/error=state_mismatch/);
    expect(await victim.token()).toBeNull();
  });

  it("lets nobody in by an answer that was used before", async () => {
    const browser = createTestBrowser(test);
    openId.signsInNext(verified());
    const back = await begin(browser);
    await finish(browser, back);
    await browser.post("/sign-out");
    expect(await finish(browser, back)).toMatch(/error=/);
    expect(await browser.token()).toBeNull();
  });

  it("is not taken by a token that a page hands over", async () => {
    const { sub } = verified();
    const browser = createTestBrowser(test);
    const idToken = {
      token: await openId.sign({ sub, email: "a@mail.example", email_verified: true }),
    };
    expect(refusalIn(await browser.post("/sign-in/social", { ...ask, idToken }))).toEqual([
      400,
      "invalid_request",
    ]);
  });

  it("that is not configured is not there", async () => {
    const browser = createTestBrowser(test);
    expect(
      refusalIn(await browser.post("/sign-in/social", { ...ask, provider: "google" })),
    ).toEqual([404, "provider_not_found"]);
  });

  it("and every other way in is closed to the pages of strangers", async () => {
    const { browser } = await signIn(verified());
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const from of ["https://evil.example", "null"]) {
      const answer = await test.inject("/api/auth/sign-out", {
        method: "POST",
        headers: { cookie, origin: from, "content-type": "application/json" },
        body: "{}",
      });
      expect(answer.status).toBe(403);
    }
    expect(await browser.token()).not.toBeNull();
  });

  it("leads back to our own pages alone", async () => {
    const browser = createTestBrowser(test);
    for (const callbackURL of ["https://evil.example/", "//evil.example", "/\\evil.example"])
      expect(
        (await browser.post("/sign-in/social", { ...ask, callbackURL })).status,
        callbackURL,
      ).toBe(403);
  });
});

describe("a provider that is down when the server starts", () => {
  it("keeps nobody waiting, and is offered once it answers", async () => {
    const redirects = [`${origin}/api/auth/callback/openid`];
    const early = await startOpenIdServer(redirects);
    await early.close();
    const other = await createTestApp({
      env: { OPENID_ISSUER: early.issuer, OPENID_CLIENT_ID: early.clientId },
    });
    const browser = createTestBrowser(other);
    expect((await browser.post("/sign-in/social", ask)).status).toBe(404);
    expect((await browser.post("/sign-in/anonymous")).status).toBe(200);
    const late = await startOpenIdServer(redirects, "RS256", Number(new URL(early.issuer).port));
    try {
      other.clock.now = new Date(other.clock.now.getTime() + 21_000);
      const answer = await browser.post("/sign-in/social", ask);
      expect(String(answer.body["url"])).toContain(late.issuer);
    } finally {
      await other.close();
      await late.close();
    }
  });
});

describe("the big four", () => {
  it("are offered by their variables, each with an address of its own to go to", async () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const other = await createTestApp({
      env: {
        GOOGLE_CLIENT_ID: "google-id",
        GOOGLE_CLIENT_SECRET: "s3cret",
        APPLE_CLIENT_ID: "apple-id",
        APPLE_TEAM_ID: "team",
        APPLE_KEY_ID: "key",
        APPLE_PRIVATE_KEY: String(privateKey.export({ format: "pem", type: "pkcs8" })).replaceAll(
          "\n",
          "\\n",
        ),
        MICROSOFT_CLIENT_ID: "microsoft-id",
        MICROSOFT_CLIENT_SECRET: "s3cret",
        GITHUB_CLIENT_ID: "github-id",
        GITHUB_CLIENT_SECRET: "s3cret",
      },
    });
    try {
      const { providers } = (await other.clientFor(null).setup.read({})).sign_in;
      const hosts: string[] = [];
      for (const { id } of providers) {
        const answer = await createTestBrowser(other).post("/sign-in/social", {
          ...ask,
          provider: id,
        });
        const url = new URL(String(answer.body["url"]));
        expect(url.searchParams.get("client_id")).toBe(`${id}-id`);
        expect(url.searchParams.get("redirect_uri")).toBe(`${origin}/api/auth/callback/${id}`);
        expect(url.searchParams.get("state")).toMatch(/\w{10}/);
        hosts.push(url.host);
      }
      expect(hosts).toEqual([
        "accounts.google.com",
        "appleid.apple.com",
        "login.microsoftonline.com",
        "github.com",
      ]);
    } finally {
      await other.close();
    }
  });
});
