import { describe, expect, test } from "vitest";
import { aSession } from "../../../testing/a-session.ts";
import { aWriter, fakeSessions } from "../testing/fake-sessions.ts";
import { createOutcome } from "./outcome.ts";

const card = {
  path: "A decision",
  fields: [
    { id: "decision/pull", label: "What draws you", text: "More time to read" },
    { id: "decision/price", label: "What it would cost", text: "The shop" },
  ],
};

const made = (name: string, actions: string[]) => ({
  title: `${name} title`,
  summary: `${name} summary`,
  actions,
  memories: [],
  writer: aWriter(),
});

const path = "/api/sessions/s1/outcome";

/** Answers come in turn from this list; what is missing from it fails. */
const start = async (...answers: object[]) => {
  const json: Record<string, unknown> = {};
  const { client, requests } = fakeSessions([], json);
  let ids = 0;
  const outcome = createOutcome(
    aSession({ status: "ended" }),
    { summary: false, actions: false },
    {
      calls: client,
      hasAccount: async () => false,
      newId: () => `id-${++ids}`,
      country: () => ({}),
      onKept: () => undefined,
      report: () => undefined,
    },
  );
  const answer = async <T>(work: () => Promise<T>): Promise<T> => {
    const next = answers.shift();
    if (next) json[path] = next;
    else delete json[path];
    return work();
  };
  await answer(outcome.load);
  const sentCards = () =>
    requests.filter((request) => request.path === path).map(({ body }) => body["card"]);
  const texts = () => outcome.state().actions.map(({ text }) => text);
  return { outcome, state: outcome.state, answer, json, sentCards, texts };
};

const first = { ...made("First", ["Ring the bank", "Sleep on it"]), card };
const second = { ...made("Second", ["Ring the bank", "Ask the couple"]), card };

describe("the card of a guided talk", () => {
  test("has a line that is left open, which is not sent until it has words", async () => {
    const open = { id: "deep/insight", label: "What became clear to you", text: "" };
    const asked = { ...first, card: { ...card, fields: [...card.fields, open] } };
    const { outcome, state, answer, sentCards } = await start(asked, second, second);
    expect(state().card?.fields.at(-1)).toMatchObject(open);
    await answer(() => outcome.changeField("decision/pull", { text: "Evenings" }));
    expect(sentCards().at(-1)).toMatchObject({
      fields: [{ text: "Evenings" }, { text: "The shop" }],
    });
    expect(state().card?.fields.at(-1)?.text).toBe("");
    await answer(() => outcome.changeField("deep/insight", { text: "It is mine" }));
    expect(sentCards().at(-1)).toMatchObject({
      fields: [{ text: "Evenings" }, { text: "The shop" }, { text: "It is mine" }],
    });
  });

  test("is shown where there is one with answers on it", async () => {
    expect((await start(first)).state().card?.fields).toHaveLength(2);
    expect((await start({ ...first, card: null })).state().card).toBeNull();
    const empty = { path: "A decision", fields: [] };
    expect((await start({ ...first, card: empty })).state().card).toBeNull();
  });

  test("reworded makes title, summary and actions anew", async () => {
    const { outcome, state, answer, sentCards, texts } = await start(first, second);
    await answer(() => outcome.changeField("decision/pull", { text: "Evenings " }));
    expect(sentCards()).toEqual([
      undefined,
      { ...card, fields: [{ ...card.fields[0], text: "Evenings" }, card.fields[1]] },
    ]);
    expect(state()).toMatchObject({
      title: "Second title",
      summary: "Second summary",
      remade: true,
    });
    expect(texts()).toEqual(["Ring the bank", "Ask the couple"]);
  });

  test("is sent without what was left out, which can be put back", async () => {
    const { outcome, state, answer, sentCards } = await start(first, second, first);
    await answer(() => outcome.changeField("decision/price", { out: true }));
    expect(sentCards().at(-1)).toEqual({ ...card, fields: [card.fields[0]] });
    expect(state().card?.fields[1]).toMatchObject({ text: "The shop", out: true });
    await answer(() => outcome.changeField("decision/price", { out: false }));
    expect(sentCards().at(-1)).toEqual(card);
  });

  test("never writes over what the person wrote themselves", async () => {
    const { outcome, state, answer, texts } = await start(first, second);
    outcome.change({ title: "My own title" });
    const [bank, sleep] = state().actions;
    outcome.changeAction(bank?.key ?? "", { text: "Ring the bank at nine" });
    outcome.changeAction(sleep?.key ?? "", { text: "Sleep, two nights" });
    outcome.addAction("Buy a notebook");
    await answer(() => outcome.changeField("decision/pull", { text: "Evenings" }));
    expect(state()).toMatchObject({ title: "My own title", summary: "Second summary" });
    expect(texts()).toEqual([
      "Ring the bank at nine",
      "Ask the couple",
      "Sleep, two nights",
      "Buy a notebook",
    ]);
  });

  test("that could not be made anew keeps every word, and can be tried again", async () => {
    const { outcome, state, answer, texts } = await start(first);
    await answer(() => outcome.changeField("decision/pull", { text: "Evenings" }));
    expect(state()).toMatchObject({
      title: "First title",
      remaking: false,
      remakeTrouble: { code: "unavailable" },
    });
    expect(state().card?.fields[0]?.text).toBe("Evenings");
    expect(texts()).toEqual(first.actions);
  });

  test("tried again after a failure is made of the newest words", async () => {
    const { outcome, state, answer, json, sentCards } = await start(first);
    await answer(() => outcome.changeField("decision/pull", { text: "Evenings" }));
    json[path] = second;
    await outcome.remake();
    expect(state()).toMatchObject({ title: "Second title", remakeTrouble: null });
    expect(sentCards()).toHaveLength(3);
    await outcome.remake();
    expect(sentCards()).toHaveLength(3);
  });

  test("keeping waits for what is being made, and keeps that", async () => {
    const { outcome, answer, json, state } = await start(first, second);
    json["POST /api/users/me/summaries"] = {
      summary: {
        id: "a",
        threadId: "s1",
        timestamp: "2026-01-01T20:00:00.000Z",
        title: "T",
        message: "M",
      },
      session: aSession({ session_summary_saved: true }),
    };
    const kept = answer(() => {
      void outcome.changeField("decision/pull", { text: "Evenings" });
      outcome.change({ keepActions: false });
      return outcome.keep();
    });
    await kept;
    expect(state().title).toBe("Second title");
    expect(state().keptSummary).not.toBeNull();
  });
});
