import { createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import { startModelServer } from "@app/companion/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyCall, requestFor } from "../testing/every-call.ts";
import { makeStaff } from "../testing/make-staff.ts";
import { fieldsOf, sampleInput } from "../testing/sample-input.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";

/** Words that stand for what people write and who they are. Nothing but a person says them. */
const marker = "quince-and-rhubarb";
const email = `${marker}@mail.example`;
const password = `${marker} in a password`;

let test: TestApp;
let people: Record<"public" | "person" | "account" | "staff", TestPerson>;
let models: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  models = await startModelServer();
  const key = `${marker}-model-key`;
  test = await createTestApp({
    companion: createCompanion({
      model: createModel({
        kind: "openai-compatible",
        baseUrl: models.baseUrl,
        model: "any",
        apiKey: key,
      }),
      timings: { guideWordDelayMs: 0 },
    }),
  });
  const anonymous = await test.anonymous();
  const account = await test.account(email);
  const staff = await makeStaff(test, "admin");
  people = { public: anonymous, person: anonymous, account, staff };
});
afterAll(async () => {
  await test.close();
  await models.close();
});

/** Would close all the others, or end the one who asks. */
const left = ["desk.setMaintenance", "account.remove", "signIns.endAll"];

const fill = (value: unknown): unknown => {
  if (typeof value === "string") return marker;
  if (Array.isArray(value)) return value.map(fill);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item)]))
    : value;
};

const send = async (url: string, init: RequestInit, isLive = false): Promise<void> => {
  const response = await test.inject(url, init);
  // A live stream that began has no end to wait for.
  if (!(isLive && response.ok)) await response.text();
};

describe("the log of everything that can be asked", () => {
  it("holds nothing of what people wrote, or of who they are", async () => {
    for (const { name, call } of everyCall.filter(({ name: each }) => !left.includes(each))) {
      const { token } = people[call.access];
      const sample = sampleInput(call);
      const everyField = Object.fromEntries(fieldsOf(call).map((field) => [field, marker]));
      for (const input of [sample, fill(sample) as typeof sample, { ...everyField, ...sample }]) {
        const { url, init } = requestFor(call, input, token);
        await send(url, init, call.live);
      }
      await send(
        `${call.path.replace(/:\w+/g, marker)}?q=${marker}`,
        {
          method: call.method,
          headers: { authorization: `Bearer ${marker}`, cookie: `a=${marker}`, "x-a": marker },
        },
        call.live,
      );
      expect(
        test.logLines.some((line) => line.includes(marker)),
        name,
      ).toBe(false);
    }
  }, 120_000);

  it("holds nothing of how they sign in, right or wrong", async () => {
    const origin = "http://localhost:3000";
    const post = (path: string, body: object) =>
      send(`/api/auth${path}?callback=${marker}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin, cookie: people.account.cookie },
        body: JSON.stringify(body),
      });
    await post("/sign-up/email", { email: `other-${email}`, password, name: marker });
    await post("/sign-in/email", { email, password });
    await post("/request-password-reset", { email });
    await post("/phone-number/send-otp", { phoneNumber: "+447700900123" });
    await post("/change-password", { currentPassword: password, newPassword: `${password} 2` });
    await send(`/api/auth/verify-email?token=${marker}`, {});
    const { session } = await people.person.client.sessions.create({});
    for (let turn = 0; turn < 2; turn++)
      await send(`/api/sessions/${session.id}/respond`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${people.person.token}`,
        },
        body: JSON.stringify({ content: `${marker} ${turn}` }),
      });

    const log = test.logLines.join("\n");
    expect(test.logLines.length).toBeGreaterThan(100);
    for (const secret of [
      marker,
      "+447700900123",
      ...Object.values(people).flatMap(({ token, cookie, uid }) => [
        token,
        cookie.split("=")[1]?.slice(0, 20) ?? token,
        uid,
      ]),
      session.id,
    ])
      expect(log.includes(secret), secret).toBe(false);
  });

  it("holds nothing of a failure but its kind and its place", async () => {
    const { database } = test;
    const query = database.pool.query.bind(database.pool);
    // A driver quotes the value it did not like.
    database.pool.query = (() =>
      Promise.reject(new Error(`invalid input: "${marker}"`))) as typeof query; // only what is awaited
    try {
      await send("/api/users/me", {
        headers: { authorization: `Bearer ${people.account.token}` },
      });
    } finally {
      database.pool.query = query as typeof database.pool.query; // as it was
    }
    const line = test.logLines.findLast((text) => text.includes("unexpected failure"));
    expect(line).toContain("stack");
    expect(line).not.toContain(marker);
  });
});
