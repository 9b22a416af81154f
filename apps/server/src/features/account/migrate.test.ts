import { randomUUID } from "node:crypto";
import { lastSessionField } from "@app/contract/brand";
import { timings } from "@app/contract/timings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { places, sealedColumns } from "../../db/sealed-places.ts";
import { createMessageKeys, openKeyFile } from "../../keys.ts";
import { countRows } from "../../testing/count-rows.ts";
import { fillTables, sealedWords } from "../../testing/fill-tables.ts";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const talk = async (who: TestPerson) => {
  const { session } = await who.client.sessions.create({ initial_answer: "Tired." });
  await readReply(who.client.sessions.respond({ id: session.id, content: "A long week." }));
  return session.id;
};
const inputFor = async (from: TestPerson, to: TestPerson) => {
  const { link } = await from.client.account.migrationLink({});
  return { anonymous_uid: from.uid, new_uid: to.uid, link };
};

it("in the middle of a conversation everything comes along, and it goes on", async () => {
  const nobody = await test.anonymous();
  const id = await talk(nobody);
  await readReply(nobody.client.sessions.end({ id }));
  const outcome = await nobody.client.sessions.outcome({ id });
  await nobody.client.summaries.save({ threadId: id, title: "A week", message: "It was long." });
  await nobody.client.actions.add({ session_id: id, texts: ["Ring the doctor"] });
  const running = await talk(nobody);
  const before = await nobody.client.sessions.read({ id: running });

  const ana = await test.account();
  const own = await talk(ana);
  const input = { ...(await inputFor(nobody, ana)), session_id: running };
  expect(await ana.client.account.migrateSessions(input)).toEqual({
    migrated_sessions: 2,
    session_id: running,
  });
  expect(await ana.client.sessions.read({ id: running })).toEqual(before);
  expect(await ana.client.sessions.outcome({ id })).toMatchObject({ title: outcome.title });
  expect((await ana.client.summaries.list({})).summaries).toMatchObject([{ title: "A week" }]);
  const again = { threadId: id, title: "A long week", message: "It was long." };
  expect((await ana.client.summaries.save(again)).summary.title).toBe("A long week");
  expect((await ana.client.actions.list({})).actions).toMatchObject([{ text: "Ring the doctor" }]);
  expect((await ana.client.sessions.read({ id: own })).messages).toHaveLength(3);
  expect(await ana.client.users.me({})).toMatchObject({ totalSessions: 3, anonymous: false });
  expect(await ana.client.account.lastSession({})).toEqual({ [lastSessionField]: running });
  const reply = await readReply(
    ana.client.sessions.respond({ id: running, content: "And now it is Friday." }),
  );
  expect(reply.last).toMatchObject({ type: "done" });
});

it("nothing stays behind in any table, and every sealed text opens in its new place", async () => {
  const nobody = await test.anonymous();
  const keys = createMessageKeys(openKeyFile(test.dataDir).messageKeys);
  await fillTables(test.database, keys, nobody.uid);
  const ana = await test.account();
  await fillTables(test.database, keys, ana.uid);
  const [hers, moving] = await Promise.all([
    countRows(test.database, ana.uid),
    countRows(test.database, nobody.uid),
  ]);
  await ana.client.account.migrateSessions(await inputFor(nobody, ana));

  for (const [place, count] of Object.entries(await countRows(test.database, nobody.uid)))
    expect([place, count]).toEqual([place, 0]);
  const after = await countRows(test.database, ana.uid);
  const onceAPerson = [
    "users",
    "user_settings",
    "user_pet",
    "user_programs",
    "memberships",
    "user_calendars",
    "staff",
  ].map((name) => `public.${name}`);
  for (const [place, count] of Object.entries(after).filter(([place]) =>
    place.startsWith("public."),
  ))
    expect([place, count]).toEqual([
      place,
      onceAPerson.includes(place) ? 1 : (hers[place] ?? 0) + (moving[place] ?? 0),
    ]);
  for (const { table, column, key, place } of sealedColumns) {
    const rows = await test.database.db.select().from(table);
    const nameOf = (wanted: unknown) =>
      Object.entries(table).find(([, value]) => value === wanted)?.[0] ?? "";
    const mine = rows.filter((row) => row["uid"] === ana.uid);
    const texts = mine.map((row) => {
      const sealed = row[nameOf(column)];
      return Buffer.isBuffer(sealed)
        ? keys.open(sealed, place(...key.map((part) => String(row[nameOf(part)]))))
        : null;
    });
    // The letter that a new account is sent is hers, and is opened with the others.
    const told = texts.filter((text) => !text?.includes("Confirm your address"));
    expect([column.name, told]).toEqual([column.name, [sealedWords, sealedWords]]);
  }
});

it("a long conversation comes along to its last message", async () => {
  const nobody = await test.anonymous();
  const { session } = await nobody.client.sessions.create({});
  const keys = createMessageKeys(openKeyFile(test.dataDir).messageKeys);
  const bodies = Array.from({ length: 450 }, (_, index) =>
    keys.seal(`part ${index}`, places.message(nobody.uid, session.id, `m${index}`)),
  );
  await test.database.pool.query(
    `insert into session_messages (uid, session_id, seq, id, role, body, status)
     select $1, $2, n, 'm' || (n - 1), 'user', ($3::bytea[])[n], 'complete'
     from generate_series(1, 450) n`,
    [nobody.uid, session.id, bodies],
  );
  await test.database.pool.query("update user_sessions set next_seq = 451 where uid = $1", [
    nobody.uid,
  ]);
  const ana = await test.account();
  await ana.client.account.migrateSessions(await inputFor(nobody, ana));
  const heard: string[] = [];
  let before: string | undefined;
  do {
    const page: { messages: { content: string }[]; next_before: string | null } =
      await ana.client.sessions.read({
        id: session.id,
        limit: 100,
        ...(before ? { before } : {}),
      });
    heard.unshift(...page.messages.map(({ content }) => content));
    before = page.next_before ?? undefined;
  } while (before);
  expect(heard.slice(1)).toEqual(bodies.map((_, index) => `part ${index}`));
});

it("sent twice or at once it happens once, and a repeat finds the session where it is", async () => {
  const nobody = await test.anonymous();
  const running = await talk(nobody);
  const ana = await test.account();
  const input = { ...(await inputFor(nobody, ana)), session_id: running };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ana.client.account.migrateSessions(input)),
  );
  for (const answer of answers) expect(answer.session_id).toBe(running);
  expect(answers.map(({ migrated_sessions }) => migrated_sessions).sort()).toEqual([0, 0, 0, 0, 1]);
  expect((await ana.client.users.me({})).totalSessions).toBe(1);
  expect(await ana.client.account.migrateSessions(input)).toEqual({
    migrated_sessions: 0,
    session_id: running,
  });
});

it("the anonymous sign-in ends with it", async () => {
  const nobody = await test.anonymous();
  const ana = await test.account();
  await ana.client.account.migrateSessions(await inputFor(nobody, ana));
  await expect(nobody.client.sessions.create({})).rejects.toMatchObject({ status: 401 });
  const token = await test.inject("/api/auth/token", { headers: { cookie: nobody.cookie } });
  expect(token.status).toBe(401);
});

it("both identities must be proved", async () => {
  const nobody = await test.anonymous();
  const other = await test.anonymous();
  const id = await talk(nobody);
  const [ana, ben] = await Promise.all([test.account(), test.account()]);
  const input = await inputFor(nobody, ana);
  const { link: othersLink } = await other.client.account.migrationLink({});
  const [expires = "", nonce, mac] = input.link.split(".");
  const later = (Number.parseInt(expires, 36) + 1_000).toString(36);
  for (const link of [
    "nonsense",
    othersLink,
    `${later}.${nonce}.${mac}`,
    `${expires}.${nonce}.${mac?.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
  ])
    await expect(ana.client.account.migrateSessions({ ...input, link })).rejects.toMatchObject({
      status: 403,
      code: "migration_link_invalid",
    });
  await expect(ben.client.account.migrateSessions(input)).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(nobody.client.account.migrateSessions(input)).rejects.toMatchObject({
    code: "account_required",
  });
  await expect(ana.client.account.migrationLink({})).rejects.toMatchObject({ code: "forbidden" });
  expect((await nobody.client.sessions.read({ id })).messages).toHaveLength(3);
});

it("a link is good for its time and no longer", async () => {
  const nobody = await test.anonymous();
  const before = test.clock.now;
  const { link, expires_at } = await nobody.client.account.migrationLink({});
  expect(Date.parse(expires_at)).toBeGreaterThan(before.getTime());
  try {
    test.clock.now = new Date(before.getTime() + timings.migration.linkLifetimeMs + 1_000);
    const { service } = test.dependencies.account;
    const person = { uid: randomUUID(), anonymous: false, email: null };
    await expect(
      service.migrate(person, { anonymous_uid: nobody.uid, new_uid: person.uid, link }),
    ).rejects.toMatchObject({ code: "migration_link_invalid" });
  } finally {
    test.clock.now = before;
  }
});

it("waits for a reply that is being written, and moves nothing meanwhile", async () => {
  const nobody = await test.anonymous();
  const id = await talk(nobody);
  const ana = await test.account();
  const input = await inputFor(nobody, ana);
  const hold = (until: string) =>
    test.database.pool.query(`update user_sessions set turn_until = ${until} where uid = $1`, [
      nobody.uid,
    ]);
  await hold("now() + interval '1 minute'");
  await expect(ana.client.account.migrateSessions(input)).rejects.toMatchObject({
    status: 409,
    code: "reply_in_progress",
  });
  expect((await nobody.client.sessions.read({ id })).messages).toHaveLength(3);
  await hold("null");
  expect(await ana.client.account.migrateSessions(input)).toMatchObject({ migrated_sessions: 1 });
});

it("a text that cannot be opened moves nothing: all of it or none", async () => {
  const nobody = await test.anonymous();
  const id = await talk(nobody);
  await test.database.pool.query(
    `update session_messages set body = set_byte(body, length(body) - 1, 255 - get_byte(body, length(body) - 1))
     where uid = $1 and seq = 1`,
    [nobody.uid],
  );
  const ana = await test.account();
  const before = await countRows(test.database, nobody.uid);
  await expect(
    ana.client.account.migrateSessions(await inputFor(nobody, ana)),
  ).rejects.toMatchObject({ status: 500 });
  expect(await countRows(test.database, nobody.uid)).toEqual(before);
  await expect(ana.client.sessions.read({ id })).rejects.toMatchObject({ status: 404 });
});

it("where a talk stands comes along; what the version before left unreadable of it is emptied", async () => {
  const nobody = await test.anonymous();
  const begin = async () => {
    const { session } = await nobody.client.sessions.create({});
    const content = "A decision";
    await readReply(nobody.client.sessions.respond({ id: session.id, content }));
    return session.id;
  };
  const [kept, lost] = [await begin(), await begin()];
  const before = await nobody.client.sessions.read({ id: kept });
  const place = before.messages.at(-1)?.place;
  expect(place).toMatchObject({ step: 1 });
  const { pool } = test.database;
  await pool.query("update session_messages set state = body where session_id = $1", [lost]);
  const ana = await test.account();
  await ana.client.account.migrateSessions(await inputFor(nobody, ana));
  expect(await ana.client.sessions.read({ id: kept })).toEqual(before);
  const content = "I'd keep my weekends, and I'd stop worrying about the rent.";
  await readReply(ana.client.sessions.respond({ id: kept, content }));
  const after = await ana.client.sessions.read({ id: kept });
  expect(after.messages.at(-1)?.place?.path).toBe(place?.path);
  expect((await ana.client.sessions.read({ id: lost })).messages).toHaveLength(3);
  const { rows } = await pool.query("select state from session_messages where session_id = $1", [
    lost,
  ]);
  expect(rows.map(({ state }) => state)).toEqual([null, null, null]);
});

it("through a real sign-up from the anonymous sign-in nothing is lost", async () => {
  const nobody = await test.anonymous();
  const running = await talk(nobody);
  const { link } = await nobody.client.account.migrationLink({});
  const response = await test.inject("/api/auth/sign-up/email", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: "http://localhost:3000",
      cookie: nobody.cookie,
    },
    body: JSON.stringify({
      email: "ana.stays@mail.example",
      password: "a long enough one",
      name: "Ana",
    }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const { token } = (await (
    await test.inject("/api/auth/token", { headers: { cookie } })
  ).json()) as { token: string }; // the provider's own shape
  const client = test.clientFor(token);
  const { uid } = await client.users.me({});
  expect(uid).not.toBe(nobody.uid);
  expect((await client.sessions.read({ id: running })).messages).toHaveLength(3);
  // The page holds a proof for the case that it had not come along yet.
  const input = { anonymous_uid: nobody.uid, new_uid: uid, session_id: running, link };
  expect(await client.account.migrateSessions(input)).toEqual({
    migrated_sessions: 0,
    session_id: running,
  });
  expect((await client.sessions.read({ id: running })).messages).toHaveLength(3);
});
