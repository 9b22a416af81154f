import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { madeUpEnvelope } from "../../testing/made-up-envelope.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const madeUpWrap = () => {
  const { encryptedData, iv, salt } = madeUpEnvelope();
  const envelope = JSON.stringify({ v: 1, kdf: "argon2id", data: encryptedData });
  return { encryptedSeedPhrase: envelope, iv, salt, passphraseHint: "the old street" };
};

it("a vault is made once, and shows in the profile as the specification names it", async () => {
  person = await test.account();
  await expect(person.client.vault.read({})).rejects.toMatchObject({ code: "vault_not_found" });
  expect(await person.client.vault.find({})).toEqual({ wrap: null });
  const wrap = madeUpWrap();
  const made = await person.client.vault.write(wrap);
  expect(made).toMatchObject({ ...wrap, revision: 1, lastDrillAt: null });
  expect(await person.client.vault.read({})).toEqual(made);
  expect(await person.client.vault.find({})).toEqual({ wrap: made });
  expect(await person.client.users.me({})).toMatchObject(wrap);
});

it("a wrap sent again after a lost answer is no second change", async () => {
  const ana = await test.account();
  const wrap = madeUpWrap();
  const first = await ana.client.vault.write(wrap);
  expect(await ana.client.vault.write(wrap)).toEqual(first);
});

it("of tabs that make or change a vault at once, one wins and the others are told", async () => {
  const ana = await test.account();
  const race = async (revision: number) => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => ana.client.vault.write({ ...madeUpWrap(), revision })),
    );
    const won = tries.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const lost = tries.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(won).toHaveLength(1);
    for (const reason of lost) expect(reason).toMatchObject({ status: 409, code: "vault_changed" });
    expect(await ana.client.vault.read({})).toEqual(won[0]);
    return won[0]?.revision ?? 0;
  };
  const revision = await race(0);
  expect(await race(revision)).toBe(revision + 1);
});

it("a drill leaves its date, and nothing else changes", async () => {
  const ana = await test.account();
  await expect(ana.client.vault.drill({})).rejects.toMatchObject({ code: "vault_not_found" });
  const made = await ana.client.vault.write(madeUpWrap());
  const drilled = await ana.client.vault.drill({});
  expect(drilled).toEqual({ ...made, lastDrillAt: expect.any(String) });
});

it("an anonymous person is asked for an account first", async () => {
  const nobody = await test.anonymous();
  await expect(nobody.client.vault.write(madeUpWrap())).rejects.toMatchObject({
    status: 403,
    code: "account_required",
  });
});

it("somebody who lost both starts over, from the revision they saw and with nothing left", async () => {
  const ana = await test.account();
  const made = await ana.client.vault.write(madeUpWrap());
  await ana.client.vault.saveRecord({ kind: "check-in", id: randomUUID(), ...madeUpEnvelope() });
  const { session } = await ana.client.sessions.create({});
  const { encryptedData, iv } = madeUpEnvelope();
  await ana.client.vault.updateEncrypted({
    id: session.id,
    encrypted_conversation: encryptedData,
    iv,
  });
  await ana.client.vault.saveConversation({
    id: randomUUID(),
    threadId: randomUUID(),
    ...madeUpEnvelope(),
  });
  await expect(ana.client.vault.startOver({ revision: 7 })).rejects.toMatchObject({
    code: "vault_changed",
  });
  expect(await ana.client.vault.startOver({ revision: made.revision })).toEqual({
    removed_conversations: 1,
    removed_records: 1,
  });
  await expect(ana.client.vault.read({})).rejects.toMatchObject({ code: "vault_not_found" });
  await expect(ana.client.vault.readEncrypted({ id: session.id })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await ana.client.users.me({})).toMatchObject({
    encryptedSeedPhrase: null,
    encryptedConversationCount: 0,
    totalSavedSession: 0,
  });
  await expect(
    ana.client.vault.write({ ...madeUpWrap(), revision: made.revision }),
  ).rejects.toMatchObject({ code: "vault_changed" });
  expect((await ana.client.vault.write(madeUpWrap())).revision).toBeGreaterThan(made.revision);
});
