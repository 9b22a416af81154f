import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.anonymous();
});
afterAll(() => test.close());

const country = "gb";
const help = (lines = "GB", level = "crisis") => ({
  safety: {
    level,
    category: "suicide",
    helplines: expect.arrayContaining([expect.objectContaining({ country: lines })]),
  },
});

/** Each place where somebody types something for themselves, and what is in it afterwards. */
const places: Record<string, (words: string) => Promise<{ answer: unknown; kept: string[] }>> = {
  "the note of a check-in": async (note) => {
    const at = new Date().toISOString();
    const entry = { kind: "mood", pleasant: 0, energy: 0, word: null, note } as const;
    const taken = { id: randomUUID(), at, day: at.slice(0, 10), entry };
    const answer = await person.client.checkIns.keep({ ...taken, country });
    const { check_ins } = await person.client.checkIns.list({});
    return {
      answer,
      kept: check_ins.map((each) => (each.entry.kind === "mood" ? (each.entry.note ?? "") : "")),
    };
  },
  "a thing to try": async (text) => {
    const answer = await person.client.actions.add({ texts: ["Ring Ana", text], country });
    const { actions } = await person.client.actions.list({});
    return { answer, kept: actions.map((each) => each.text) };
  },
  "a thing that is worded anew": async (text) => {
    const { actions } = await person.client.actions.add({ texts: ["Ring Ana"] });
    const id = actions[0]?.id ?? "";
    const answer = await person.client.actions.change({ id, text, country });
    const all = await person.client.actions.list({});
    return { answer, kept: all.actions.map((each) => each.text) };
  },
  "what an appointment is for": async (about) => {
    const local = "2096-11-21T07:30";
    const time = { local, timeZone: "Europe/London" };
    const answer = await person.client.appointments.add({ ...time, about, country });
    const { appointments } = await person.client.appointments.list({});
    await person.client.appointments.remove({ id: answer.appointment.id });
    return { answer, kept: appointments.map((each) => each.about) };
  },
  "an appointment that is worded anew": async (about) => {
    const local = "2096-11-21T07:30";
    const { appointment } = await person.client.appointments.add({ local, timeZone: "UTC" });
    const { id } = appointment;
    const answer = await person.client.appointments.change({ id, about, country });
    const { appointments } = await person.client.appointments.list({});
    await person.client.appointments.remove({ id });
    return { answer, kept: appointments.map((each) => each.about) };
  },
};

describe.each(Object.entries(places))("words of danger in %s", (_place, keep) => {
  it("are kept, and come back with people to reach", async () => {
    const danger = "I want to kill myself tonight";
    const { answer, kept } = await keep(danger);
    expect(answer).toMatchObject(help());
    expect(kept).toContain(danger);
  });

  it("that only the models take for one come back with a quiet line", async () => {
    const suspected = "Soon nobody will have to worry about me.";
    const { answer, kept } = await keep(suspected);
    expect(answer).toMatchObject(help("GB", "concern"));
    expect(kept).toContain(suspected);
  });

  it("are not found in what is ordinary", async () => {
    for (const plain of ["Ring the plumber about the heating", "Tired after a long week"])
      expect((await keep(plain)).answer).toMatchObject({ safety: null });
  });
});

it("help is of the country somebody set, before the one their browser tells", async () => {
  const own = await test.account();
  await own.client.settings.change({ country: "NZ" });
  const answer = await own.client.actions.add({ texts: ["I want to kill myself"], country });
  expect(answer).toMatchObject(help("NZ"));
});
