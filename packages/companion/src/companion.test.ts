import { describe, expect, test } from "vitest";
import { type CompanionEvent, createCompanion } from "./companion.ts";
import { type CompanionState, newState } from "./state.ts";
import {
  closingTurn,
  eventsOf,
  kindsOf,
  now,
  respond,
  textOf,
  turnOf,
} from "./testing/one-turn.ts";
import { aiDisclosure } from "./turn/disclosure.ts";

/** Without a model: the guide writes, and nothing leaves. */
const companion = createCompanion({ model: null, timings: { guideWordDelayMs: 0 } });

describe("with the guide alone", () => {
  test("it answers, and nothing leaves", async () => {
    const events = await respond(companion, "It was a long day at work and I am tired.");
    expect(textOf(events)).not.toBe("");
    expect(events.at(-1)).toEqual({
      type: "done",
      message_id: "m-2",
      writer: { model: "guide", host: null, sent_chars: 0, memory_ids: [] },
    });
    expect(kindsOf(events)).toEqual(["token", "options", "kept", "done"]);
  });

  test("at a crisis the helplines come before the first word, and the reply asks directly", async () => {
    const events = await respond(companion, "I want to kill myself");
    expect(kindsOf(events)).toEqual(["safety", "token", "kept", "done"]);
    expect(events[0]).toMatchObject({ level: "crisis", category: "suicide" });
    expect(events[0]?.type === "safety" && events[0].helplines[0]?.phone).toBe("116 123");
    expect(textOf(events)).toContain("How near is suicide right now");
  });

  test("stopping it stops it", async () => {
    const leave = new AbortController();
    const slow = createCompanion({
      model: null,
      timings: { guideWordDelayMs: 60_000 },
    });
    const events: CompanionEvent[] = [];
    for await (const event of slow.respond(turnOf("Hi.", { signal: leave.signal }))) {
      events.push(event);
      leave.abort();
    }
    expect(events).toHaveLength(1);
  });
});

test("asked whether it is human, it says what it is before it answers", async () => {
  const events = await respond(companion, "Are you human?");
  expect(events[0]).toEqual({ type: "disclosure", kind: "ai", text: aiDisclosure });
});

test("in a voice session it is also said, not only shown, before the answer", async () => {
  const due = {
    sessionType: "voice" as const,
    lastDisclosedAt: new Date(now.getTime() - 4 * 3_600_000),
  };
  const events = await respond(companion, "It was a long day.", due);
  expect(events[0]).toEqual({ type: "disclosure", kind: "ai", text: aiDisclosure });
  expect(textOf(events).startsWith(`${aiDisclosure}\n\n`)).toBe(true);
  expect(textOf(events).split(aiDisclosure)).toHaveLength(2);
  const written = await respond(companion, "It was a long day.", {
    ...due,
    sessionType: "text",
  });
  expect(textOf(written)).not.toContain(aiDisclosure);
});

describe("closing words", () => {
  test("end with done", async () => {
    const events = await eventsOf(
      companion.close(closingTurn([{ role: "user", content: "Work was a lot." }])),
    );
    expect(kindsOf(events)).toEqual(["token", "kept", "done"]);
  });

  test("after a crisis keep the way to people open", async () => {
    const events = await eventsOf(
      companion.close(
        closingTurn([
          { role: "user", content: "I want to die" },
          { role: "assistant", content: "Thank you for telling me." },
        ]),
      ),
    );
    expect(events[0]).toMatchObject({ type: "safety", level: "crisis" });
    expect(textOf(events)).toContain("116 123");
  });
});

test("the greeting says that it is an AI", async () => {
  for (const sessionType of ["text", "voice", "deepDive", "program"] as const) {
    const { text } = await companion.greet({
      sessionId: "s",
      sessionType,
      localHour: null,
      initialAnswer: null,
      now,
      lastSession: null,
      openActions: [],
      memories: [],
    });
    expect(text).toMatch(/\bAI\b/);
  }
});

/** The state after one message. */
const stateAfter = async (content: string): Promise<CompanionState> => {
  const kept = (await respond(companion, content)).find((event) => event.type === "kept");
  if (!kept) throw new Error("nothing was kept");
  return kept.state;
};

test("a title is there for any talk, also for none", async () => {
  for (const state of [
    newState(),
    await stateAfter("My boss shouted at me in front of everybody."),
  ])
    expect(companion.title({ sessionId: "s", history: [], state })).not.toBe("");
});

describe("what is kept of a talk", () => {
  test("goes on from message to message", async () => {
    const first = await stateAfter("I can't decide whether to take the job in Leeds.");
    const events = await respond(companion, "It pays less, and it is nearer to my mum.", {
      state: first,
    });
    const kept = events.find((event) => event.type === "kept");
    expect(kept?.state.talk.turn).toBe(2);
    expect(kept?.state.talk.said).toEqual(expect.arrayContaining(first.talk.said));
  });

  test("gives back what was offered with the last reply, for a page that is opened again", async () => {
    const events = await respond(companion, "I can't decide whether to take the job in Leeds.");
    const options = events.find((event) => event.type === "options");
    const kept = events.find((event) => event.type === "kept");
    if (!options || !kept) throw new Error("nothing went along");
    expect(companion.offered(kept.state)).toEqual({
      options: options.options,
      place: options.place,
    });
  });

  test("a crisis leaves the talk where it was", async () => {
    const state = await stateAfter("I can't decide whether to take the job in Leeds.");
    const events = await respond(companion, "I want to kill myself", { state });
    expect(events.find((event) => event.type === "kept")?.state.talk).toEqual(state.talk);
  });
});

describe("memories", () => {
  const memories = [
    { id: "walk", message: "Walking helps you." },
    { id: "nurse", message: "You work as a nurse." },
    { id: "dog", message: "Your dog is called Biscuit." },
  ];
  const asked = "I'm so stressed by my boss. What can I do?";

  test("the guide mentions one where it fits, and says so in the receipt", async () => {
    const events = await respond(companion, asked, { memories });
    expect(textOf(events)).toContain("You told me before that walking helps you.");
    expect(events.at(-1)).toMatchObject({ writer: { memory_ids: ["walk"] } });
    const calm = await respond(companion, "It rained all day.", { memories });
    expect(textOf(calm)).not.toContain("You told me before");
    expect(calm.at(-1)).toMatchObject({ writer: { memory_ids: [] } });
  });
});

test("the page may ask for the list inside the conversation", async () => {
  const state = await stateAfter("I lie awake every night and can't sleep, it has been weeks now.");
  const events = await respond(companion, "Please list the Post Session Actions.", { state });
  expect(textOf(events)).toMatch(/^Post Session Actions\n(?:- .+\n){0,4}- .+$/);
});
