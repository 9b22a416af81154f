import { randomUUID } from "node:crypto";
import { type Api, apiCalls } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import { readReply } from "@app/server/testing/read-reply";
import { type AppInProcess, accountPassword, startAppInProcess } from "./app-in-process.ts";
import type { Bench, Figure } from "./figure.ts";

type Step = { call: string; budget: number; run: () => Promise<unknown> };

/** What somebody does in one visit, call by call, each with the statements it may cost. */
const visitOf = async (client: Client<Api>): Promise<Step[]> => {
  const { session } = await client.sessions.create({});
  const { session: other } = await client.sessions.create({});
  const id = session.id;
  const said = randomUUID();
  const at = new Date().toISOString();
  const day = at.slice(0, 10);
  const checkIn = randomUUID();
  const soon = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 16);
  let action = "";
  let appointment = "";
  let memory = "";
  const step = (call: string, budget: number, run: () => Promise<unknown>): Step => ({
    call,
    budget,
    run,
  });
  return [
    step("users.me", 2, () => client.users.me({})),
    step("users.here", 2, () => client.users.here({})),
    step("users.sessionCount", 1, () => client.users.sessionCount({})),
    step("users.change", 3, () => client.users.change({ onboarding_completed: true })),
    step("settings.read", 2, () => client.settings.read({})),
    step("settings.change", 3, () => client.settings.change({ theme: "dark" })),
    step("setup.read", 0, () => client.setup.read({})),
    step("sessions.create", 8, () => client.sessions.create({})),
    step("sessions.list", 1, () => client.sessions.list({})),
    step("sessions.read", 2, () => client.sessions.read({ id })),
    step("sessions.resume", 2, () => client.sessions.resume({ id })),
    step("sessions.respond", 6, () =>
      readReply(
        client.sessions.respond({ id, content: "My sister rang.", client_message_id: said }),
      ),
    ),
    step("sessions.respond, the next", 5, () =>
      readReply(client.sessions.respond({ id, content: "It went on for an hour." })),
    ),
    step("sessions.respond, sent again", 1, () =>
      readReply(
        client.sessions.respond({ id, content: "My sister rang.", client_message_id: said }),
      ),
    ),
    step("account.lastSession", 1, () => client.account.lastSession({})),
    step("sessions.end", 4, () => readReply(client.sessions.end({ id }))),
    step("summaries.list", 1, () => client.summaries.list({})),
    step("actions.add", 1, async () => {
      const { actions } = await client.actions.add({
        client_request_id: randomUUID(),
        texts: ["Walk for ten minutes"],
        session_id: id,
      });
      action = actions[0]?.id ?? "";
    }),
    step("actions.list", 1, () => client.actions.list({})),
    step("actions.change", 1, () => client.actions.change({ id: action, done: true })),
    step("actions.remove", 1, () => client.actions.remove({ id: action })),
    step("checkIns.keep", 1, () =>
      client.checkIns.keep({
        id: checkIn,
        at,
        day,
        entry: { kind: "mood", pleasant: 1, energy: 1, word: "Calm", note: null },
      }),
    ),
    step("checkIns.list", 1, () => client.checkIns.list({})),
    step("checkIns.remove", 1, () => client.checkIns.remove({ id: checkIn })),
    step("appointments.add", 2, async () => {
      const made = await client.appointments.add({
        client_request_id: randomUUID(),
        local: soon,
        timeZone: "Europe/Berlin",
        about: "A quiet hour",
      });
      appointment = made.appointment.id;
    }),
    step("appointments.list", 1, () => client.appointments.list({})),
    step("appointments.next", 1, () => client.appointments.next({})),
    step("appointments.remove", 1, () => client.appointments.remove({ id: appointment })),
    step("programs.list", 1, () => client.programs.list({})),
    step("programs.change, the first", 6, () => client.programs.change({ id: "worry" })),
    step("programs.change", 2, () => client.programs.change({ id: "worry", current_step: 2 })),
    step("memory.keep", 4, async () => {
      const kept = await client.memory.keep({ message: "Has a sister", session_id: other.id });
      memory = kept.item.id;
    }),
    step("memory.list", 2, () => client.memory.list({})),
    step("memory.remove", 1, () => client.memory.remove({ id: memory })),
    step("signIns.list", 1, () => client.signIns.list({})),
    step("signIns.methods", 3, () => client.signIns.methods({})),
    step("membership.read", 2, () => client.membership.read({})),
    step("membership.offer", 0, () => client.membership.offer({})),
    step("analysis.standing", 4, () => client.analysis.standing({})),
    step("analysis.reports", 1, () => client.analysis.reports({})),
    step("vault.listConversations", 1, () => client.vault.listConversations({})),
    step("vault.listRecords", 1, () => client.vault.listRecords({ kind: "check-in" })),
    step("account.rawTables", 1, () => client.account.rawTables({})),
    step("pets.read", 1, () => client.pets.read({})),
    step("voice.credits", 1, () => client.voice.credits({})),
    step("contact.pass", 0, () => client.contact.pass({})),
    step("account.remove", 20, () =>
      client.account.remove({ confirm: "Y", password: accountPassword }),
    ),
  ];
};

const count = async (app: AppInProcess, steps: readonly Step[]): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { call, budget, run } of steps) {
    const before = app.queries();
    await run().catch((error: unknown) => {
      throw new Error(`${call} failed`, { cause: error });
    });
    const value = app.queries() - before;
    figures.push({
      name: `queries: ${call}`,
      value: String(value),
      baseline: "",
      ratio: "",
      budget: `≤ ${budget}`,
      holds: value <= budget,
    });
  }
  return figures;
};

/** What each call of a visit costs at the database: counted, so the same on every machine. */
export const queriesBench: Bench = async () => {
  const app = await startAppInProcess();
  try {
    const { client } = await app.account("queries@mail.example");
    const steps = await visitOf(client);
    const figures = await count(app, steps);
    const all = Object.values(apiCalls).flatMap((calls) => Object.keys(calls)).length;
    const counted = new Set(steps.map(({ call }) => call.split(",")[0])).size;
    return [
      ...figures,
      {
        name: "queries: calls of a visit that are counted, of all there are",
        value: String(counted),
        baseline: String(all),
        ratio: (counted / all).toPrecision(2),
        budget: "",
        holds: true,
      },
    ];
  } finally {
    await app.close();
  }
};
