import { describe, expect, test } from "vitest";
import { fakeConversation } from "./testing/fake-conversation.ts";
import { aMessage, doneEvent, token } from "./testing/fake-sessions.ts";

const cut = (content: string) => ({
  message: aMessage({ id: "reply", role: "assistant", content, status: "interrupted" }),
});

describe("somebody who spoke into a reply", () => {
  test("had heard this much of it, on the page and on the server", async () => {
    const { conversation, settled, spoken, requests } = fakeConversation(
      [[token("That is a lot. What weighs most?"), doneEvent()]],
      { json: { "/api/sessions/s1/heard": cut("That is a lot. [cut]") } },
    );
    const id = conversation.send("a", { spoken: true });
    await settled();
    await conversation.heard(id ?? "", 14);
    expect(requests.at(-1)?.body).toEqual({ exchange_id: id, chars: 14 });
    expect(spoken()).toEqual(["hello", "a", "That is a lot. [cut]"]);
  });

  test("before a word of it was heard was told nothing", async () => {
    const { conversation, settled, spoken } = fakeConversation(
      [[token("That is a lot."), doneEvent()]],
      { json: { "/api/sessions/s1/heard": cut("") } },
    );
    const id = conversation.send("a", { spoken: true });
    await settled();
    await conversation.heard(id ?? "", 0);
    expect(spoken()).toEqual(["hello", "a"]);
  });

  test("is waited for while the reply is still being written down", async () => {
    const { conversation, settled, requests, waitedMs } = fakeConversation([
      [token("That is a lot."), doneEvent()],
      "reply_in_progress",
      "message_not_found",
      "session_gone",
    ]);
    const id = conversation.send("a", { spoken: true });
    await settled();
    await conversation.heard(id ?? "", 4);
    expect(requests.filter(({ path }) => path.endsWith("/heard"))).toHaveLength(3);
    expect(waitedMs).toHaveLength(2);
  });

  test("after its end heard it whole, and nothing is cut", async () => {
    const { conversation, settled, spoken, requests } = fakeConversation([
      [token("That is a lot. "), doneEvent()],
    ]);
    const id = conversation.send("a", { spoken: true });
    await settled();
    await conversation.heard(id ?? "", 14);
    expect(requests).toHaveLength(1);
    expect(spoken()).toEqual(["hello", "a", "That is a lot. "]);
  });
});
