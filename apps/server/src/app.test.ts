import { apiCalls } from "@app/contract/api";
import { type Call, takesBody } from "@app/contract/call";
import { errors } from "@app/contract/error-catalogue";
import type { ErrorBody } from "@app/contract/errors";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenAudience } from "./identity/identity-settings.ts";
import { makeStaff } from "./testing/make-staff.ts";
import { createTestApp, type TestApp, type TestPerson } from "./testing/test-app.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.anonymous();
});
afterAll(() => test.close());

const callsOf = (features: Record<string, Record<string, Call>>) =>
  Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
  );

const calls = callsOf(apiCalls);
const guarded = calls.filter(({ call }) => call.access !== "public");

const send = (call: Call, authorization?: string) =>
  test.inject(call.path.replace(/:\w+/g, "some-id"), {
    method: call.method,
    headers: {
      ...(authorization ? { authorization } : {}),
      ...(takesBody(call) ? { "content-type": "application/json" } : {}),
    },
    ...(takesBody(call) ? { body: "{}" } : {}),
  });

/** The addresses in the tree that the server prints of its routes: four signs a level, the methods behind. */
const routesOf = (tree: string): string[] => {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods] =
      /^([│ ]*)(?:[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    if (part === "") return [];
    const level = indent.length / 4;
    above.splice(level, above.length, (above[level - 1] ?? "") + part);
    return methods ? [above[level] ?? ""] : [];
  });
};

describe("the calls", () => {
  it("are mounted, every one of the contract", () => {
    const missing = calls.filter(
      ({ call }) => !test.app.hasRoute({ method: call.method, url: call.path }),
    );
    expect(calls.length).toBeGreaterThan(100);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("are all there is: no route of the API stands beside the contract", () => {
    const declared = new Set<string>(calls.map(({ call }) => call.path));
    const api = routesOf(test.app.printRoutes({ commonPrefix: false })).filter((path) =>
      path.startsWith("/api/"),
    );
    expect(api.length).toBeGreaterThan(80);
    // What describes the contract, and what the payment service signs: neither is a call of ours.
    expect(api.filter((path) => !declared.has(path))).toEqual([
      "/api/openapi.json",
      "/api/payments/webhook",
    ]);
  });
});

describe("a guarded call", () => {
  /** Says what it likes, and is signed by a stranger. */
  const foreignToken = async (expiry: string) => {
    const { privateKey } = await generateKeyPair("EdDSA");
    return new SignJWT({ anonymous: false })
      .setProtectedHeader({ alg: "EdDSA", kid: "unknown" })
      .setSubject(person.uid)
      .setIssuer("http://localhost:3000")
      .setAudience(tokenAudience)
      .setExpirationTime(expiry)
      .sign(privateKey);
  };
  const unsignedToken = () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    return `${part({ alg: "none" })}.${part({ sub: person.uid, exp: 9_999_999_999 })}.`;
  };

  it.each(guarded.map(({ name, call }) => [name, call] as const))(
    "%s is closed without a token, with a foreign one and with a made-up one",
    async (_name, call) => {
      for (const authorization of [
        undefined,
        "Bearer",
        "Bearer nonsense",
        `Bearer ${await foreignToken("1h")}`,
        `Bearer ${await foreignToken("-1h")}`,
        `Bearer ${unsignedToken()}`,
        `Basic ${Buffer.from("a:b").toString("base64")}`,
      ]) {
        const response = await send(call, authorization);
        expect(response.status).toBe(401);
        expect(((await response.json()) as ErrorBody).detail).toBe(
          errors[call.unauthenticated ?? "authentication_required"].detail,
        );
      }
    },
  );

  it("is closed to a token of this server that has expired", async () => {
    const late = await test.anonymous();
    expect((await late.client.users.me({})).uid).toBe(late.uid);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 11 * 60_000);
    try {
      for (const { call } of guarded)
        expect((await send(call, `Bearer ${late.token}`)).status).toBe(401);
    } finally {
      test.clock.now = before;
    }
  });

  it.each(
    guarded
      .filter(({ call }) => call.path.includes(":id") && call.access !== "staff")
      .map(({ name, call }) => [name, call] as const),
  )("%s gives a stranger nothing of another person's", async (name, call) => {
    const { session } = await person.client.sessions.create({});
    const stranger = await (call.access === "account" ? test.account() : test.anonymous());
    const response = await test.inject(
      call.path.replace(":id", session.id).replace(":kind", "check-in"),
      {
        method: call.method,
        headers: { authorization: `Bearer ${stranger.token}`, "content-type": "application/json" },
        ...(call.method === "GET"
          ? {}
          : {
              body: JSON.stringify({
                content: "Hello",
                message: "Hello",
                encrypted_conversation: "c2VhbGVk",
                iv: "c2VhbGVk",
                exchange_id: "theirs",
                client_message_id: "theirs",
                chars: 1,
                direction: "up",
              }),
            }),
      },
    );
    // These know no session of anybody's: they take what they are handed as the stranger's, or refuse it.
    const takesOwn = [
      "sessions.respondStateless",
      "vault.saveConversation",
      "vault.saveRecord",
      "checkIns.keep",
    ].includes(name);
    expect(response.status).toBe(takesOwn ? 400 : 404);
  });
});

describe("a call of the desk", () => {
  let callers: Record<"anonymous" | "account" | "moderator" | "admin", TestPerson>;
  beforeAll(async () => {
    callers = {
      anonymous: await test.anonymous(),
      account: await test.account(),
      moderator: await makeStaff(test, "moderator"),
      admin: await makeStaff(test, "admin"),
    };
  });
  const desk = calls.filter(({ call }) => call.access === "staff");

  it.each(desk.map(({ name, call }) => [name, call] as const))(
    "%s is open to the roles it names and to nobody else",
    async (_name, call) => {
      const codeFor = async ({ token }: TestPerson) =>
        ((await (await send(call, `Bearer ${token}`)).json()) as ErrorBody).code;
      expect(await codeFor(callers.anonymous)).toBe("account_required");
      expect(await codeFor(callers.account)).toBe("forbidden");
      const moderator = await codeFor(callers.moderator);
      if (call.minRole === "admin") expect(moderator).toBe("forbidden");
      else expect(moderator).not.toBe("forbidden");
      expect(await codeFor(callers.admin)).not.toBe("forbidden");
    },
  );
});

describe("the description of the API", () => {
  it("covers what is mounted", async () => {
    const response = await test.inject("/api/openapi.json", {});
    const description = (await response.json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(description.openapi).toMatch(/^3\.1/);
    for (const { call } of calls) {
      const path = description.paths[call.path.replace(/:(\w+)/g, "{$1}")];
      expect(Object.keys(path ?? {})).toContain(call.method.toLowerCase());
    }
    expect(JSON.stringify(description)).toContain("Message content cannot be empty");
  });
});

describe("a request that makes no sense", () => {
  it.each([
    ["broken JSON", { body: "{", type: "application/json" }, 400],
    ["another media type", { body: "a=b", type: "application/x-www-form-urlencoded" }, 415],
    ["a list", { body: "[]", type: "application/json" }, 400],
    ["a prototype", { body: '{"__proto__":{"a":1}}', type: "application/json" }, 400],
    [
      "more than it takes",
      { body: JSON.stringify({ a: "x".repeat(1_100_000) }), type: "application/json" },
      413,
    ],
  ])("gets a clear answer to %s", async (_what, { body, type }, status) => {
    const response = await test.inject("/api/sessions", {
      method: "POST",
      headers: { authorization: `Bearer ${person.token}`, "content-type": type },
      body,
    });
    expect(response.status).toBe(status);
    expect(((await response.json()) as ErrorBody).detail).toMatch(/\w/);
  });

  it.each(["/api/%zz", "/api/sessions/%00", "/api/nothing", "/audio/nothing"])(
    "gets the API's form at %s",
    async (url) => {
      const response = await test.inject(url, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect([400, 404]).toContain(response.status);
      expect(((await response.json()) as ErrorBody).detail).toMatch(/\w/);
    },
  );
});
