import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { madeUpEnvelope } from "../../testing/made-up-envelope.ts";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.account();
});
afterAll(() => test.close());

const dayMs = 24 * 60 * 60_000;

const talk = async (who: TestPerson) => {
  const { session } = await who.client.sessions.create({ initial_answer: "Tired." });
  await readReply(who.client.sessions.respond({ id: session.id, content: "A long week." }));
  return session.id;
};
const countsOf = async (who: TestPerson) => {
  const { encryptedConversationCount, totalSavedSession } = await who.client.users.me({});
  return { encryptedConversationCount, totalSavedSession };
};
const readableRows = async (who: TestPerson) =>
  (
    await test.database.pool.query<{ count: number }>(
      `select (select count(*) from session_messages where uid = $1)::int
        + (select count(*) from session_outcomes where uid = $1)::int
        + (select count(*) from user_sessions where uid = $1 and coalesce(initial_answer,
            initial_summary, summary_title) is not null)::int as count`,
      [who.uid],
    )
  ).rows[0]?.count;

it("a conversation comes back byte for byte, and the list has all but the ciphertext", async () => {
  const threadId = await talk(person);
  const envelope = madeUpEnvelope();
  const id = randomUUID();
  const saved = await person.client.vault.saveConversation({ id, threadId, ...envelope });
  expect(saved.session).toMatchObject({ id: threadId, is_conversation_encrypted: true });
  expect(saved.conversation).toMatchObject({
    id,
    threadId,
    sessionTitle: "Saved conversation",
    sessionType: "text",
    revision: 1,
    sizeChars: envelope.encryptedData.length,
  });
  expect(await person.client.vault.readConversation({ id })).toEqual({
    ...saved.conversation,
    ...envelope,
  });
  const { conversations } = await person.client.vault.listConversations({ threadId });
  expect(conversations).toEqual([saved.conversation]);
  expect(JSON.stringify(conversations)).not.toContain(envelope.encryptedData);
});

it("the same save, sent often and at once, is one record and is counted once", async () => {
  const ana = await test.account();
  const threadId = await talk(ana);
  const save = { id: randomUUID(), threadId, ...madeUpEnvelope() };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ana.client.vault.saveConversation(save)),
  );
  for (const { conversation } of answers) expect(conversation).toEqual(answers[0]?.conversation);
  expect(await countsOf(ana)).toEqual({ encryptedConversationCount: 1, totalSavedSession: 1 });
});

it("the counts are right after saves, repeats and removals all at once", async () => {
  const ana = await test.account();
  const threads = await Promise.all([talk(ana), talk(ana), talk(ana)]);
  const saves = threads.flatMap((threadId) =>
    Array.from({ length: 3 }, () => ({ id: randomUUID(), threadId, ...madeUpEnvelope() })),
  );
  await Promise.all([...saves, ...saves].map((save) => ana.client.vault.saveConversation(save)));
  expect(await countsOf(ana)).toEqual({ encryptedConversationCount: 9, totalSavedSession: 3 });
  const gone = saves.slice(0, 4);
  const removals = await Promise.allSettled(
    [...gone, ...gone].map(({ id }) => ana.client.vault.removeConversation({ id })),
  );
  expect(removals.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  expect(await countsOf(ana)).toEqual({ encryptedConversationCount: 5, totalSavedSession: 2 });
  expect(await ana.client.users.me({})).toMatchObject({ totalSessions: 3 });
});

it("the session's own call counts a session once, however often and however at once it comes", async () => {
  const ana = await test.account();
  const [first, second] = await Promise.all([talk(ana), talk(ana)]);
  const { encryptedData, iv, salt } = madeUpEnvelope();
  await Promise.all(
    [first, second, first, second, first].map((id) =>
      ana.client.vault.updateEncrypted({ id, encrypted_conversation: encryptedData, iv }),
    ),
  );
  expect(await countsOf(ana)).toEqual({ encryptedConversationCount: 2, totalSavedSession: 2 });
  expect(await ana.client.vault.readEncrypted({ id: first })).toEqual({
    session_id: first,
    conversation_id: null,
    encrypted_conversation: encryptedData,
    iv,
    salt: null,
  });

  const conversation = { id: randomUUID() };
  const update = { id: first, encrypted_conversation: encryptedData, iv, salt, conversation };
  const answers = await Promise.all([1, 2, 3].map(() => ana.client.vault.updateEncrypted(update)));
  for (const answer of answers)
    expect(answer).toMatchObject({
      session: { is_conversation_encrypted: true },
      conversation: { id: conversation.id, threadId: first, revision: 1 },
      counts: { encryptedConversationCount: 2, totalSavedSession: 2 },
    });
  expect(await ana.client.vault.readEncrypted({ id: first })).toMatchObject({
    conversation_id: conversation.id,
    salt,
  });
});

it("removing the last record of a session leaves no ciphertext of it, and its flag stays", async () => {
  const ana = await test.account();
  const threadId = await talk(ana);
  const id = randomUUID();
  await ana.client.vault.saveConversation({ id, threadId, ...madeUpEnvelope() });
  const { encryptedData, iv } = madeUpEnvelope();
  await ana.client.vault.updateEncrypted({
    id: threadId,
    encrypted_conversation: encryptedData,
    iv,
  });
  expect((await ana.client.vault.removeConversation({ id })).counts).toEqual({
    encryptedConversationCount: 0,
    totalSavedSession: 0,
  });
  await expect(ana.client.vault.readEncrypted({ id: threadId })).rejects.toMatchObject({
    code: "not_found",
  });
  const { session } = await ana.client.sessions.read({ id: threadId });
  expect(session.is_conversation_encrypted).toBe(true);
});

it("saving can take the server's readable copy away in the same step, and the saved one stays", async () => {
  for (const way of ["record", "session"] as const) {
    const ana = await test.account();
    const threadId = await talk(ana);
    await readReply(ana.client.sessions.end({ id: threadId }));
    await ana.client.sessions.outcome({ id: threadId });
    expect(await readableRows(ana)).toBeGreaterThan(3);
    const { encryptedData, iv, salt } = madeUpEnvelope();
    const id = randomUUID();
    if (way === "record")
      await ana.client.vault.saveConversation({
        id,
        threadId,
        encryptedData,
        iv,
        salt,
        forget: true,
      });
    else
      await ana.client.vault.updateEncrypted({
        id: threadId,
        encrypted_conversation: encryptedData,
        iv,
        salt,
        conversation: { id },
        forget: true,
      });
    expect(await readableRows(ana)).toBe(0);
    await expect(ana.client.sessions.read({ id: threadId })).rejects.toMatchObject({
      status: 410,
    });
    expect(await ana.client.vault.readConversation({ id })).toMatchObject({ encryptedData });
  }
});

it("the readable copy is not taken away under a reply that is being written, and nothing is saved half", async () => {
  const ana = await test.account();
  const { session } = await ana.client.sessions.create({});
  await readReply(ana.client.sessions.respond({ id: session.id, content: "A long week." }));
  const save = { id: randomUUID(), threadId: session.id, ...madeUpEnvelope(), forget: true };
  // The mark of a reply under way on another server: one of our own could end before the save comes.
  await test.database.pool.query(
    "update user_sessions set turn_until = now() + interval '1 minute' where uid = $1",
    [ana.uid],
  );
  await expect(ana.client.vault.saveConversation(save)).rejects.toMatchObject({
    code: "reply_in_progress",
  });
  expect(await countsOf(ana)).toEqual({ encryptedConversationCount: 0, totalSavedSession: 0 });
  await test.database.pool.query("update user_sessions set turn_until = null where uid = $1", [
    ana.uid,
  ]);
  await ana.client.vault.saveConversation(save);
  expect(await readableRows(ana)).toBe(0);
});

it("a change in two tabs is told, and nothing is overwritten", async () => {
  const ana = await test.account();
  const first = { id: randomUUID(), threadId: randomUUID(), ...madeUpEnvelope() };
  const made = await ana.client.vault.saveConversation({ ...first, revision: 0 });
  expect(made.session).toBeNull();
  const again = await ana.client.vault.saveConversation({ ...first, revision: 0 });
  expect(again.conversation).toEqual(made.conversation);
  const changed = { ...first, ...madeUpEnvelope() };
  expect(
    (await ana.client.vault.saveConversation({ ...changed, revision: 1 })).conversation,
  ).toMatchObject({ revision: 2, createdAt: made.conversation.createdAt });
  await expect(
    ana.client.vault.saveConversation({ ...first, ...madeUpEnvelope(), revision: 1 }),
  ).rejects.toMatchObject({ status: 409, code: "record_changed" });
  expect(await ana.client.vault.readConversation({ id: first.id })).toMatchObject({
    encryptedData: changed.encryptedData,
  });
});

it("a thousand are one list, in pages that neither miss nor repeat one", async () => {
  const ana = await test.account();
  await test.database.pool.query(
    `insert into user_conversations
      (uid, id, thread_id, created_at, encrypted_data, iv, salt, size_chars)
     select $1, 'conversation-' || n, 'thread-' || n, now() - (n / 7) * interval '1 minute',
       repeat('x', 3000), 'iv', 'salt', 3000 from generate_series(1, 1000) n`,
    [ana.uid],
  );
  const whole = await ana.client.vault.listConversations({ limit: 1_000 });
  expect(whole.conversations).toHaveLength(1_000);
  expect(whole.next_before).toBeNull();
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const page: { conversations: { id: string }[]; next_before: string | null } =
      await ana.client.vault.listConversations({ limit: 330, ...(before ? { before } : {}) });
    seen.push(...page.conversations.map(({ id }) => id));
    before = page.next_before;
  } while (before);
  expect(seen).toEqual(whole.conversations.map(({ id }) => id));
});

it("nobody reaches another person's conversation, and the same id can be two people's", async () => {
  const [ana, ben] = await Promise.all([test.account(), test.account()]);
  const id = randomUUID();
  const threadId = await talk(ana);
  const hers = madeUpEnvelope();
  await ana.client.vault.saveConversation({ id, threadId, ...hers });
  await expect(ben.client.vault.readConversation({ id })).rejects.toMatchObject({ status: 404 });
  await expect(ben.client.vault.removeConversation({ id })).rejects.toMatchObject({ status: 404 });
  await expect(ben.client.vault.readEncrypted({ id: threadId })).rejects.toMatchObject({
    code: "session_not_found",
  });
  await ben.client.vault.saveConversation({ id, threadId, ...madeUpEnvelope(), forget: true });
  expect(await ana.client.vault.readConversation({ id })).toMatchObject(hers);
  expect((await ana.client.sessions.read({ id: threadId })).messages).toHaveLength(3);
});

it("a page whose clock runs ahead does not put its conversation on top for ever", async () => {
  const ana = await test.account();
  const id = randomUUID();
  const inTen = new Date(Date.now() + 3_650 * dayMs).toISOString();
  const old = "2024-03-01T10:00:00.000Z";
  const ahead = await ana.client.vault.saveConversation({
    id,
    threadId: id,
    ...madeUpEnvelope(),
    createdAt: inTen,
  });
  expect(Date.parse(ahead.conversation.createdAt)).toBeLessThan(Date.parse(inTen) - dayMs);
  const imported = { id: randomUUID(), threadId: id, ...madeUpEnvelope(), createdAt: old };
  expect((await ana.client.vault.saveConversation(imported)).conversation.createdAt).toBe(old);
});

it("talking and saving at once do not block one another", async () => {
  const ana = await test.account();
  const threadId = await talk(ana);
  const id = randomUUID();
  await Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      await Promise.all([
        ana.client.vault.saveConversation({ id, threadId, ...madeUpEnvelope() }),
        readReply(
          ana.client.sessions.respond({ id: threadId, content: `And then, part ${index}.` }),
        ).catch((error: unknown) => expect(error).toMatchObject({ code: "reply_in_progress" })),
      ]);
    }),
  );
  expect(await countsOf(ana)).toEqual({ encryptedConversationCount: 1, totalSavedSession: 1 });
});
