import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../../testing/talked-through.ts";

const last = (...turns: string[]): string => saidBy(converse(turns, "seed")).at(-2) ?? "";
const ofTrouble = /sit with you|affect you|hardest|with that now|feel about that/;

describe("small things", () => {
  it.each([
    ["Nice slow Saturday here", "I am having a lazy day with the telly on"],
    ["Just having a cup of tea", "I made a soup for lunch"],
    ["It is raining here", "I have been doing a jigsaw"],
  ])("are chatted about, and not asked about like a trouble: %j, %j", (...turns) => {
    const answer = last(...turns);
    expect(answer).not.toMatch(ofTrouble);
    expect(answer).toMatch(/\?$/);
  });

  it("are no small talk once something has weighed", () => {
    const answer = last(
      "I lost my job and I can't sleep",
      "I am having a lazy day with the telly on",
    );
    expect(answer).not.toMatch(/enjoyed lately|What is the week like/);
  });
});
