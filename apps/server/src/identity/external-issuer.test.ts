import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenIdServer, startOpenIdServer } from "../testing/openid-server.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestBrowser, refusalIn } from "../testing/test-browser.ts";
import { externalUid } from "./external-uid.ts";

const callback = "http://localhost:3000/api/auth/callback/external";

let openId: OpenIdServer;
let test: TestApp;
beforeAll(async () => {
  openId = await startOpenIdServer([callback]);
  test = await createTestApp({
    env: {
      TRUSTED_ISSUER: openId.issuer,
      TRUSTED_AUDIENCE: openId.clientId,
      TRUSTED_NAME: "The Clinic",
    },
  });
});
afterAll(async () => {
  await test.close();
  await openId.close();
});

const statusOf = async (token: string): Promise<number> =>
  (await test.inject("/api/users/me", { headers: { authorization: `Bearer ${token}` } })).status;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const soon = () => Math.floor(Date.now() / 1_000) + 300;
const now = () => Math.floor(Date.now() / 1_000);

/** Signs in with the provider from our own page on. */
const signIn = async (browser = createTestBrowser(test)) => {
  const { body } = await browser.post("/sign-in/social", {
    provider: "external",
    callbackURL: "/journey",
    errorCallbackURL: "/auth/login",
  });
  const back = await openId.follow(String(body["url"]));
  const answer = await browser.get(back.href.slice("http://localhost:3000/api/auth".length));
  return { browser, location: answer.headers.get("location") };
};

describe("a token of the trusted issuer", () => {
  it("is taken by the published keys, for a person who is always the same", async () => {
    const client = test.clientFor(
      await openId.sign({ sub: "anna", email: "anna@clinic.example", email_verified: true }),
    );
    const me = await client.users.me({});
    expect(me).toMatchObject({
      uid: externalUid(openId.issuer, "anna"),
      anonymous: false,
      email: "anna@clinic.example",
      emailVerified: true,
    });
    const { session } = await client.sessions.create({});
    const again = test.clientFor(await openId.sign({ sub: "anna" }));
    expect((await again.sessions.read({ id: session.id })).session.id).toBe(session.id);
  });

  it("makes the person known once, not with every request", async () => {
    const token = await openId.sign({ sub: "once" });
    const client = test.clientFor(token);
    await client.users.me({});
    const uid = externalUid(openId.issuer, "once");
    await test.database.pool.query("delete from users where uid = $1", [uid]);
    await expect(client.users.me({})).rejects.toMatchObject({ status: 401 });
    const { rows } = await test.database.pool.query("select 1 from users where uid = $1", [uid]);
    expect(rows).toEqual([]);
  });

  it("can never stand for somebody who has an account made here", async () => {
    const nobody = await test.anonymous();
    const client = test.clientFor(await openId.sign({ sub: nobody.uid }));
    expect((await client.users.me({})).uid).not.toBe(nobody.uid);
    expect(externalUid("https://a.example", "1")).not.toBe(externalUid("https://b.example", "1"));
    expect(externalUid("https://a.example/", "1")).not.toBe(externalUid("https://a.example", "/1"));
    expect(externalUid("https://a.example", "1")).toMatch(/^external_[\w-]{43}$/);
  });

  it.each([
    ["for another audience", () => openId.sign({ sub: "anna", aud: "another-product" })],
    [
      "of another issuer, signed by the same key",
      () => openId.sign({ sub: "anna", iss: "https://other.example" }),
    ],
    ["that has expired", () => openId.sign({ sub: "anna" }, { expiresIn: "-1m" })],
    ["without a subject", () => openId.sign({})],
    [
      "that is older than a day, whatever it says of its end",
      () => openId.sign({ sub: "anna", iat: now() - 90_000 }, { expiresIn: "30d" }),
    ],
    [
      "with no signature at all",
      async () =>
        `${part({ alg: "none" })}.${part({ iss: openId.issuer, aud: openId.clientId, sub: "anna", iat: now(), exp: soon() })}.AA`,
    ],
    [
      "with an empty signature",
      async () =>
        `${part({ alg: "none" })}.${part({ iss: openId.issuer, aud: openId.clientId, sub: "anna", iat: now(), exp: soon() })}.`,
    ],
    [
      "signed by a stranger",
      async () => {
        const { privateKey } = await generateKeyPair("RS256");
        return new SignJWT({
          iss: openId.issuer,
          aud: openId.clientId,
          sub: "anna",
          iat: now(),
          exp: soon(),
        })
          .setProtectedHeader({ alg: "RS256", kid: "key-0" })
          .sign(privateKey);
      },
    ],
    [
      "signed with the public key as a shared secret",
      async () => {
        const published = await (await fetch(`${openId.issuer}/jwks`)).text();
        const text = `${part({ alg: "HS256", kid: "key-0" })}.${part({ iss: openId.issuer, aud: openId.clientId, sub: "anna", iat: now(), exp: soon() })}`;
        return `${text}.${createHmac("sha256", published).update(text).digest("base64url")}`;
      },
    ],
  ])("%s is refused", async (_which, make) => {
    expect(await statusOf(await make())).toBe(401);
  });

  it("is taken after the issuer has changed its keys, and one of the old keys no longer", async () => {
    const old = await openId.sign({ sub: "rotated" });
    const unseen = await openId.sign({ sub: "rotated", more: "another token" });
    expect(await statusOf(old)).toBe(200);
    await openId.rotate();
    // The keys are read again at most every few seconds.
    await new Promise((done) => setTimeout(done, 5_100));
    expect(await statusOf(await openId.sign({ sub: "rotated" }))).toBe(200);
    expect(await statusOf(unseen)).toBe(401);
  }, 30_000);

  it("with an invented key makes nobody ask the issuer again and again", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const before = openId.keyReads;
    for (let index = 0; index < 20; index++)
      await statusOf(
        await new SignJWT({ iss: openId.issuer, aud: openId.clientId, sub: "anna" })
          .setProtectedHeader({ alg: "RS256", kid: `invented-${index}` })
          .setIssuedAt()
          .setExpirationTime("5m")
          .sign(privateKey),
      );
    expect(openId.keyReads - before).toBeLessThanOrEqual(1);
  });

  it("from before the person deleted everything does not make them anew", async () => {
    const token = await openId.sign({ sub: "leaving", iat: now() - 10 });
    const second = await openId.sign({ sub: "leaving", iat: now() - 9 });
    await test.clientFor(token).account.remove({ confirm: "Y" });
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(second)).toBe(401);
    const { rows } = await test.database.pool.query("select 1 from users where uid = $1", [
      externalUid(openId.issuer, "leaving"),
    ]);
    expect(rows).toEqual([]);
    const later = await openId.sign({ sub: "leaving", iat: now() + 2 });
    test.clock.now = new Date(test.clock.now.getTime() + 5_000);
    expect(await statusOf(later)).toBe(200);
  });
});

describe("signing in with the trusted issuer", () => {
  it("leads through its pages and back, as the same person its tokens stand for", async () => {
    openId.signsInNext({ sub: "bea", email: "bea@clinic.example", email_verified: true });
    const { browser, location } = await signIn();
    expect(location).toBe("/journey");
    const me = await (await browser.client()).users.me({});
    expect(me).toMatchObject({
      uid: externalUid(openId.issuer, "bea"),
      email: "bea@clinic.example",
    });
    const direct = test.clientFor(await openId.sign({ sub: "bea" }));
    expect(await direct.users.me({})).toMatchObject({ uid: me.uid, email: "bea@clinic.example" });
    const { browser: elsewhere } = await signIn();
    expect(await elsewhere.uid()).toBe(me.uid);
  });

  it("needs no e-mail address", async () => {
    openId.signsInNext({ sub: "quiet" });
    const { browser } = await signIn();
    expect(await (await browser.client()).users.me({})).toMatchObject({
      uid: externalUid(openId.issuer, "quiet"),
      email: null,
    });
  });

  it("takes along what an anonymous person has", async () => {
    const browser = createTestBrowser(test);
    await browser.post("/sign-in/anonymous");
    const { session } = await (await browser.client()).sessions.create({});
    openId.signsInNext({ sub: "carla", email: "carla@clinic.example", email_verified: true });
    await signIn(browser);
    const client = await browser.client();
    expect((await client.users.me({})).anonymous).toBe(false);
    expect((await client.sessions.read({ id: session.id })).session.id).toBe(session.id);
  });

  it("replaces the accounts made here: no other way in is open", async () => {
    const browser = createTestBrowser(test);
    const ask = { email: "ana@mail.example", password: "four quiet grey stones", name: "" };
    for (const path of ["/sign-up/email", "/sign-in/email", "/phone-number/send-otp"])
      expect(refusalIn(await browser.post(path, ask)), path).toEqual([404, "not_found"]);
    const facts = await test.clientFor(null).setup.read({});
    expect(facts.sign_in).toEqual({
      providers: [],
      phone: false,
      passkeys: false,
      external: { issuer: openId.issuer, client_id: openId.clientId, name: "The Clinic" },
    });
  });

  it("keeps nothing that would let us act for the person there", async () => {
    openId.signsInNext({ sub: "dora", email: "dora@clinic.example", email_verified: true });
    await signIn();
    const { rows } = await test.database.pool.query(
      "select access_token, refresh_token, id_token from identity.account",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null });
  });
});

describe("an issuer that cannot be reached", () => {
  it("keeps nobody from starting the server, and its tokens are answered as not ready, not as wrong", async () => {
    const gone = await startOpenIdServer([callback], "ES256");
    const token = await gone.sign({ sub: "anna" });
    await gone.close();
    const other = await createTestApp({
      env: { TRUSTED_ISSUER: gone.issuer, TRUSTED_AUDIENCE: gone.clientId },
    });
    try {
      const answer = await other.inject("/api/users/me", {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(503);
      expect((await other.anonymous()).uid).toMatch(/^\S{8,}$/);
    } finally {
      await other.close();
    }
  });
});

describe("an issuer that publishes keys and no sign-in pages", () => {
  it("has its tokens taken all the same", async () => {
    const server = createServer((request, response) => {
      response.setHeader("content-type", "application/json");
      if (request.url === "/jwks")
        void fetch(`${openId.issuer}/jwks`).then(async (keys) => response.end(await keys.text()));
      else response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks` }));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const other = await createTestApp({ env: { TRUSTED_ISSUER: issuer, TRUSTED_AUDIENCE: "us" } });
    try {
      const client = other.clientFor(await openId.sign({ sub: "anna", iss: issuer, aud: "us" }));
      expect((await client.users.me({})).uid).toBe(externalUid(issuer, "anna"));
    } finally {
      await other.close();
      server.close();
    }
  });
});

describe.each(["ES256", "EdDSA"] as const)("an issuer that signs with %s", (alg) => {
  it("is trusted by its published keys, too", async () => {
    const server = await startOpenIdServer([callback], alg);
    const other = await createTestApp({
      env: { TRUSTED_ISSUER: server.issuer, TRUSTED_AUDIENCE: server.clientId },
    });
    try {
      const client = other.clientFor(await server.sign({ sub: "anna" }));
      expect((await client.users.me({})).uid).toBe(externalUid(server.issuer, "anna"));
    } finally {
      await other.close();
      await server.close();
    }
  });
});
