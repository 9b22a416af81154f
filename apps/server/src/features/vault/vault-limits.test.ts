import { randomUUID } from "node:crypto";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { madeUpEnvelope } from "../../testing/made-up-envelope.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.account();
});
afterAll(() => test.close());

it("what is missing, unsealed or too large is refused in clear words", async () => {
  const id = randomUUID();
  const whole = { id, threadId: randomUUID(), ...madeUpEnvelope() };
  const send = (body: object) =>
    test.inject(`/api/users/me/conversations/${id}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  for (const field of ["threadId", "encryptedData", "iv", "salt"])
    for (const value of [undefined, ""]) {
      const response = await send({ ...whole, [field]: value });
      expect([response.status, await response.json()]).toEqual([
        400,
        {
          detail: "Saving encrypted text requires user id, thread id, encryptedData, iv and salt",
          code: "encrypted_text_incomplete",
        },
      ]);
    }
  await expect(
    person.client.vault.saveConversation({ ...whole, encryptedData: "I never told anybody" }),
  ).rejects.toMatchObject({ status: 400, code: "not_sealed" });
  await expect(
    person.client.vault.saveConversation({
      ...whole,
      encryptedData: "x".repeat(limits.vault.envelopeMaxChars + 1),
    }),
  ).rejects.toMatchObject({ status: 413, code: "envelope_too_large" });
  await expect(
    person.client.vault.saveConversation({
      ...whole,
      encryptedData: "x".repeat(limits.vault.bodyMaxBytes + 1),
    }),
  ).rejects.toMatchObject({ status: 413, code: "payload_too_large" });
  const { session } = await person.client.sessions.create({});
  await expect(
    person.client.vault.updateEncrypted({
      id: session.id,
      encrypted_conversation: whole.encryptedData,
      iv: whole.iv,
      conversation: { id },
    }),
  ).rejects.toMatchObject({ code: "encrypted_text_incomplete" });
  await expect(person.client.vault.readConversation({ id })).rejects.toMatchObject({ status: 404 });
});

it("the largest conversation fits, and comes back whole", async () => {
  const ana = await test.account();
  const id = randomUUID();
  const envelope = madeUpEnvelope(5 * 1_048_576);
  expect(envelope.encryptedData.length).toBeLessThanOrEqual(limits.vault.envelopeMaxChars);
  await ana.client.vault.saveConversation({ id, threadId: id, ...envelope });
  const read = await ana.client.vault.readConversation({ id });
  expect(read.encryptedData === envelope.encryptedData).toBe(true);
});

it("a full vault says so, keeps what it has, and takes more once something went", async () => {
  const ana = await test.account();
  const [old, fresh] = [randomUUID(), randomUUID()];
  await ana.client.vault.saveConversation({ id: old, threadId: old, ...madeUpEnvelope() });
  await test.database.pool.query("update user_conversations set size_chars = $2 where uid = $1", [
    ana.uid,
    limits.vault.maxChars,
  ]);
  const save = { id: fresh, threadId: fresh, ...madeUpEnvelope() };
  await expect(ana.client.vault.saveConversation(save)).rejects.toMatchObject({
    status: 409,
    code: "vault_full",
  });
  await expect(
    ana.client.vault.saveRecord({ kind: "check-in", id: fresh, ...madeUpEnvelope() }),
  ).rejects.toMatchObject({ code: "vault_full" });
  expect(await ana.client.users.me({})).toMatchObject({
    encryptedConversationCount: 1,
    totalSavedSession: 1,
  });
  await ana.client.vault.removeConversation({ id: old });
  await ana.client.vault.saveConversation(save);
});

it("ten voice sessions are saved at the most, and one of them can still be saved again", async () => {
  const { client } = await test.account();
  const voice = () => ({
    id: randomUUID(),
    threadId: randomUUID(),
    sessionType: "voice" as const,
    ...madeUpEnvelope(),
  });
  const first = voice();
  await client.vault.saveConversation(first);
  for (let count = 1; count < limits.vault.savedVoiceSessions; count++)
    await client.vault.saveConversation(voice());
  const full = { status: 409, code: "voice_saves_full", message: expect.stringMatching(/^10 /) };
  await expect(client.vault.saveConversation(voice())).rejects.toMatchObject(full);
  const { session } = await client.sessions.create({ session_type: "voice" });
  const { encryptedData, iv } = voice();
  await expect(
    client.vault.updateEncrypted({ id: session.id, encrypted_conversation: encryptedData, iv }),
  ).rejects.toMatchObject(full);
  await client.vault.saveConversation({ ...first, ...madeUpEnvelope() });
  await client.vault.saveConversation({ ...voice(), sessionType: "text" });
  await client.vault.removeConversation({ id: first.id });
  await client.vault.saveConversation(voice());
});
