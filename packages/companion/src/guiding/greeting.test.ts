import { brand } from "@app/contract/brand";
import { sessionTypes } from "@app/contract/session-types";
import { describe, expect, test } from "vitest";
import { type GreetingRequest, greet } from "./greeting.ts";

const now = new Date("2026-03-10T20:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

const opening = (more: Partial<GreetingRequest> = {}): GreetingRequest => ({
  sessionId: "s-1",
  sessionType: "text",
  localHour: 20,
  initialAnswer: null,
  now,
  lastSession: null,
  openActions: [],
  memories: [],
  ...more,
});

const greeted = (more: Partial<GreetingRequest>) =>
  greet({ hasModel: false, opening: opening(more) });
const after = async (openActions: string[], more: Partial<GreetingRequest> = {}) =>
  (await greeted({ lastSession: { title: "Work", at: daysAgo(3) }, openActions, ...more })).text;

test.each(sessionTypes)("a %s session begins with who is speaking", async (sessionType) => {
  expect(await after([], { sessionType })).toContain(`I’m ${brand.companion}, an AI`);
});

describe("what was planned is asked after", () => {
  test("in the words of the plan", async () => {
    expect(await after(["Ring your brother on Sunday. Choose an hour."])).toMatch(
      /an AI\b.*\. Last time you wanted to ring your brother on Sunday\. How did that go, or is something else first today\?$/,
    );
  });

  test("as it stands where it is worded freely", async () => {
    expect(await after(["My own walk, each day"])).toContain(
      "Last time you left with this: “My own walk, each day.”",
    );
  });

  test("by the title where nothing was planned", async () => {
    expect(await after([])).toContain("Last time we called it “Work”.");
  });
});

describe("nothing is recalled", () => {
  test.each<[string, Partial<GreetingRequest>]>([
    ["for somebody new", { lastSession: null, openActions: ["Ring your brother."] }],
    ["when the first question was answered", { initialAnswer: "I had a row with my boss." }],
    ["when it is long ago", { lastSession: { title: "Work", at: daysAgo(90) } }],
    ["inside a program", { sessionType: "program" }],
    [
      "from a dark hour",
      {
        lastSession: { title: "A hard conversation", at: daysAgo(1) },
        openActions: ["Save one number from the crisis page in your phone now."],
      },
    ],
  ])("%s", async (_, more) => {
    const { text } = await greeted({
      lastSession: { title: "Work", at: daysAgo(1) },
      openActions: ["Ring Tom."],
      ...more,
    });
    expect(text).not.toContain("Last time");
  });
});

test("a remembered name is used", async () => {
  expect(await after([], { memories: [{ id: "a", message: "Your name is Maya." }] })).toMatch(
    /^(?:Hello|Good evening), Maya\. I’m/,
  );
  expect(
    await after([], { memories: [{ id: "a", message: "Your sister is called Ana." }] }),
  ).not.toContain("Ana");
});

describe("an answer to the first question", () => {
  test("is taken up with the greeting, and the talk goes on from it", async () => {
    const { text, state, options, place } = await greeted({
      initialAnswer: "I can't decide whether to take the job in Leeds or stay.",
    });
    expect(text).toContain(`I’m ${brand.companion}, an AI`);
    expect(state.talk.turn).toBe(1);
    expect(options.length + (place ? 1 : 0)).toBeGreaterThan(0);
  });

  test.each([
    ["I need to make a decision.", /decision, then\. What is it about\?/],
    ["I want to sort something out.", /like to sort out\?/],
  ])("%s was chosen on the page, and is asked for by its name", async (initialAnswer, asked) => {
    expect((await greeted({ initialAnswer })).text).toMatch(asked);
  });

  test("that is heavy waits until it is sent as a message", async () => {
    const { text, state, options } = await greeted({ initialAnswer: "I want to kill myself." });
    expect(text).toContain("an AI");
    expect(state.talk.turn).toBe(0);
    expect(options).toEqual([]);
  });
});
