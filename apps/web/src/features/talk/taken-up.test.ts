import { describe, expect, test } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { fakeConversation } from "./testing/fake-conversation.ts";
import { aMessage, doneEvent, storedInMemory, token } from "./testing/fake-sessions.ts";
import { hello } from "./testing/made-up-talk.ts";

const asked = aMessage({ id: "asked", role: "user", content: "I snapped at my sister." });
const half = aMessage({
  id: "half",
  role: "assistant",
  content: "So the call ended",
  status: "interrupted",
});
const whole = "So the call ended hours ago.";
const brokenOff = { messages: [hello, asked, half] };

const leftReplying = () => {
  const replying = storedInMemory<string>();
  replying.set("client-asked");
  return replying;
};

describe("a reply that a reload broke off", () => {
  test("is taken up again, with what was there staying in sight", async () => {
    const replying = leftReplying();
    const { conversation, spoken, settled, sent } = fakeConversation(
      [[token("So the "), token("call ended hours ago."), doneEvent()]],
      { opened: brokenOff, replying },
    );
    const shown: string[] = [];
    conversation.reply.subscribe(() => shown.push(conversation.reply.shown()));
    await Promise.resolve();
    await settled();
    expect(sent()).toEqual([["client-asked", asked.content]]);
    expect(shown.slice(0, 2)).toEqual([half.content, whole]);
    expect(spoken()).toEqual([hello.content, asked.content, whole]);
    expect(replying.get()).toBeUndefined();
  });

  test("keeps what was there when it breaks off once more", async () => {
    const { conversation, spoken, settled } = fakeConversation([[token("So "), "breaks"]], {
      opened: brokenOff,
      replying: leftReplying(),
    });
    await Promise.resolve();
    await settled();
    expect(spoken()).toEqual([hello.content, asked.content, half.content]);
    expect(conversation.state().failure).toMatchObject({ half: true });
  });

  test("is taken up too where the page went before it heard anything", async () => {
    const before = fakeConversation([[token("So the call"), "breaks"]]);
    before.conversation.send(asked.content);
    expect(before.sent()).toHaveLength(0);
    expect(before.replying.get()).toBe("id-1");
    await before.settled();
  });

  test("is left alone where somebody had stopped it, or where it is another page's", async () => {
    const { sent, spoken } = fakeConversation([], { opened: brokenOff });
    await Promise.resolve();
    expect(sent()).toEqual([]);
    expect(spoken()).toEqual([hello.content, asked.content, half.content]);
  });
});

test("a half reply stays in sight until the server has the one it kept", async () => {
  const kept = aMessage({ ...half, id: "kept", content: "So the call" });
  const read = { session: aSession(), messages: [hello, asked], next_before: null };
  const { conversation, spoken } = fakeConversation([], {
    opened: brokenOff,
    json: { "/api/sessions/s1": read },
  });
  await conversation.refresh();
  expect(spoken()).toEqual([hello.content, asked.content, half.content]);
  read.messages.push(kept);
  await conversation.refresh();
  expect(spoken()).toEqual([hello.content, asked.content, kept.content]);
});

describe("another page of the same conversation", () => {
  test("is told when something was said, and shows what the server has then", async () => {
    const one = fakeConversation([[token("Hm."), doneEvent("reply")]]);
    one.conversation.send("I snapped at my sister.");
    await one.settled();
    expect(one.told()).toBe(1);

    const reply = aMessage({ id: "reply", role: "assistant", content: "Hm." });
    const other = fakeConversation([], {
      json: {
        "/api/sessions/s1": {
          session: aSession({ status: "ended" }),
          messages: [hello, asked, reply],
          next_before: null,
        },
      },
    });
    await other.conversation.refresh();
    expect(other.spoken()).toEqual([hello.content, asked.content, "Hm."]);
    expect(other.conversation.state().session.status).toBe("ended");
    await other.conversation.refresh();
    expect(other.spoken(), "twice is the same").toHaveLength(3);
  });
});
