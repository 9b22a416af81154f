import { describe, expect, test, vi } from "vitest";
import { createConversation } from "./conversation.ts";
import {
  type Answer,
  aMessage,
  aSession,
  done,
  fakeSessions,
  storedInMemory,
  token,
} from "./fake-sessions.ts";
import { createOutbox } from "./outbox.ts";
import type { Opened } from "./talk-state.ts";

const hello = aMessage({ id: "hello", role: "assistant" });

const talk = (
  answers: Answer[],
  {
    opened = {},
    item = storedInMemory(),
    online = { yes: true },
    json = {},
  }: {
    opened?: Partial<Opened>;
    item?: ReturnType<typeof storedInMemory>;
    online?: { yes: boolean };
    json?: Record<string, unknown>;
  } = {},
) => {
  const server = fakeSessions(answers, json);
  const reported: unknown[] = [];
  const waitedMs: number[] = [];
  let ids = 0;
  const conversation = createConversation(
    { session: aSession(), messages: [hello], olderBefore: null, ...opened },
    {
      sessions: server.sessions,
      outbox: createOutbox(item, "s1"),
      isOnline: () => online.yes,
      country: () => "GB",
      newId: () => `id-${++ids}`,
      nowMs: () => 0,
      wait: async (ms) => void waitedMs.push(ms),
      onNextFrame: (work) => work(),
      report: (error) => reported.push(error),
    },
  );
  const spoken = () =>
    conversation.state().items.map((each) => (each.kind === "speech" ? each.content : each.kind));
  const settled = () =>
    vi.waitFor(() => {
      const { turn, failure, queue } = conversation.state();
      if (turn || (queue.length > 0 && !failure)) throw new Error("still talking");
    });
  const sent = () =>
    server.requests
      .filter(({ path }) => path.endsWith("/respond"))
      .map(({ body }) => [body["client_message_id"], body["content"]]);
  return { ...server, conversation, spoken, settled, sent, reported, waitedMs, item };
};

describe("sending", () => {
  test("streams the reply and says where the person is", async () => {
    const { conversation, settled, spoken, requests } = talk([
      [token("Go "), token("on."), done()],
    ]);
    conversation.send("  I am tired ");
    await settled();
    expect(spoken()).toEqual(["hello", "I am tired", "Go on."]);
    expect(requests[0]).toMatchObject({ body: { content: "I am tired", country: "GB" } });
  });

  test("sends nothing when nothing was written", () => {
    const { conversation } = talk([]);
    conversation.send("  \n ");
    expect(conversation.state().queue).toEqual([]);
  });

  test("what is written while a reply comes goes out after it, in order", async () => {
    const { conversation, settled, spoken } = talk([
      [token("One."), done("r1")],
      [token("Two."), done("r2")],
      [token("Three."), done("r3")],
    ]);
    conversation.send("a");
    conversation.send("b");
    conversation.send("c");
    expect(conversation.state().queue).toHaveLength(2);
    await settled();
    expect(spoken()).toEqual(["hello", "a", "One.", "b", "Two.", "c", "Three."]);
  });

  test("waits a second and tries again while another reply is being written", async () => {
    const { conversation, settled, spoken, waitedMs } = talk([
      "reply_in_progress",
      "reply_in_progress",
      [token("Now."), done()],
    ]);
    conversation.send("a");
    await settled();
    expect(waitedMs).toEqual([1_000, 1_000]);
    expect(spoken().at(-1)).toBe("Now.");
  });
});

describe("stopping", () => {
  test("keeps what was said, and the next message is answered", async () => {
    const { conversation, settled, spoken } = talk([
      [token("Half "), "waits"],
      [token("Whole."), done()],
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

describe("failing", () => {
  test.each<[string, Answer]>([
    ["an error event", [token("Half "), { type: "error", code: "model_failed", detail: "x" }]],
    ["a lost connection", [token("Half "), "breaks"]],
    ["a stream that just ends", [token("Half ")]],
  ])("by %s keeps the half reply, and trying again sends the same id", async (_, first) => {
    const { conversation, settled, spoken, sent } = talk([first, [token("Whole."), done()]]);
    conversation.send("a");
    await settled();
    expect(conversation.state().failure).toMatchObject({ half: true, accepted: true });
    expect(spoken()).toEqual(["hello", "a", "Half "]);
    conversation.retry();
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Whole."]);
    expect(sent()).toEqual([
      ["id-1", "a"],
      ["id-1", "a"],
    ]);
  });

  test("before the server had it: the message goes first when the person writes on", async () => {
    const { conversation, settled, spoken, sent } = talk([
      "connectionLost",
      [token("One."), done("r1")],
      [token("Two."), done("r2")],
    ]);
    conversation.send("a");
    await settled();
    expect(conversation.state().failure).toMatchObject({ accepted: false });
    conversation.send("b");
    await settled();
    expect(spoken()).toEqual(["hello", "a", "One.", "b", "Two."]);
    expect(sent().map(([id]) => id)).toEqual(["id-1", "id-1", "id-3"]);
  });

  test("halfway does not stand in the way of going on", async () => {
    const { conversation, settled, spoken } = talk([
      [token("Half "), "breaks"],
      [token("Whole."), done()],
    ]);
    conversation.send("a");
    await settled();
    conversation.send("b");
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Half ", "b", "Whole."]);
  });

  test("on the server's side is reported once, and what was written never is", async () => {
    const { conversation, settled, reported } = talk(["internal"]);
    conversation.send("a secret");
    await settled();
    expect(reported).toHaveLength(1);
    expect(JSON.stringify(reported) + String(reported[0])).not.toContain("a secret");
  });

  test("by a limit shows the server's words and reports nothing", async () => {
    const { conversation, settled, reported } = talk(["account_required"]);
    conversation.send("a");
    await settled();
    expect(conversation.state().failure?.detail).toBe("This needs an account");
    expect(reported).toEqual([]);
  });
});

describe("a context that is gone", () => {
  test.each(["session_gone", "session_not_found"] as const)(
    "(%s) is replaced by what is on the page, now and from then on",
    async (code) => {
      const { conversation, settled, spoken, requests } = talk([
        code,
        [token("Still here."), done("r1")],
        [token("Yes."), done("r2")],
      ]);
      conversation.send("a");
      await settled();
      conversation.send("b");
      await settled();
      expect(requests.map(({ path }) => path.split("/").at(-1))).toEqual([
        "respond",
        "respond_stateless",
        "respond_stateless",
      ]);
      expect(requests[1]?.body["history"]).toEqual([
        { role: "assistant", content: "hello" },
        { role: "user", content: "a" },
      ]);
      expect(spoken()).toEqual(["hello", "a", "mark", "Still here.", "b", "Yes."]);
    },
  );
});

describe("without a connection", () => {
  test("what is written waits, survives a reload and is sent when the connection is back", async () => {
    const online = { yes: false };
    const item = storedInMemory();
    const before = talk([], { online, item });
    before.conversation.send("a");
    expect(before.conversation.state().queue).toHaveLength(1);
    before.conversation.close();

    const after = talk([[token("Here."), done()]], { online, item });
    await Promise.resolve();
    expect(after.requests).toEqual([]);
    online.yes = true;
    after.conversation.connectionBack();
    await after.settled();
    expect(after.spoken()).toEqual(["hello", "a", "Here."]);
    expect(item.get()).toBeUndefined();
  });

  test("a send that found the line dead goes back to waiting", async () => {
    const online = { yes: true };
    const { conversation } = talk(["connectionLost"], { online });
    conversation.send("a");
    online.yes = false;
    await vi.waitFor(() => expect(conversation.state().turn).toBeNull());
    expect(conversation.state()).toMatchObject({ failure: null, queue: [{ content: "a" }] });
  });
});

describe("coming back", () => {
  test("a message without a whole reply can be tried again under its own id", async () => {
    const mine = aMessage({ id: "m1", role: "user" });
    const half = aMessage({ id: "half", role: "assistant", status: "interrupted" });
    const { conversation, settled, spoken, sent } = talk([[token("Whole."), done()]], {
      opened: { messages: [hello, mine, half] },
    });
    conversation.retry();
    await settled();
    expect(sent()).toEqual([["client-m1", "m1"]]);
    expect(spoken()).toEqual(["hello", "m1", "Whole."]);
  });

  test("older messages are read from where the page begins", async () => {
    const path = "/api/sessions/s1?before=cursor";
    const older = [aMessage({ id: "old", role: "user" })];
    const { conversation, spoken } = talk([], {
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
    const { conversation, settled, spoken } = talk([[token("Rest well."), done()]], {
      json: { "/api/sessions/s1/restore": { session: aSession() } },
    });
    conversation.end();
    await vi.waitFor(() => expect(conversation.state().session.status).toBe("ended"));
    await settled();
    expect(spoken()).toEqual(["hello", "Rest well."]);
    await conversation.restore();
    expect(conversation.state().session.status).toBe("active");
  });

  test("in the middle of a reply stops it first", async () => {
    const { conversation, spoken } = talk([
      [token("Half "), "waits"],
      [token("Rest well."), done()],
    ]);
    conversation.send("a");
    await vi.waitFor(() => expect(conversation.reply.said()).toBe("Half "));
    conversation.end();
    await vi.waitFor(() => expect(conversation.state().session.status).toBe("ended"));
    expect(spoken()).toEqual(["hello", "a", "Half ", "Rest well."]);
  });

  test("elsewhere keeps what was written here until the session is restored", async () => {
    const { conversation, settled, spoken } = talk(["session_ended", [token("Good."), done()]], {
      json: { "/api/sessions/s1/restore": { session: aSession() } },
    });
    conversation.send("a");
    await vi.waitFor(() => expect(conversation.state().session.status).toBe("ended"));
    expect(conversation.state().queue).toHaveLength(1);
    await conversation.restore();
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Good."]);
  });
});
