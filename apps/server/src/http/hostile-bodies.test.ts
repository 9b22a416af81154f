import { paramNames, takesBody } from "@app/contract/call";
import type { ErrorBody } from "@app/contract/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyCall, requestFor } from "../testing/every-call.ts";
import { makeStaff } from "../testing/make-staff.ts";
import { fieldsOf, sampleInput } from "../testing/sample-input.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";
import { bodyMaxBytes } from "./request-limits.ts";

let test: TestApp;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.account();
  // Whoever may do more gets further in.
  await test.dependencies.membership.setPlan(person.uid, "pro", "given");
  admin = await makeStaff(test, "admin");
});
afterAll(() => test.close());

/** Would close all the others, or end the one who asks. */
const left = ["desk.setMaintenance", "account.remove", "signIns.endAll"];
const calls = everyCall
  .filter(({ name }) => !left.includes(name))
  .map(({ name, call }) => [name, call] as const);
const withBody = calls.filter(([, call]) => takesBody(call) && call.bodyType !== "form");

const tokenFor = (access: string): string => (access === "staff" ? admin : person).token;
const pathOf = (path: string): string => path.replace(/:\w+/g, "sample");

/** One of each kind: whatever has more of them goes through one and the same place. */
const injections = [
  "%' or '1'='1'; drop table users; select pg_sleep(5) --",
  "../../../../etc/passwd",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the attack
  "{{constructor.constructor('return 1')()}}${jndi:ldap://127.0.0.1/a}",
  "<script>alert(1)</script>",
  "a\r\nSet-Cookie: stolen=1",
  "__proto__",
  "\u202e\u2066\ud800",
];

const expectRefusal = async (response: Response, status: number): Promise<void> => {
  const text = await response.text();
  expect(response.status, text.slice(0, 300)).toBe(status);
  expect((JSON.parse(text) as ErrorBody).detail).toMatch(/\S/);
};

const bodyOf = (json: string, token: string): RequestInit => ({
  headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  body: json,
});

describe("a body made to do harm", () => {
  it.each(withBody)("reaches no prototype through %s", async (_name, call) => {
    for (const json of [
      '{"__proto__":{"polluted":"yes"}}',
      '{"a":{"__proto__":{"polluted":"yes"}}}',
      '{"constructor":{"prototype":{"polluted":"yes"}}}',
      '{"\\u005f_proto__":{"polluted":"yes"}}',
    ])
      await expectRefusal(
        await test.inject(pathOf(call.path), {
          method: call.method,
          ...bodyOf(json, tokenFor(call.access)),
        }),
        400,
      );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it.each(withBody)("cannot be nested without end in %s", async (_name, call) => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const names = fieldsOf(call).filter((name) => !paramNames(call.path).includes(name));
    // It is refused before any field is looked at.
    const name = names.at(-1) ?? "anything";
    await expectRefusal(
      await test.inject(pathOf(call.path), {
        method: call.method,
        ...bodyOf(`{${JSON.stringify(name)}:${deep}}`, tokenFor(call.access)),
      }),
      400,
    );
  });

  it.each(withBody)("is not taken beyond its size by %s", async (_name, call) => {
    const text = "x".repeat(call.bodyMaxBytes ?? bodyMaxBytes);
    await expectRefusal(
      await test.inject(pathOf(call.path), {
        method: call.method,
        ...bodyOf(JSON.stringify({ text }), tokenFor(call.access)),
      }),
      413,
    );
  });
});

describe("words made to do harm", () => {
  it.each(calls)("are only words to %s", async (_name, call) => {
    for (const words of injections) {
      const sample = sampleInput(call);
      const input = Object.fromEntries(
        fieldsOf(call).map((name) => [
          name,
          typeof sample[name] === "string" || sample[name] === undefined ? words : sample[name],
        ]),
      );
      const { url, init } = requestFor(call, input, tokenFor(call.access));
      const response = await test.inject(url, init);
      const text = await response.text();
      expect(response.status, text.slice(0, 300)).toBeLessThan(500);
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      if (response.status >= 400) expect(JSON.parse(text)).toHaveProperty("detail");
    }
  });

  it("are only names in a query", async () => {
    const query = "?__proto__[polluted]=yes&constructor.prototype.polluted=yes&toString=x";
    for (const [, call] of calls.filter(([, { method }]) => method === "GET")) {
      const response = await test.inject(pathOf(call.path) + query, {
        headers: { authorization: `Bearer ${tokenFor(call.access)}` },
      });
      // A live stream that began has no end to wait for.
      if (!(call.live && response.ok)) await response.text();
      expect(response.status, call.path).toBeLessThan(500);
    }
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("have left every table where it was", async () => {
    const { rows } = await test.database.pool.query("select count(*)::int as count from users");
    expect(rows[0].count).toBeGreaterThan(1);
  });
});
