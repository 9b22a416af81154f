import { randomUUID } from "node:crypto";
import { errors } from "@app/contract/error-catalogue";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { personalTables } from "../../db/personal-tables.ts";
import { createMessageKeys, openKeyFile } from "../../keys.ts";
import { countRows } from "../../testing/count-rows.ts";
import { fillTables } from "../../testing/fill-tables.ts";
import { readReply } from "../../testing/read-reply.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import {
  accountPassword,
  createTestApp,
  type TestApp,
  type TestPerson,
} from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A row in every table, the identity provider's included. */
const fill = async (person: TestPerson) => {
  const keys = createMessageKeys(openKeyFile(test.dataDir).messageKeys);
  await fillTables(test.database, keys, person.uid);
  const { session } = await person.client.sessions.create({});
  await readReply(person.client.sessions.respond({ id: session.id, content: "A long week." }));
  await test.database.pool.query(
    `insert into identity.verification (id, identifier, value, expires_at)
     values ($1, 'reset-password:abc', $2, now())`,
    [randomUUID(), person.uid],
  );
  await test.database.pool.query(
    `insert into identity.two_factor (id, user_id, secret, backup_codes) values ($1, $2, 's', 'c')`,
    [randomUUID(), person.uid],
  );
  await test.database.pool.query(
    `insert into identity.passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up)
     values ($1, $2, 'k', $1, 0, 'singleDevice', false)`,
    [randomUUID(), person.uid],
  );
};
const totalOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

it("every table with a uid is one that deleting and moving walk", async () => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('uid', 'user_id')`,
  );
  const walked = personalTables.map(({ table }) => getTableName(table));
  expect(walked.sort()).toEqual(rows.map(({ name }) => name).sort());
});

it("deleting leaves not one row of the person in any table, and every row of everybody else", async () => {
  const [ana, ben] = await Promise.all([test.account(), test.account()]);
  await Promise.all([fill(ana), fill(ben)]);
  const before = await countRows(test.database, ana.uid);
  for (const [place, count] of Object.entries(before))
    expect([place, count > 0]).toEqual([place, true]);
  const bens = await countRows(test.database, ben.uid);

  expect(await ana.client.account.remove({ confirm: "Y", password: accountPassword })).toEqual({
    deleted: true,
  });
  expect(totalOf(await countRows(test.database, ana.uid))).toBe(0);
  expect(await countRows(test.database, ben.uid)).toEqual(bens);
});

it("deleting ends the codes that were sent to the person’s address, and nobody else’s", async () => {
  const [ana, ben] = await Promise.all([test.account(), test.account()]);
  const { pool } = test.database;
  // Only the address stands in it, in the middle of a longer text.
  const addresses = await pool.query<{ id: string; email: string }>(
    `select id, email from identity."user" where id in ($1, $2)`,
    [ana.uid, ben.uid],
  );
  for (const { email } of addresses.rows)
    await pool.query(
      `insert into identity.verification (id, identifier, value, expires_at)
       values ($1, $2, 'a code', now())`,
      [randomUUID(), `code for ${email} again`],
    );
  await ana.client.account.remove({ confirm: "Y", password: accountPassword });
  const { rows } = await pool.query<{ identifier: string }>(
    "select identifier from identity.verification where value = 'a code'",
  );
  const bens = addresses.rows.find(({ id }) => id === ben.uid)?.email;
  expect(rows).toEqual([{ identifier: `code for ${bens} again` }]);
});

it("deleting reaches a table that only a newer version knows, while servers are replaced one by one", async () => {
  const [ana, ben] = await Promise.all([test.account(), test.account()]);
  const { pool } = test.database;
  await pool.query("create table from_tomorrow (uid text not null, words text not null)");
  try {
    await pool.query("insert into from_tomorrow values ($1, 'mine'), ($2, 'not mine')", [
      ana.uid,
      ben.uid,
    ]);
    await ana.client.account.remove({ confirm: "Y", password: accountPassword });
    const { rows } = await pool.query("select uid from from_tomorrow");
    expect(rows).toEqual([{ uid: ben.uid }]);
  } finally {
    await pool.query("drop table from_tomorrow");
  }
});

it("all sign-ins end with it, the token that is still valid and the cookie alike", async () => {
  const ana = await test.account();
  await ana.client.account.remove({ confirm: "Y", password: accountPassword });
  await expect(ana.client.users.me({})).rejects.toMatchObject({ status: 401 });
  await expect(ana.client.sessions.create({})).rejects.toMatchObject({ status: 401 });
  const token = await test.inject("/api/auth/token", { headers: { cookie: ana.cookie } });
  expect(token.status).toBe(401);
  expect(totalOf(await countRows(test.database, ana.uid))).toBe(0);
});

it("an anonymous person can be deleted too, and nobody is deleted without saying so twice", async () => {
  const ana = await test.anonymous();
  await ana.client.sessions.create({});
  const unsure = await test.inject("/api/users/me", {
    method: "DELETE",
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect(unsure.status).toBe(400);
  expect((await ana.client.users.me({})).uid).toBe(ana.uid);
  await ana.client.account.remove({ confirm: "Y" });
  expect(totalOf(await countRows(test.database, ana.uid))).toBe(0);
});

it("an account with a password is deleted by whoever knows it, and by nobody else", async () => {
  const ana = await test.account();
  const leave = (password?: string) => ana.client.account.remove({ confirm: "Y", password });
  for (const nothing of [undefined, ""])
    expect(await refusalOf(leave(nothing))).toMatchObject({
      status: 400,
      code: "password_required",
      body: { detail: errors.password_required.detail },
    });
  expect(await refusalOf(leave("not the one I chose"))).toMatchObject({
    status: 400,
    code: "password_wrong",
    body: { detail: errors.password_wrong.detail },
  });
  expect((await ana.client.users.me({})).uid).toBe(ana.uid);
  expect(await leave(accountPassword)).toEqual({ deleted: true });
});

it("an account without a password, which another provider or a passkey opens, is not asked for one", async () => {
  const ana = await test.account();
  await test.database.pool.query(
    "update identity.account set password = null, provider_id = 'google' where user_id = $1",
    [ana.uid],
  );
  expect(await ana.client.account.remove({ confirm: "Y" })).toEqual({ deleted: true });
});

it("a password is not read from an address, where every log on the way would keep it", async () => {
  const ana = await test.account();
  const query = new URLSearchParams({ confirm: "Y", password: accountPassword });
  const answer = await test.inject(`/api/users/me?${query}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect(answer.status).toBe(400);
  expect((await ana.client.users.me({})).uid).toBe(ana.uid);
});

it("what remains is counts: no name, no address, no words", async () => {
  const ana = await test.account("ana.leaves@mail.example");
  const countersNow = async () =>
    Object.fromEntries(
      (await test.database.pool.query("select name, value::int from counters")).rows.map(
        ({ name, value }) => [name, value],
      ),
    );
  const before = await countersNow();
  const tell = (input: { reason?: string; has_membership?: boolean }) =>
    test.clientFor(null).account.deleted({
      user_id: ana.uid,
      email: "ana.leaves@mail.example",
      ...input,
    });
  await ana.client.account.remove({ confirm: "Y", password: accountPassword });
  expect(await tell({})).toEqual({ received: true });
  await tell({ reason: "walnut-harbour", has_membership: true });
  await tell({ reason: "no_help" });
  const after = await countersNow();
  expect(after["accounts_deleted"]).toBe((before["accounts_deleted"] ?? 0) + 1);
  expect(after["accounts_deleted_with_reason"]).toBe(2);
  expect(after["accounts_deleted_because_no_help"]).toBe(1);
  expect(after["accounts_deleted_with_membership"]).toBe(1);

  const log = test.logLines.join("");
  const { rows } = await test.database.pool.query(
    "select query_to_xml('select * from counters', true, false, '')::text as kept",
  );
  for (const text of ["ana.leaves", "walnut-harbour", ana.uid]) {
    expect(log).not.toContain(text);
    expect(rows[0].kept).not.toContain(text);
  }
});

it("the notice is taken a few times a minute from one address, not more", async () => {
  const client = test.clientFor(null);
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, () => client.account.deleted({ user_id: randomUUID() })),
  );
  const refused = tries.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ status: 429 });
});
