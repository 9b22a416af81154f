import { getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { personalTables } from "../../db/personal-tables.ts";
import { countRows } from "../../testing/count-rows.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";
import { comesBack, staysInTheFile } from "./what-comes-back.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const moment = "2026-01-02T03:04:05.000Z";
const content = {
  sources: [{ id: "s1", title: "The tortoise", at: moment, kind: "summary" as const }],
  themes: [],
  claims: [],
  writer: { model: "guide", host: null, sent_chars: 0 },
};
const file = {
  username: "Robin",
  has_pet: true,
  settings: { language: "de" as const, patience_ms: 3_000, reminders: true },
  actions: [{ id: "a1", text: "Ring Mum", done: true, session_id: "s1", created_at: moment }],
  summaries: [
    { id: "s1-1", threadId: "s1", timestamp: moment, title: "The tortoise", message: "It ate." },
  ],
  memory: [
    {
      id: "m1",
      message: "Has a tortoise",
      source: { session_id: "s1", title: "The tortoise", date: moment },
      created_at: moment,
    },
  ],
  appointments: [
    {
      id: "p1",
      local: "2037-11-18T19:30",
      timeZone: "Europe/London",
      repeats: "weekly" as const,
      about: "The tortoise",
      active: true,
      createdAt: moment,
    },
  ],
  check_ins: [
    {
      id: "check-in-1",
      at: moment,
      day: "2026-01-02",
      entry: { kind: "mood" as const, pleasant: 1, energy: -1, word: "calm", note: null },
    },
  ],
  programs: [
    {
      program_id: "sleep" as const,
      current_step: 2,
      done_steps: [1],
      paused: true,
      started_at: moment,
      updated_at: moment,
    },
  ],
  completed_programs: ["worry" as const],
  reports: [{ id: "r1", createdAt: moment, updatedAt: moment, content }],
};
const lists = 7;

const everythingOf = async ({ client }: TestPerson) => ({
  profile: await client.users.me({}),
  pet: await client.pets.read({}),
  settings: await client.settings.read({}),
  actions: (await client.actions.list({})).actions,
  summaries: (await client.summaries.list({})).summaries,
  memory: (await client.memory.list({})).items,
  appointments: (await client.appointments.list({})).appointments,
  checkIns: (await client.checkIns.list({})).check_ins,
  programs: await client.programs.list({}),
  report: await client.analysis.report({ id: "r1" }),
});

describe("what an export holds", () => {
  test("comes back under its ids, as it was", async () => {
    const person = await server.account();
    expect(await person.client.imports.bringBack(file)).toEqual({ added: lists, left_out: 0 });
    const here = await everythingOf(person);
    expect(here).toMatchObject({
      profile: { username: "Robin" },
      pet: { has_pet: true },
      settings: file.settings,
      actions: file.actions,
      summaries: file.summaries,
      memory: file.memory,
      appointments: file.appointments,
      checkIns: file.check_ins,
      programs: { programs: file.programs, completed: ["worry"] },
      report: { id: "r1", userId: person.uid, createdAt: moment, content },
    });
  });

  test("brought back twice, is there once", async () => {
    const person = await server.account();
    await person.client.imports.bringBack(file);
    const once = await countRows(server.database, person.uid);
    expect(await person.client.imports.bringBack(file)).toEqual({ added: 0, left_out: lists });
    expect(await countRows(server.database, person.uid)).toEqual(once);
    expect((await person.client.programs.list({})).completed).toEqual(["worry"]);
  });

  test("does not overwrite what somebody chose or wrote since", async () => {
    const person = await server.account();
    await person.client.settings.change({ patience_ms: 1_000 });
    await person.client.users.change({ username: "Kim" });
    await person.client.imports.bringBack(file);
    await person.client.actions.change({ id: "a1", text: "Ring Dad" });
    await person.client.imports.bringBack(file);
    const here = await everythingOf(person);
    expect(here.settings).toMatchObject({ patience_ms: 1_000, language: "de" });
    expect(here.profile.username).toBe("Kim");
    expect(here.actions.map(({ text }) => text)).toEqual(["Ring Dad"]);
  });

  test("brings nothing to be remembered to somebody who switched memory off", async () => {
    const person = await server.account();
    await person.client.settings.change({ long_term_memory: "N" });
    const { memory } = file;
    expect(await person.client.imports.bringBack({ memory })).toEqual({ added: 0, left_out: 1 });
    expect((await person.client.memory.list({})).items).toEqual([]);
  });
});

test("every table that belongs to a person comes back, or says why it stays in the file", async () => {
  const person = await server.account();
  await person.client.imports.bringBack(file);
  const held = await countRows(server.database, person.uid);
  const byTheVault = ["user_conversations", "vault_records"];
  for (const { table } of personalTables) {
    const { name } = getTableConfig(table);
    const back = (comesBack as readonly string[]).includes(name);
    expect(back, `${name}: in one list and not in both`).toBe(staysInTheFile[name] === undefined);
    if (back && !byTheVault.includes(name))
      expect(held[`public.${name}`], `${name} has a row again`).toBeGreaterThan(0);
  }
});
