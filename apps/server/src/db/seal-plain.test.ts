import { afterAll, beforeAll, expect, it } from "vitest";
import { createMessageKeys, openKeyFile } from "../keys.ts";
import { fromElsewhere } from "../testing/from-elsewhere.ts";
import { madeUpEnvelope } from "../testing/made-up-envelope.ts";
import { makeStaff } from "../testing/make-staff.ts";
import {
  accountPassword,
  createTestApp,
  type TestApp,
  type TestPerson,
} from "../testing/test-app.ts";
import { resealAll } from "./reseal.ts";
import { sealPlain } from "./seal-plain.ts";

let test: TestApp;
let moderator: TestPerson;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
  moderator = await makeStaff(test, "moderator");
});
afterAll(() => test.close());

const words = ["Marigold", "the cat we had", "Ana of the bakery"] as const;
const [username, hint, name] = words;
const said = { satisfaction: 3, feedback: "It is all right." };

const write = async (person: TestPerson) => {
  await person.client.users.change({ username });
  const { encryptedData, iv, salt } = madeUpEnvelope();
  const encryptedSeedPhrase = JSON.stringify({ v: 1, kdf: "argon2id", data: encryptedData });
  await person.client.vault.write({ encryptedSeedPhrase, iv, salt, passphraseHint: hint });
  const user_id = person.uid;
  await fromElsewhere(test, person.token).feedback.submit({ ...said, name, user_id });
};

/** Everything of theirs in the two tables, as somebody with a copy of the database reads it. */
const rowsOf = async ({ uid }: TestPerson): Promise<string> => {
  const { pool } = test.database;
  const tables = ["users", "feedback_submissions"].map(async (table) => {
    const { rows } = await pool.query(`select * from ${table} where uid = $1`, [uid]);
    const text = (value: unknown) =>
      Buffer.isBuffer(value) ? value.toString("latin1") : String(value);
    return rows.map((row) => Object.values(row).map(text).join("\n")).join("\n");
  });
  return (await Promise.all(tables)).join("\n");
};

const read = async (person: TestPerson) => {
  const { feedback } = await moderator.client.desk.feedback({ limit: 100 });
  return {
    profile: await person.client.users.me({}).then((me) => [me.username, me.passphraseHint]),
    hint: (await person.client.vault.read({})).passphraseHint,
    name: feedback.filter(({ uid }) => uid === person.uid).map((entry) => entry.name),
  };
};
const asWritten = { profile: [username, hint], hint, name: [name] };

const keysNow = () => createMessageKeys(openKeyFile(test.dataDir).messageKeys);

it("a name, a hint and the name on feedback lie sealed in the database, and are read as they were", async () => {
  const person = await test.account();
  await write(person);
  const rows = await rowsOf(person);
  for (const word of words) expect(rows).not.toContain(word);
  expect(await read(person)).toEqual(asWritten);
  await person.client.users.change({ username: null });
  expect((await person.client.users.me({})).username).toBeNull();
});

it("what the version before wrote is read, goes before what is sealed, and is sealed", async () => {
  const person = await test.account();
  await write(person);
  const { pool } = test.database;
  const older = { username: "Rowan", hint: "the dog", name: "Ben" };
  await pool.query("update users set username = $2, passphrase_hint = $3 where uid = $1", [
    person.uid,
    older.username,
    older.hint,
  ]);
  await pool.query("update feedback_submissions set name = $2 where uid = $1", [
    person.uid,
    older.name,
  ]);
  const asOlder = { profile: [older.username, older.hint], hint: older.hint, name: [older.name] };
  expect(await read(person)).toEqual(asOlder);
  expect(await sealPlain(test.database.db, keysNow())).toBe(3);
  expect(await sealPlain(test.database.db, keysNow())).toBe(0);
  for (const word of Object.values(older)) expect(await rowsOf(person)).not.toContain(word);
  expect(await read(person)).toEqual(asOlder);
});

it("a new key reaches them, and what the version before left under another is no more than missing", async () => {
  const [kept, lost] = [await test.account(), await test.account()];
  await write(kept);
  await write(lost);
  await test.database.pool.query(
    `update users set username_sealed = encrypted.other, passphrase_hint_sealed = encrypted.other
     from (select username_sealed as other from users where uid = $2) as encrypted where uid = $1`,
    [lost.uid, kept.uid],
  );
  const file = openKeyFile(test.dataDir);
  file.addMessageKey();
  await resealAll(test.database.db, createMessageKeys(file.messageKeys));
  file.dropOldMessageKeys();
  expect(await read(kept)).toEqual(asWritten);
  expect(await read(lost)).toMatchObject({ profile: [null, null], hint: null });
});

it("the name somebody chose comes along to their account, unless that has one", async () => {
  const move = async (from: TestPerson, to: TestPerson) => {
    const { link } = await from.client.account.migrationLink({});
    const input = { anonymous_uid: from.uid, new_uid: to.uid, link };
    await to.client.account.migrateSessions(input);
    return (await to.client.users.me({})).username;
  };
  const [first, second] = [await test.anonymous(), await test.anonymous()];
  await first.client.users.change({ username });
  await second.client.users.change({ username: "Rowan" });
  const account = await test.account();
  expect(await move(first, account)).toBe(username);
  expect(await move(second, account)).toBe(username);
});

it("feedback goes with the account it carries; what nobody sent stays", async () => {
  const person = await test.account();
  await write(person);
  const elsewhere = fromElsewhere(test, person.token);
  await elsewhere.feedback.submit({ ...said, feedback: "Sent as nobody." });
  await elsewhere.account.remove({ confirm: "Y", password: accountPassword });
  const { feedback } = await moderator.client.desk.feedback({ limit: 100 });
  expect(feedback.filter(({ uid }) => uid === person.uid)).toEqual([]);
  expect(feedback.filter((entry) => entry.feedback === "Sent as nobody.")).toHaveLength(1);
});
