import { describe, expect, test } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { statelessHistory, unansweredMessage } from "./talk-items.ts";
import { firstState } from "./talk-state.ts";
import { aMessage, aWriter } from "./testing/fake-sessions.ts";
import {
  failureEvent,
  firstMessage,
  hello,
  replying,
  secondMessage,
  shownIn,
  startedTalk,
  stateAfter,
} from "./testing/made-up-talk.ts";

const session = aSession();
const writer = aWriter();

describe("a turn", () => {
  test("moves a message from the queue into the thread and answers below it", () => {
    const written = stateAfter(startedTalk(), { type: "written", outgoing: firstMessage });
    expect(written.queue).toEqual([firstMessage]);
    const done = stateAfter(
      written,
      { type: "began", outgoing: firstMessage },
      { type: "spoke" },
      { type: "done", key: "m2", content: "So the call is still going on.", writer },
    );
    expect(done.queue).toEqual([]);
    expect(done.turn).toBeNull();
    expect(shownIn(done)).toEqual([
      "hello",
      firstMessage.content,
      "So the call is still going on.",
    ]);
  });

  test("announces a message when it is finished, and not before", () => {
    expect(replying().announcement).toBe("");
    const done = stateAfter(replying(), { type: "done", key: "m2", content: "All of it.", writer });
    expect(done.announcement).toBe("All of it.");
  });

  test("that was stopped keeps what was said", () => {
    const stopped = stateAfter(replying(), { type: "stopped", key: "m2", content: "Half a" });
    expect(stopped.items.at(-1)).toMatchObject({ content: "Half a", status: "interrupted" });
    expect(stopped.failure).toBeNull();
  });

  test("that was stopped before a word leaves no empty reply", () => {
    const stopped = stateAfter(replying(), { type: "stopped", key: "m2", content: "" });
    expect(shownIn(stopped)).toEqual(["hello", firstMessage.content]);
  });

  test("that broke off keeps the half reply until a new one speaks, then takes its place", () => {
    const broken = stateAfter(replying(), failureEvent("Half a"));
    expect(broken.failure).toMatchObject({ outgoing: firstMessage, accepted: true, half: true });
    const again = stateAfter(broken, { type: "began", outgoing: firstMessage });
    expect(shownIn(again)).toEqual(["hello", firstMessage.content, "Half a"]);
    const whole = stateAfter(
      again,
      { type: "spoke" },
      { type: "done", key: "m3", content: "Whole", writer },
    );
    expect(shownIn(whole)).toEqual(["hello", firstMessage.content, "Whole"]);
    expect(whole.failure).toBeNull();
  });

  test("that could not leave goes back to the head of the queue", () => {
    const waiting = stateAfter(
      startedTalk(),
      { type: "written", outgoing: firstMessage },
      { type: "written", outgoing: secondMessage },
      { type: "began", outgoing: firstMessage },
      { type: "postponed" },
    );
    expect(waiting.queue).toEqual([firstMessage, secondMessage]);
    expect(shownIn(waiting)).toEqual(["hello"]);
  });

  test("of closing words ends the session", () => {
    const ended = stateAfter(
      startedTalk(),
      { type: "began", outgoing: null },
      { type: "spoke" },
      { type: "done", key: "bye", content: "Until then.", writer },
    );
    expect(ended.session.status).toBe("ended");
    expect(stateAfter(ended, { type: "restored", session }).session.status).toBe("active");
  });
});

describe("opening", () => {
  test("takes up what was written and never sent, and nothing the server already has", () => {
    const known = aMessage({
      id: "m1",
      role: "user",
      client_message_id: firstMessage.clientMessageId,
    });
    const state = firstState({ session, messages: [hello, known], olderBefore: null }, [
      firstMessage,
      secondMessage,
    ]);
    expect(state.queue).toEqual([secondMessage]);
  });

  test("older messages come before the ones that are there", () => {
    const older = stateAfter(
      startedTalk(),
      { type: "olderAsked" },
      { type: "olderCame", messages: [aMessage({ id: "old", role: "user" })], before: "cursor" },
    );
    expect(shownIn(older)).toEqual(["old", "hello"]);
    expect(older).toMatchObject({ olderBefore: "cursor", olderLoading: false });
  });
});

describe("unanswered", () => {
  const mine = aMessage({ id: "m1", role: "user" });

  test("finds a message that nothing followed, with the id it was sent under", () => {
    expect(unansweredMessage(startedTalk([hello, mine]).items)).toEqual({
      clientMessageId: "client-m1",
      content: "m1",
    });
  });

  test("finds a message whose reply broke off", () => {
    const half = aMessage({ id: "half", role: "assistant", status: "interrupted" });
    expect(unansweredMessage(startedTalk([hello, mine, half]).items)?.clientMessageId).toBe(
      "client-m1",
    );
  });

  test("finds nothing once the reply is whole, nor in a session that only began", () => {
    const whole = aMessage({ id: "whole", role: "assistant" });
    expect(unansweredMessage(startedTalk([hello, mine, whole]).items)).toBeNull();
    expect(unansweredMessage(startedTalk().items)).toBeNull();
  });

  test("offers no second sending of a message that has no id to be known by", () => {
    const nameless = aMessage({ id: "m1", role: "user", client_message_id: null });
    expect(unansweredMessage(startedTalk([hello, nameless]).items)).toBeNull();
  });
});

describe("statelessHistory", () => {
  test("holds what was said, hidden messages included, and no empty ones", () => {
    const hidden = aMessage({ id: "hidden", role: "user", ui_hidden: true });
    const empty = aMessage({ id: "empty", role: "assistant", content: " " });
    expect(statelessHistory(startedTalk([hello, hidden, empty]).items)).toEqual([
      { role: "assistant", content: "hello" },
      { role: "user", content: "hidden" },
    ]);
  });

  test("keeps the end when there is more than one turn may carry", () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      aMessage({ id: `m${index}`, role: index % 2 ? "user" : "assistant" }),
    );
    const history = statelessHistory(startedTalk(many).items);
    expect(history).toHaveLength(200);
    expect(history.at(-1)?.content).toBe("m299");
  });

  test("of nothing is refused in the agreed words", () => {
    expect(() => statelessHistory([])).toThrow(
      "Conversation history cannot be empty for stateless fallback",
    );
  });
});
