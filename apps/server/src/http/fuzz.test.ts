import { apiCalls } from "@app/contract/api";
import { type Call, takesBody } from "@app/contract/call";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../testing/make-staff.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";

let test: TestApp;
let anonymous: TestPerson;
let account: TestPerson;
let admin: TestPerson;
let sessionId: string;
beforeAll(async () => {
  test = await createTestApp();
  anonymous = await test.anonymous();
  account = await test.account();
  admin = await makeStaff(test, "admin");
  sessionId = (await anonymous.client.sessions.create({})).session.id;
});
afterAll(() => test.close());

const calls = Object.entries(apiCalls).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Call>).map(
    ([name, call]) => [`${feature}.${name}`, call] as const,
  ),
);

/** Would close all the others. */
const closing = "desk.setMaintenance";

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "../../etc/passwd",
    "%00",
    "' or 1=1 --",
    "9".repeat(40),
    "x".repeat(9_000),
    "__proto__",
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.bigInt().map(String),
);

/** Bodies that use the schema's own names, so that they reach past the first check. */
const bodyFor = (call: Call) =>
  fc.oneof(
    fc.record(Object.fromEntries(Object.keys(call.input.shape).map((name) => [name, oddValue])), {
      requiredKeys: [],
    }),
    fc.jsonValue({ maxDepth: 3 }),
  );

const idFor = fc.oneof(oddText, fc.constant("known"));

describe("whatever is sent", () => {
  it.each(calls)("%s never answers 500, and says what is wrong", async (name, call) => {
    const callers = { public: anonymous, person: anonymous, account, staff: admin };
    await fc.assert(
      fc.asyncProperty(bodyFor(call), idFor, fc.boolean(), async (body, id, signedIn) => {
        const path = call.path.replace(/:\w+/g, () =>
          encodeURIComponent((id === "known" ? sessionId : id).toWellFormed()),
        );
        const inQuery = !takesBody(call);
        const query = new URLSearchParams();
        if (inQuery && typeof body === "object" && body !== null)
          for (const [key, value] of Object.entries(body))
            query.append(key, typeof value === "object" ? JSON.stringify(value) : String(value));
        const person =
          callers[call.access === "staff" && name === closing ? "account" : call.access];
        const response = await test.inject(inQuery ? `${path}?${query}` : path, {
          method: call.method,
          headers: {
            ...(signedIn ? { authorization: `Bearer ${person.token}` } : {}),
            ...(inQuery ? {} : { "content-type": "application/json" }),
          },
          ...(inQuery ? {} : { body: JSON.stringify(body) ?? "" }),
        });
        // A stream without an end has begun, and ends with the server.
        if (call.live && response.ok) return;
        const text = await response.text();
        expect(response.status, text.slice(0, 300)).toBeLessThan(500);
        if (response.status >= 400)
          expect(JSON.parse(text)).toMatchObject({ detail: expect.stringMatching(/\S/) });
      }),
      { numRuns: 12 },
    );
  });
});
