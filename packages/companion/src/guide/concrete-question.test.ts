import { describe, expect, it } from "vitest";
import { concreteSubjects } from "./say/concrete-questions.ts";
import { converse, saidBy } from "./talked-through.ts";

const last = (...turns: string[]): string => saidBy(converse(turns, "seed")).at(-2) ?? "";

describe("a thing somebody named", () => {
  it.each([
    ["I had the scan on Wednesday", /What did they tell you|come away from it/],
    ["I made a soup last night", /turn out|Who was it for/],
    ["I've been doing a jigsaw", /get into that|like about it/],
  ])("is asked about as a neighbour would: %j", (told, asked) => {
    expect(last("It has been one of those weeks at home", told)).toMatch(asked);
  });

  it.each([
    "We've got nine hundred in savings and it was meant for Christmas",
    "There is a school next door and they are loud",
    "I told them I had a dentist appointment",
    "We've had to cancel the holiday",
    "I put her tablets in a box",
  ])("is left alone where it is only by the way: %j", (told) => {
    const asked = new Set(
      concreteSubjects.flatMap(({ past = [], ahead = [], now }) => [...past, ...ahead, ...now]),
    );
    const answer = last("My dad has not been himself lately", told);
    expect([...asked].filter((question) => answer.includes(question))).toEqual([]);
  });
});

describe("small things", () => {
  it("are chatted about, and not asked about like a trouble", () => {
    const answer = last("Nice slow Saturday here", "I am having a lazy day with the telly on");
    expect(answer).not.toMatch(/sit with you|affect you|hardest/);
    expect(answer).toMatch(/\?$/);
  });
});
