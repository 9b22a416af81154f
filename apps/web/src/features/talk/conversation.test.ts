import { describe, expect, test, vi } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { fakeConversation } from "./testing/fake-conversation.ts";
import { aMessage, doneEvent, token } from "./testing/fake-sessions.ts";
import { hello } from "./testing/made-up-talk.ts";

describe("sending", () => {
  test("streams the reply and says where the person is", async () => {
    const { conversation, settled, spoken, requests } = fakeConversation([
      [token("Go "), token("on."), doneEvent()],
    ]);
    conversation.send("  I am tired ");
    await settled();
    expect(spoken()).toEqual(["hello", "I am tired", "Go on."]);
    expect(requests[0]).toMatchObject({ body: { content: "I am tired", country: "GB" } });
  });

  test("sends nothing when nothing was written", () => {
    const { conversation } = fakeConversation([]);
    conversation.send("  \n ");
    expect(conversation.state().queue).toEqual([]);
  });

  test("what is written while a reply comes goes out after it, in order", async () => {
    const { conversation, settled, spoken } = fakeConversation([
      [token("One."), doneEvent("r1")],
      [token("Two."), doneEvent("r2")],
      [token("Three."), doneEvent("r3")],
    ]);
    conversation.send("a");
    conversation.send("b");
    conversation.send("c");
    expect(conversation.state().queue).toHaveLength(2);
    await settled();
    expect(spoken()).toEqual(["hello", "a", "One.", "b", "Two.", "c", "Three."]);
  });

  test("waits a second and tries again while another reply is being written", async () => {
    const { conversation, settled, spoken, waitedMs } = fakeConversation([
      "reply_in_progress",
      "reply_in_progress",
      [token("Now."), doneEvent()],
    ]);
    conversation.send("a");
    await settled();
    expect(waitedMs).toEqual([1_000, 1_000]);
    expect(spoken().at(-1)).toBe("Now.");
  });
});

describe("stopping", () => {
  test("keeps what was said, and the next message is answered", async () => {
    const { conversation, settled, spoken } = fakeConversation([
      [token("Half "), "waits"],
      [token("Whole."), doneEvent()],
    ]);
    conversation.send("a");
    await vi.waitFor(() => expect(conversation.reply.said()).toBe("Half "));
    conversation.stop();
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Half "]);
    expect(conversation.state().failure).toBeNull();
    conversation.send("b");
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Half ", "b", "Whole."]);
  });
});

describe("coming back", () => {
  test("a message without a whole reply can be tried again under its own id", async () => {
    const mine = aMessage({ id: "m1", role: "user" });
    const half = aMessage({ id: "half", role: "assistant", status: "interrupted" });
    const { conversation, settled, spoken, sent } = fakeConversation(
      [[token("Whole."), doneEvent()]],
      {
        opened: { messages: [hello, mine, half] },
      },
    );
    conversation.retry();
    await settled();
    expect(sent()).toEqual([["client-m1", "m1"]]);
    expect(spoken()).toEqual(["hello", "m1", "Whole."]);
  });

  test("older messages are read from where the page begins", async () => {
    const path = "/api/sessions/s1?before=cursor";
    const older = [aMessage({ id: "old", role: "user" })];
    const { conversation, spoken } = fakeConversation([], {
      opened: { olderBefore: "cursor" },
      json: { [path]: { session: aSession(), messages: older, next_before: null } },
    });
    await Promise.all([conversation.loadOlder(), conversation.loadOlder()]);
    expect(spoken()).toEqual(["old", "hello"]);
    expect(conversation.state().olderBefore).toBeNull();
  });
});

describe("ending", () => {
  test("streams the closing words; restoring opens the session again", async () => {
    const { conversation, settled, spoken } = fakeConversation(
      [[token("Rest well."), doneEvent()]],
      {
        json: { "/api/sessions/s1/restore": { session: aSession() } },
      },
    );
    conversation.end();
    await vi.waitFor(() => expect(conversation.state().session.status).toBe("ended"));
    await settled();
    expect(spoken()).toEqual(["hello", "Rest well."]);
    await conversation.restore();
    expect(conversation.state().session.status).toBe("active");
  });

  test("in the middle of a reply stops it first", async () => {
    const { conversation, spoken } = fakeConversation([
      [token("Half "), "waits"],
      [token("Rest well."), doneEvent()],
    ]);
    conversation.send("a");
    await vi.waitFor(() => expect(conversation.reply.said()).toBe("Half "));
    conversation.end();
    await vi.waitFor(() => expect(conversation.state().session.status).toBe("ended"));
    expect(spoken()).toEqual(["hello", "a", "Half ", "Rest well."]);
  });

  test("elsewhere keeps what was written here until the session is restored", async () => {
    const { conversation, settled, spoken } = fakeConversation(
      ["session_ended", [token("Good."), doneEvent()]],
      {
        json: { "/api/sessions/s1/restore": { session: aSession() } },
      },
    );
    conversation.send("a");
    await vi.waitFor(() => expect(conversation.state().session.status).toBe("ended"));
    expect(conversation.state().queue).toHaveLength(1);
    await conversation.restore();
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Good."]);
  });
});
