import type { Helpline } from "@app/contract/reply-events";
import { describe, expect, test } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import type { TalkEvent } from "./reduce-talk.ts";
import { firstState } from "./talk-state.ts";
import { aWriter } from "./testing/fake-sessions.ts";
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

const line: Helpline = {
  name: "A line",
  country: "GB",
  phone: "116 123",
  sms: null,
  chat_url: null,
  website: null,
  hours: "24/7",
  topics: [],
};

describe("help", () => {
  const screened = (key: string): TalkEvent => ({
    type: "screened",
    key,
    level: "crisis",
    category: "suicide",
    helplines: [line],
  });

  test("is there before the first word and stands below the reply it came with", () => {
    const early = stateAfter(
      startedTalk(),
      { type: "written", outgoing: firstMessage },
      { type: "began", outgoing: firstMessage },
      screened("h1"),
    );
    expect(early.turn?.help?.helplines).toEqual([line]);
    const done = stateAfter(
      early,
      { type: "spoke" },
      { type: "done", key: "m2", content: "Thank you.", writer },
    );
    expect(shownIn(done)).toEqual(["hello", firstMessage.content, "Thank you.", "help"]);
  });

  test("stays when the reply it came with breaks off", () => {
    const broken = stateAfter(replying(), screened("h1"), failureEvent(""));
    expect(shownIn(broken)).toEqual(["hello", firstMessage.content, "help"]);
  });

  test("is shown once, near the newest words", () => {
    const done = stateAfter(
      replying(),
      screened("h1"),
      { type: "done", key: "m2", content: "Thank you.", writer },
      { type: "written", outgoing: secondMessage },
      { type: "began", outgoing: secondMessage },
      screened("h2"),
      { type: "done", key: "m3", content: "Still here.", writer },
    );
    expect(shownIn(done).filter((item) => item === "help")).toHaveLength(1);
    expect(done.items.at(-1)).toMatchObject({ kind: "help", key: "h2" });
  });

  test("keeps numbers that can be called when only a directory comes after them", () => {
    const directory = { ...line, phone: null, website: "https://a.example" };
    const later = stateAfter(
      replying(),
      screened("h1"),
      { type: "done", key: "m2", content: "Thank you.", writer },
      { type: "began", outgoing: null },
      {
        type: "screened",
        key: "h2",
        level: "crisis",
        category: "suicide",
        helplines: [directory],
      },
    );
    expect(later.turn?.help?.helplines).toEqual([line]);
  });

  test("does not appear when nothing is wrong", () => {
    const calm: TalkEvent = {
      type: "screened",
      key: "h",
      level: "none",
      category: null,
      helplines: [line],
    };
    expect(stateAfter(replying(), calm).turn?.help).toBeNull();
  });

  const helped = () =>
    stateAfter(replying(), screened("h1"), {
      type: "done",
      key: "m2",
      content: "Thank you.",
      writer,
    });
  const again = (change: object = {}): TalkEvent[] => [
    { type: "written", outgoing: secondMessage },
    { type: "began", outgoing: secondMessage },
    { ...screened("h2"), ...change } as TalkEvent, // the changes are parts of the same event
  ];

  test("stays folded while it would say the same", () => {
    const folded = stateAfter(helped(), { type: "folded", folded: true });
    expect(folded.items.at(-1)).toMatchObject({ kind: "help", folded: true });
    expect(stateAfter(folded, ...again()).turn?.help?.folded).toBe(true);
  });

  test("opens again when it has something else to say", () => {
    const folded = stateAfter(helped(), { type: "folded", folded: true });
    const other = { ...line, name: "Another line" };
    expect(stateAfter(folded, ...again({ helplines: [other] })).turn?.help?.folded).toBe(false);
    expect(stateAfter(folded, ...again({ level: "concern" })).turn?.help?.folded).toBe(false);
  });

  test("is announced with the reply, and so is what the companion says of itself", () => {
    const said = stateAfter(
      replying(),
      { type: "disclosed", key: "d", text: "I am an AI." },
      screened("h1"),
      { type: "done", key: "m2", content: "Thank you.", writer },
    );
    expect(said.announcement).toBe("I am an AI. Thank you. Below it are people you can reach.");
  });

  test("is there again when the session is opened anew", () => {
    const help = {
      level: "crisis" as const,
      category: null,
      helplines: [line],
      folded: false,
      afterKey: hello.id,
    };
    const state = firstState({ session, messages: [hello], olderBefore: null, help }, []);
    expect(shownIn(state)).toEqual(["hello", "help"]);
  });
});
