import { describe, expect, test } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { endNamedIn, type Offer } from "./offer.ts";
import type { TalkEvent } from "./reduce-talk.ts";
import { mayChoose, shownOptions, shownPlace } from "./shown-offer.ts";
import type { TalkState } from "./talk-state.ts";
import { aMessage, aWriter } from "./testing/fake-sessions.ts";
import {
  failureEvent,
  firstMessage,
  hello,
  replying,
  startedTalk,
  stateAfter,
} from "./testing/made-up-talk.ts";
import { wayAfter } from "./ways.tsx";

const offer: Offer = {
  options: [
    { text: "Weigh it up" },
    { text: "Just listen" },
    { text: "Make the page", ends: true },
  ],
  place: { path: "A decision", step: 1, of: 9 },
};

test("Whoever writes the words of the way that ends a talk chose it", () => {
  const page = { text: "Make the page", ends: true };
  for (const said of [
    "Make the page",
    "make the page.",
    "OK, make the page",
    "Make the page please",
  ])
    expect(endNamedIn(said, offer.options), said).toEqual(page);
  for (const said of ["Just listen", "Don't make the page", "Make the page about my mother", ""])
    expect(endNamedIn(said, offer.options), said).toBeUndefined();
});

const offered: TalkEvent = { type: "offered", offer };
const done: TalkEvent = { type: "done", key: "m2", content: "What draws you?", writer: aWriter() };

const help = (level: "crisis" | "concern"): TalkEvent => ({
  type: "screened",
  key: "help",
  level,
  category: null,
  helplines: [],
});

const answered = () => stateAfter(replying(), offered, done);
const written: TalkEvent = { type: "written", outgoing: { clientMessageId: "c9", content: "On" } };

describe("what comes with a reply", () => {
  test("counts once the reply is finished, and is told with it once", () => {
    const coming = stateAfter(replying(), offered);
    expect(shownOptions(coming, true)).toEqual([]);
    const state = stateAfter(coming, done);
    expect(shownOptions(state, true)).toEqual(offer.options);
    expect(shownPlace(state)).toEqual(offer.place);
    expect(state.announcement).toBe("What draws you?");
    expect(state.announcedWays).toBe("3 ways to answer offered.");
  });

  test("goes when something is sent; the place stays until the next reply", () => {
    const sent = stateAfter(answered(), written);
    expect(shownOptions(sent, true)).toEqual([]);
    expect(sent.offer.options).toEqual([]);
    expect(shownPlace(sent)).toEqual(offer.place);
    const { outgoing } = written;
    const next = stateAfter(sent, { type: "began", outgoing }, { type: "spoke" }, done);
    expect(next.offer).toEqual({ options: [], place: null });
    expect(next.announcedWays).toBe("");
  });

  test("is no longer offered by a reply that was stopped or broke off", () => {
    const stopped: TalkEvent = { type: "stopped", key: "m2", content: "What" };
    expect(stateAfter(replying(), offered, stopped).offer.options).toEqual([]);
    expect(shownOptions(stateAfter(replying(), offered, failureEvent("What")), true)).toEqual([]);
  });

  test("goes with words that are taken back, and with the end", () => {
    const taken: TalkEvent = { type: "takenBack", clientMessageId: firstMessage.clientMessageId };
    expect(stateAfter(answered(), taken).offer.options).toEqual([]);
    const ended = stateAfter(answered(), { type: "ended" });
    expect(shownOptions(ended, true)).toEqual([]);
    expect(shownPlace(ended)).toBeNull();
  });
});

describe("a session that is read again", () => {
  const withOffer = aMessage({
    id: "m2",
    role: "assistant",
    options: [...offer.options],
    place: offer.place,
  });
  const mine = aMessage({ id: "m1", role: "user" });

  test("shows what its last reply offered", () => {
    const state = startedTalk([hello, mine, withOffer]);
    expect(state.offer).toEqual(offer);
    expect(state.announcedWays).toBe("");
  });

  test.each([
    ["an earlier reply", [withOffer, mine]],
    ["a reply that was not finished", [{ ...withOffer, status: "interrupted" as const }]],
    ["a model's reply", [hello]],
  ])("shows nothing of %s", (_, messages) => {
    expect(startedTalk(messages).offer).toEqual({ options: [], place: null });
  });
});

describe("nothing is offered", () => {
  test.each<[string, TalkState, boolean]>([
    ["without a connection", answered(), false],
    ["while words wait", stateAfter(answered(), written), true],
    [
      "after a failure",
      stateAfter(answered(), { type: "began", outgoing: firstMessage }, failureEvent("")),
      true,
    ],
    ["beside people to reach", stateAfter(replying(), help("concern"), offered, done), true],
    ["in a crisis", stateAfter(replying(), help("crisis"), offered, done), true],
  ])("%s", (_, state, online) => {
    expect(mayChoose(state, online)).toBe(false);
    expect(shownOptions(state, online)).toEqual([]);
  });

  test("and nothing is announced that is not shown", () => {
    expect(stateAfter(replying(), help("crisis"), offered, done).announcedWays).toBe("");
  });

  test("in a crisis for as long as it lasts, and after a concern with the next reply again", () => {
    const next = (level: "crisis" | "concern") =>
      stateAfter(replying(stateAfter(replying(), help(level), done)), offered, {
        ...done,
        key: "m4",
      });
    expect(shownOptions(next("crisis"), true)).toEqual([]);
    expect(shownPlace(next("crisis"))).toBeNull();
    expect(shownOptions(next("concern"), true)).toEqual(offer.options);
  });

  test("in a session that was opened again, until it is answered", () => {
    const again = stateAfter(
      answered(),
      { type: "ended" },
      { type: "restored", session: aSession() },
    );
    expect(shownOptions(again, true)).toEqual([]);
  });
});

test("arrow keys go round, and every other key is left alone", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End"].map((key) => wayAfter(key, 2, 3))).toEqual([
    0, 1, 0, 2,
  ]);
  expect(["Escape", "Tab", "Enter", "a"].map((key) => wayAfter(key, 0, 3))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
