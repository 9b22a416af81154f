import { brand } from "@app/contract/brand";
import { sessionTypes } from "@app/contract/calls/sessions";
import { describe, expect, test } from "vitest";
import { greet, type Opening } from "./greeting.ts";

const now = new Date("2026-03-10T20:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

const opening = (more: Partial<Opening> = {}): Opening => ({
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

const after = (openActions: string[], more: Partial<Opening> = {}) =>
  greet(opening({ lastSession: { title: "Work", at: daysAgo(3) }, openActions, ...more }));

test.each(sessionTypes)("a %s session begins with who is speaking", (sessionType) => {
  expect(after([], { sessionType })).toContain(`I’m ${brand.companion}, an AI.`);
});

describe("what was planned is asked after", () => {
  test("in the words of the plan", () => {
    expect(after(["Ring your brother on Sunday. Choose an hour."])).toMatch(
      /an AI\. Last time you wanted to ring your brother on Sunday\. How did that go, or is something else first today\?$/,
    );
  });

  test("as it stands where it is worded freely", () => {
    expect(after(["My own walk, each day"])).toContain(
      "Last time you left with this: “My own walk, each day.”",
    );
  });

  test("by the title where nothing was planned", () => {
    expect(after([])).toContain("Last time we called it “Work”.");
  });
});

describe("nothing is recalled", () => {
  test.each<[string, Partial<Opening>]>([
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
  ])("%s", (_, more) => {
    expect(
      greet(
        opening({
          lastSession: { title: "Work", at: daysAgo(1) },
          openActions: ["Ring Tom."],
          ...more,
        }),
      ),
    ).not.toContain("Last time");
  });
});

test("a remembered name is used", () => {
  expect(after([], { memories: [{ id: "a", message: "Your name is Maya." }] })).toMatch(
    /^(?:Hello|Good evening), Maya\. I’m/,
  );
  expect(
    after([], { memories: [{ id: "a", message: "Your sister is called Ana." }] }),
  ).not.toContain("Ana");
});
