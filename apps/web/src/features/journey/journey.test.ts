import { apiCalls } from "@app/contract/api";
import type { Action } from "@app/contract/calls/actions";
import type { Session } from "@app/contract/calls/session-shapes";
import { createClient } from "@app/contract/client";
import { describe, expect, test } from "vitest";
import { createUndoable } from "../../state/undoable.ts";
import { aSession } from "../../testing/a-session.ts";
import { createJourney, standingOf } from "./journey.ts";

const at = "2026-01-01T20:00:00.000Z";

const action = (id: string, done = false): Action => ({
  id,
  text: id,
  done,
  session_id: null,
  created_at: at,
});

const session = (change: Partial<Session> = {}): Session =>
  aSession({ status: "ended", ...change });

const start = (answers: Record<string, unknown>, signedIn = true) => {
  const asked: string[] = [];
  const calls = createClient(apiCalls, {
    token: async () => "token",
    fetch: async (path) => {
      asked.push(path);
      return Response.json(answers[path] ?? { detail: "gone" }, {
        status: path in answers ? 200 : 500,
      });
    },
  });
  const journey = createJourney({
    calls,
    isSignedIn: async () => signedIn,
    hasAccount: () => true,
    undoable: createUndoable(() => () => undefined),
    report: () => undefined,
  });
  return { journey, asked };
};

const empty = {
  "/api/users/me/sessions": { sessions: [], next_before: null },
  "/api/users/me/summaries": { summaries: [], next_before: null },
  "/api/users/me/reports": { reports: [], next_before: null },
};

describe("the journey", () => {
  test("of somebody who never signed in is empty and asks the server nothing", async () => {
    const { journey, asked } = start({}, false);
    await journey.load();
    expect(journey.actions.state()).toMatchObject({ status: "ready", items: [] });
    expect(asked).toEqual([]);
  });

  test("shows what is still to try first, also what is older than a page of done things", async () => {
    const { journey } = start({
      ...empty,
      "/api/users/me/actions": {
        actions: [action("done", true), action("new")],
        next_before: "c",
      },
      "/api/users/me/actions?open=true": {
        actions: [action("new"), action("old")],
        next_before: null,
      },
      "/api/users/me/actions?before=c": {
        actions: [action("old"), action("long done", true)],
        next_before: null,
      },
    });
    await journey.load();
    const ids = () => journey.actions.state().items.map(({ id }) => id);
    expect(ids()).toEqual(["new", "old", "done"]);
    await journey.actions.more();
    expect(ids()).toEqual(["new", "old", "done", "long done"]);
  });

  test("shows the parts that came when one did not", async () => {
    const { journey } = start(empty);
    await journey.load();
    expect(journey.actions.state().status).toBe("failed");
    expect(journey.sessions.state().status).toBe("ready");
  });
});

describe("the conversations of a journey", () => {
  test("of one kind are asked for as such, page by page, and all of them again", async () => {
    const path = "/api/users/me/sessions";
    const page = (id: string, next_before: string | null) => ({
      sessions: [session({ id })],
      next_before,
    });
    const { journey } = start({
      ...empty,
      [path]: page("any", null),
      [`${path}?session_type=voice`]: page("spoken", "c"),
      [`${path}?before=c&session_type=voice`]: page("older", null),
    });
    const ids = () => journey.sessions.state().items.map(({ id }) => id);
    await journey.load();
    expect(ids()).toEqual(["any"]);
    await journey.showType("voice");
    await journey.sessions.more();
    expect(ids()).toEqual(["spoken", "older"]);
    await journey.showType(null);
    expect(ids()).toEqual(["any"]);
  });
});

describe("how a conversation stands", () => {
  const nowMs = new Date("2026-01-10T12:00:00Z").getTime();
  const laterMs = new Date("2026-03-10T12:00:00Z").getTime();

  test.each([
    [session(), nowMs, "Kept until 31 January"],
    [session({ status: "active" }), nowMs, "Still open. Kept until 31 January"],
    [
      session({ session_summary_saved: true }),
      nowMs,
      "Summary kept. The words stay until 31 January",
    ],
    [session(), laterMs, "Its words are gone"],
    [session({ session_summary_saved: true }), laterMs, "Its summary is kept"],
  ])("%#: says what is kept and when the words go", (each, ms, words) => {
    expect(standingOf(each, ms)).toBe(words);
  });
});
