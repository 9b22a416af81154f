import { describe, expect, test, vi } from "vitest";
import { fakeConversation } from "./testing/fake-conversation.ts";
import { doneEvent, type FakeAnswer, storedInMemory, token } from "./testing/fake-sessions.ts";

describe("a refusal that comes with help", () => {
  const safety = { level: "crisis", category: "suicide", helplines: [] };

  test.each(["internal", "invalid_input", "session_ended", "maintenance"] as const)(
    "shows it: %s",
    async (code) => {
      const { conversation } = fakeConversation([{ code, safety }]);
      conversation.send("a");
      const shown = () => conversation.state().items.find(({ kind }) => kind === "help");
      await vi.waitFor(() => expect(conversation.state().turn).toBeNull());
      expect(shown()).toMatchObject(safety);
    },
  );

  test("shows it at once, and not after all the waiting for a reply that is still being written", async () => {
    const { conversation, settled, spoken } = fakeConversation([
      { code: "reply_in_progress", safety },
      [token("Good."), doneEvent()],
    ]);
    conversation.send("a");
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Good.", "help"]);
  });
});

describe("failing", () => {
  test.each<[string, FakeAnswer]>([
    ["an error event", [token("Half "), { type: "error", code: "model_failed", detail: "x" }]],
    ["a lost connection", [token("Half "), "breaks"]],
    ["a stream that just ends", [token("Half ")]],
  ])("by %s keeps the half reply, and trying again sends the same id", async (_, first) => {
    const { conversation, settled, spoken, sent } = fakeConversation([
      first,
      [token("Whole."), doneEvent()],
    ]);
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
    const { conversation, settled, spoken, sent } = fakeConversation([
      "connectionLost",
      [token("One."), doneEvent("r1")],
      [token("Two."), doneEvent("r2")],
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
    const { conversation, settled, spoken } = fakeConversation([
      [token("Half "), "breaks"],
      [token("Whole."), doneEvent()],
    ]);
    conversation.send("a");
    await settled();
    conversation.send("b");
    await settled();
    expect(spoken()).toEqual(["hello", "a", "Half ", "b", "Whole."]);
  });

  test("on the server's side is reported once, and what was written never is", async () => {
    const { conversation, settled, reported } = fakeConversation(["internal"]);
    conversation.send("a secret");
    await settled();
    expect(reported).toHaveLength(1);
    expect(JSON.stringify(reported) + String(reported[0])).not.toContain("a secret");
  });

  test("by a limit shows the server's words and reports nothing", async () => {
    const { conversation, settled, reported } = fakeConversation(["account_required"]);
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
      const { conversation, settled, spoken, requests } = fakeConversation([
        code,
        [token("Still here."), doneEvent("r1")],
        [token("Yes."), doneEvent("r2")],
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
    const before = fakeConversation([], { online, item });
    before.conversation.send("a");
    expect(before.conversation.state().queue).toHaveLength(1);
    before.conversation.close();

    const after = fakeConversation([[token("Here."), doneEvent()]], { online, item });
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
    const { conversation } = fakeConversation(["connectionLost"], { online });
    conversation.send("a");
    online.yes = false;
    await vi.waitFor(() => expect(conversation.state().turn).toBeNull());
    expect(conversation.state()).toMatchObject({ failure: null, queue: [{ content: "a" }] });
  });

  test("a slow model is waited for as long as the server is heard of", async () => {
    vi.useFakeTimers();
    const beat = "beatsAfterHalfAMinute";
    const { conversation, spoken } = fakeConversation([
      [beat, beat, token("At last."), doneEvent()],
    ]);
    conversation.send("a");
    await vi.advanceTimersByTimeAsync(61_000);
    vi.useRealTimers();
    expect(spoken()).toEqual(["hello", "a", "At last."]);
  });
});
