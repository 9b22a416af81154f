import { describe, expect, test, vi } from "vitest";
import { aSession } from "../../../testing/a-session.ts";
import { aWriter, type FakeAnswer, fakeSessions } from "../testing/fake-sessions.ts";
import { createOutcome, outcomeChoice } from "./outcome.ts";

const at = "2026-01-01T20:00:00.000Z";
const nothingSettled = { summary: false, actions: false };

const proposed = {
  title: "The call with Nina",
  summary: "You spoke about a call.",
  actions: ["Text Nina", "Walk for ten minutes", "Sleep"],
  memories: ["You have a sister, Nina."],
  writer: aWriter(),
};

const savedSummary = {
  summary: { id: "s1-a", threadId: "s1", timestamp: at, title: "My title", message: "My words" },
  session: aSession({
    session_summary_saved: true,
    saved_summary: true,
    summary_title: "My title",
  }),
};

const action = (id: string, text: string, session_id: string | null = "s1") => ({
  id,
  text,
  done: false,
  session_id,
  created_at: at,
});

const json = {
  "/api/sessions/s1/outcome": proposed,
  "POST /api/users/me/summaries": savedSummary,
  "POST /api/users/me/actions": { actions: [action("a1", "Text Nina")] },
  "GET /api/users/me/memory": { memory_enabled: true, items: [] },
};

const start = async (
  server: { answers?: FakeAnswer[]; json?: Record<string, unknown> } = {},
  { settled = nothingSettled, account = false } = {},
) => {
  const { client, requests } = fakeSessions(server.answers ?? [], server.json ?? json);
  const onKept = vi.fn();
  let ids = 0;
  const outcome = createOutcome(aSession({ status: "ended" }), settled, {
    calls: client,
    hasAccount: async () => account,
    newId: () => `id-${++ids}`,
    country: () => ({ country: "GB" }),
    onKept,
    report: () => undefined,
  });
  await outcome.load();
  const sent = (method: string, end: string) =>
    requests.filter((request) => request.method === method && request.path.endsWith(end));
  return { outcome, state: outcome.state, sent, onKept };
};

describe("what a session leaves", () => {
  test("is proposed, all of it wanted and none of it kept", async () => {
    const { state } = await start();
    expect(state()).toMatchObject({
      status: "ready",
      title: "The call with Nina",
      keptSummary: null,
      keptActions: null,
    });
    expect(outcomeChoice(state()).texts).toEqual(proposed.actions);
  });

  test("that could not be written can be asked for again", async () => {
    const { outcome, state } = await start({ answers: ["internal", "connectionLost"], json: {} });
    expect(state()).toMatchObject({ status: "failed", problem: { code: "internal" } });
    await outcome.load();
    expect(state()).toMatchObject({ status: "failed", problem: { code: null } });
  });
});

describe("keeping", () => {
  test("saves what was reworded, added and not unticked, and nothing else", async () => {
    const { outcome, state, sent, onKept } = await start();
    const [first, second] = state().actions;
    outcome.change({ title: " My title ", summary: "My words" });
    outcome.changeAction(first?.key ?? "", { text: "Ring Nina " });
    outcome.changeAction(second?.key ?? "", { wanted: false });
    outcome.addAction("Read a page");
    await outcome.keep();
    expect(sent("POST", "/actions")[0]?.body).toEqual({
      session_id: "s1",
      texts: ["Ring Nina", "Sleep", "Read a page"],
      client_request_id: "id-1",
      country: "GB",
    });
    expect(sent("POST", "/summaries")[0]?.body).toEqual({
      threadId: "s1",
      title: "My title",
      message: "My words",
    });
    expect(state()).toMatchObject({
      keeping: false,
      trouble: null,
      keptSummary: { title: "My title", message: "My words" },
      keptActions: [{ text: "Text Nina" }],
    });
    expect(onKept).toHaveBeenCalledWith({ session_tasks_saved: true });
  });

  test("shows the help that came with words of danger", async () => {
    const safety = { level: "crisis", category: "suicide", helplines: [] };
    const { outcome, state } = await start({
      json: { ...json, "POST /api/users/me/actions": { actions: [action("a1", "Die")], safety } },
    });
    expect(state().safety).toBeNull();
    await outcome.keep();
    expect(state()).toMatchObject({ safety, keptActions: [{ text: "Die" }] });
  });

  test("pressed twice saves once", async () => {
    const { outcome, sent } = await start();
    await Promise.all([outcome.keep(), outcome.keep()]);
    await outcome.keep();
    expect(sent("POST", "/actions")).toHaveLength(1);
    expect(sent("POST", "/summaries")).toHaveLength(1);
  });

  test("one of both leaves the other to be kept later", async () => {
    const { outcome, state, sent } = await start();
    outcome.change({ keepSummary: false });
    await outcome.keep();
    expect(sent("POST", "/summaries")).toHaveLength(0);
    expect(state().keptActions).not.toBeNull();
    outcome.change({ keepSummary: true });
    expect(outcomeChoice(state())).toMatchObject({
      summary: { title: "The call with Nina" },
      texts: [],
    });
    await outcome.keep();
    expect(sent("POST", "/actions")).toHaveLength(1);
    expect(state().keptSummary).not.toBeNull();
  });

  test("that half failed keeps the half that worked, and tries the other under the same key", async () => {
    const { "POST /api/users/me/actions": _, ...withoutActions } = json;
    const { outcome, state, sent } = await start({
      answers: ["unavailable", "unavailable"],
      json: withoutActions,
    });
    await outcome.keep();
    expect(state()).toMatchObject({ keptActions: null, trouble: { code: "unavailable" } });
    expect(state().keptSummary).not.toBeNull();
    await outcome.keep();
    expect(sent("POST", "/summaries")).toHaveLength(1);
    expect(sent("POST", "/actions").map(({ body }) => body["client_request_id"])).toEqual([
      "id-1",
      "id-1",
    ]);
  });

  test("sends nothing where nothing is chosen", async () => {
    const { outcome, sent } = await start();
    outcome.change({ keepActions: false, summary: "  " });
    await outcome.keep();
    expect(sent("POST", "/actions")).toHaveLength(0);
    expect(sent("POST", "/summaries")).toHaveLength(0);
  });

  test("takes as many actions as one request carries", async () => {
    const { outcome } = await start();
    const added = Array.from({ length: 9 }, (_, index) => outcome.addAction(`Own ${index}`));
    expect(added.filter(Boolean)).toHaveLength(7);
  });
});

test("what was kept before is shown as it was kept, not as it was proposed", async () => {
  const { state } = await start(
    {
      json: {
        ...json,
        "GET /api/users/me/actions": {
          actions: [action("a2", "Second"), action("x", "Another", "s2"), action("a1", "First")],
          next_before: null,
        },
        "GET /api/users/me/summaries": { summaries: [savedSummary.summary], next_before: null },
      },
    },
    { settled: { summary: true, actions: true } },
  );
  expect(state().keptSummary).toEqual({ title: "My title", message: "My words" });
  expect(state().keptActions?.map(({ text }) => text)).toEqual(["First", "Second"]);
  expect(outcomeChoice(state())).toEqual({ summary: null, texts: [] });
});

describe("what could be remembered", () => {
  const [text = ""] = proposed.memories;
  const item = { id: "m1", message: text, source: null, created_at: at };

  test("is never offered to somebody without an account", async () => {
    const { outcome, sent } = await start();
    expect(outcome.proposals.state().list).toEqual([]);
    expect(sent("GET", "/memory")).toHaveLength(0);
  });

  test("is undecided at first, kept on a yes, and gone when that is taken back", async () => {
    const { outcome, sent } = await start(
      {
        json: {
          ...json,
          "POST /api/users/me/memory": { item },
          "DELETE /api/users/me/memory/m1": { removed: true },
        },
      },
      { account: true },
    );
    const { proposals } = outcome;
    expect(proposals.state().list).toMatchObject([{ text, answer: "none" }]);
    await proposals.remember(text);
    expect(proposals.state().list).toMatchObject([{ answer: "remember", memoryId: "m1" }]);
    expect(sent("POST", "/memory")[0]?.body).toEqual({ message: text, session_id: "s1" });
    await proposals.takeBack(text);
    expect(proposals.state().list).toMatchObject([{ answer: "none", memoryId: null }]);
    expect(sent("DELETE", "/m1")).toHaveLength(1);
  });

  test("and is left sends nothing", async () => {
    const { outcome, sent } = await start({}, { account: true });
    outcome.proposals.leave(text);
    expect(outcome.proposals.state().list).toMatchObject([{ answer: "leave" }]);
    expect(sent("POST", "/memory")).toHaveLength(0);
  });

  test("that could not be kept says so and stays undecided", async () => {
    const { outcome } = await start({ answers: ["memory_off"], json }, { account: true });
    await outcome.proposals.remember(text);
    expect(outcome.proposals.state().list).toMatchObject([
      { answer: "none", busy: false, trouble: { code: "memory_off" } },
    ]);
  });

  test("and is remembered already is not asked for again", async () => {
    const { outcome } = await start(
      {
        json: { ...json, "GET /api/users/me/memory": { memory_enabled: true, items: [item] } },
      },
      { account: true },
    );
    expect(outcome.proposals.state().list).toEqual([]);
  });
});
