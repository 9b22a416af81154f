import type { ReplyEvent } from "@app/contract/reply-events";
import { describe, expect, test, vi } from "vitest";
import { fakeConversation } from "../testing/fake-conversation.ts";
import { doneEvent, type FakeAnswer, token } from "../testing/fake-sessions.ts";
import type { SpokenLine } from "./mouth/mouth.ts";
import { createReplySpeaker } from "./reply-speaker.ts";

const speaking = (answers: FakeAnswer[]) => {
  const made = fakeConversation(answers);
  const said: SpokenLine[] = [];
  const mouth = {
    begin: vi.fn(),
    say: (line: SpokenLine) => void said.push(line),
    finish: vi.fn(),
    stop: () => 0,
  };
  const onOver = vi.fn();
  const speaker = createReplySpeaker(made.conversation, mouth, onOver);
  const send = (words: string, first: string | null = null) => {
    const id = made.conversation.send(words, { spoken: true });
    if (id) speaker.follow(id, first);
    return id;
  };
  return { ...made, said, mouth, onOver, speaker, send };
};

const crisis: ReplyEvent = {
  type: "safety",
  level: "crisis",
  category: "suicide",
  helplines: [
    {
      name: "Made-up Line",
      country: "GB",
      phone: "000",
      sms: null,
      chat_url: null,
      website: null,
      hours: null,
      topics: [],
    },
  ],
};

describe("a reply", () => {
  test("is spoken from its first clause on, while the rest is still being written", async () => {
    const { said, send } = speaking([[token("That is a lot. "), token("What we"), "waits"]]);
    send("I am tired");
    await vi.waitFor(() => expect(said.map(({ text }) => text)).toEqual(["That is a lot."]));
  });

  test("is spoken to the letter, and says so when nothing is left", async () => {
    const { said, send, settled, mouth, onOver } = speaking([
      [token("That is a lot. "), token("What weighs"), token(" most?"), doneEvent()],
    ]);
    const id = send("I am tired");
    await settled();
    expect(said.map(({ replyText }) => replyText).join("")).toBe(
      "That is a lot. What weighs most?",
    );
    expect(said.every(({ exchangeId }) => exchangeId === id)).toBe(true);
    expect(mouth.finish).toHaveBeenCalledOnce();
    expect(onOver).toHaveBeenCalledOnce();
  });

  test("is asked for as one that is spoken", async () => {
    const { requests, send, settled } = speaking([[token("Yes."), doneEvent()]]);
    send("I am tired");
    await settled();
    expect(requests[0]).toMatchObject({ body: { spoken: true } });
  });

  test("that failed is over too, so that the room listens again", async () => {
    const { send, settled, onOver } = speaking(["internal"]);
    send("I am tired");
    await settled();
    expect(onOver).toHaveBeenCalledOnce();
  });
});

describe("beside the reply", () => {
  test("that an AI is talking is said first", async () => {
    const text = "You are talking with an AI.";
    const { said, send, settled } = speaking([
      [{ type: "disclosure", kind: "ai", text }, token("Go on. "), doneEvent()],
    ]);
    send("Hello");
    await settled();
    expect(said[0]).toMatchObject({ text, replyText: "" });
  });

  test("whoever changes from text to voice hears once what is talking", async () => {
    const { said, send, settled } = speaking([[token("Go on. "), doneEvent()]]);
    send("Hello", "This is an AI.");
    await settled();
    expect(said.map(({ text }) => text)).toEqual(["This is an AI.", "Go on."]);
    expect(said[0]?.replyText).toBe("");
  });

  test("the numbers are dictated slowly, after the reply and once", async () => {
    const { said, send, settled } = speaking([
      [crisis, token("I am here. "), doneEvent("r1")],
      [crisis, token("Still here. "), doneEvent("r2")],
    ]);
    send("one");
    await settled();
    expect(said.at(-1)?.text).toContain("zero zero zero");
    expect(said.at(-1)?.speed).toBeLessThan(1);
    const before = said.length;
    send("two");
    await settled();
    expect(said.slice(before).map(({ text }) => text)).toEqual(["Still here."]);
  });
});
