import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "../../db/schema/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let sending: TestApp;
let keeping: TestApp;
beforeAll(async () => {
  const env = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "post@house.example" };
  [sending, keeping] = await Promise.all([createTestApp({ env }), createTestApp()]);
});
afterAll(() => Promise.all([sending.close(), keeping.close()]));

/** Somebody with this address leaves; what was written to it. */
const leave = async (test: TestApp, email: string, emailVerified: boolean) => {
  const uid = randomUUID();
  await test.database.db.insert(users).values({ uid, anonymous: false, email, emailVerified });
  await test.dependencies.account.service.remove(uid);
  const { page } = await test.dependencies.outbox.list({ limit: 100 });
  return page.filter(({ to }) => to === email);
};

it("writes a last letter once the account is gone, in a row that is nobody's", async () => {
  expect(await leave(sending, "leaver@mail.example", true)).toMatchObject([
    { uid: "", purpose: "account_deleted", state: "waiting" },
  ]);
});

it("writes none to an address nobody confirmed", async () => {
  expect(await leave(sending, "unconfirmed@mail.example", false)).toEqual([]);
});

it("writes none that could not leave: it would only keep the address", async () => {
  expect(await leave(keeping, "leaver@mail.example", true)).toEqual([]);
});
