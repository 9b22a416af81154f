import type { Message } from "@app/contract/calls/session-shapes";
import { describe, expect, test } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { leavesSomething } from "./talk-state.ts";
import { aMessage, aWriter } from "./testing/fake-sessions.ts";
import { hello, replying, startedTalk, stateAfter } from "./testing/made-up-talk.ts";

const mine = aMessage({ id: "m1", role: "user" });

describe("a receipt", () => {
  test("belongs to the reply it came with, and to those the server keeps", () => {
    const local = aWriter();
    const remote = aWriter({ model: "small", host: "models.example", sent_chars: 12 });
    const earlier = aMessage({ id: "m0", role: "assistant", writer: local });
    const state = stateAfter(replying(startedTalk([hello, earlier])), {
      type: "done",
      key: "m2",
      content: "All of it.",
      writer: remote,
    });
    const writers = state.items.map((item) => (item.kind === "speech" ? item.writer : "none"));
    expect(writers).toEqual([null, local, null, remote]);
  });

  test("is missing where a reply was stopped", () => {
    const stopped = stateAfter(replying(startedTalk([hello])), {
      type: "stopped",
      key: "m2",
      content: "Half a",
    });
    expect(stopped.items.at(-1)).toMatchObject({ writer: null });
  });
});

describe("an ended session", () => {
  const ended = (messages: Message[]) => stateAfter(startedTalk(messages), { type: "ended" });

  test("leaves something when somebody said something", () => {
    expect(leavesSomething(ended([hello, mine]))).toBe(true);
    expect(leavesSomething(ended([hello]))).toBe(false);
    expect(leavesSomething(startedTalk([hello, mine]))).toBe(false);
  });

  test("leaves nothing where the server no longer holds its words", () => {
    const lost = stateAfter(
      startedTalk([hello, mine]),
      { type: "contextLost", key: "k", text: "gone" },
      { type: "ended" },
    );
    expect(leavesSomething(lost)).toBe(false);
  });

  test("remembers what was kept of it, and that it was opened again", () => {
    const kept = stateAfter(ended([hello, mine]), {
      type: "kept",
      change: { session_tasks_saved: true },
    });
    expect(kept.session).toMatchObject({ status: "ended", session_tasks_saved: true });
    expect(kept.restored).toBe(false);
    expect(stateAfter(kept, { type: "restored", session: aSession() }).restored).toBe(true);
  });
});
