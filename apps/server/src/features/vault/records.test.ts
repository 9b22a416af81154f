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

it("a record is kept once, changed by revision, and removed for good", async () => {
  const key = { kind: "safety-plan", id: randomUUID() };
  const first = madeUpEnvelope();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => person.client.vault.saveRecord({ ...key, ...first })),
  );
  for (const { record } of answers) expect(record).toEqual(answers[0]?.record);
  expect(await person.client.vault.readRecord(key)).toMatchObject({ ...key, ...first });

  const changes = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      person.client.vault.saveRecord({ ...key, ...madeUpEnvelope(), revision: 1 }),
    ),
  );
  expect(changes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const change of changes)
    if (change.status === "rejected")
      expect(change.reason).toMatchObject({ status: 409, code: "record_changed" });
  expect((await person.client.vault.readRecord(key)).revision).toBe(2);

  await person.client.vault.removeRecord(key);
  await expect(person.client.vault.removeRecord(key)).rejects.toMatchObject({ status: 404 });
  await expect(
    person.client.vault.saveRecord({ ...key, ...madeUpEnvelope(), revision: 2 }),
  ).rejects.toMatchObject({ code: "record_changed" });
});

it("a list is of one kind, and holds the ciphertext only when asked for", async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const envelope = madeUpEnvelope();
  for (const [index, id] of ids.entries())
    await person.client.vault.saveRecord({
      kind: "check-in",
      id,
      ...envelope,
      createdAt: `2026-01-0${index + 1}T08:00:00.000Z`,
    });
  await person.client.vault.saveRecord({ kind: "exercise", id: randomUUID(), ...envelope });
  const plain = await person.client.vault.listRecords({ kind: "check-in" });
  expect(plain.records.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(JSON.stringify(plain)).not.toContain(envelope.encryptedData);
  const full = await person.client.vault.listRecords({ kind: "check-in", data: "Y", limit: 2 });
  expect(full.records).toMatchObject([envelope, envelope]);
  const rest = await person.client.vault.listRecords({
    kind: "check-in",
    data: "Y",
    before: full.next_before ?? "",
  });
  expect(rest.records.map(({ id }) => id)).toEqual([ids[0]]);
  expect(rest.next_before).toBeNull();
});

it("a list with large records comes in pages that can be sent, and goes on to the end", async () => {
  const ana = await test.account();
  const bytes = Math.floor((limits.vault.listDataMaxChars * 3) / 4 / 2) - 1_000;
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of ids)
    await ana.client.vault.saveRecord({ kind: "check-in", id, ...madeUpEnvelope(bytes) });
  const first = await ana.client.vault.listRecords({ kind: "check-in", data: "Y" });
  expect(first.records).toHaveLength(2);
  const second = await ana.client.vault.listRecords({
    kind: "check-in",
    data: "Y",
    before: first.next_before ?? "",
  });
  expect([...first.records, ...second.records].map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(second.next_before).toBeNull();
});

it("nobody reaches another person's record", async () => {
  const key = { kind: "check-in", id: randomUUID() };
  await person.client.vault.saveRecord({ ...key, ...madeUpEnvelope() });
  const stranger = await test.account();
  await expect(stranger.client.vault.readRecord(key)).rejects.toMatchObject({ status: 404 });
  await expect(stranger.client.vault.removeRecord(key)).rejects.toMatchObject({ status: 404 });
  expect((await stranger.client.vault.listRecords({ kind: "check-in" })).records).toEqual([]);
  expect(await person.client.vault.readRecord(key)).toMatchObject(key);
});

it("a kind and an id are plain names", async () => {
  for (const key of [
    { kind: "Check In", id: randomUUID() },
    { kind: "check-in", id: "short" },
    { kind: "check-in", id: "a/../../another" },
  ])
    await expect(
      person.client.vault.saveRecord({ ...key, ...madeUpEnvelope() }),
    ).rejects.toMatchObject({ status: 400, code: "invalid_input" });
});

it("nothing of what is saved is in the log", async () => {
  const envelope = madeUpEnvelope();
  await person.client.vault.saveRecord({ kind: "check-in", id: randomUUID(), ...envelope });
  const log = test.logLines.join("");
  for (const text of [envelope.encryptedData, envelope.salt, person.uid])
    expect(log).not.toContain(text);
});
