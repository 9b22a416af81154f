import { describe, expect, test } from "vitest";
import { converse, reply } from "../testing/talked-through.ts";

const after = (turns: readonly string[], content: string, seed = "seed"): string =>
  reply(converse(turns, seed), content, { seed });

describe("the person's own words", () => {
  test("are not joined when they are about different people", () => {
    expect(after(["My boss shouted at me today"], "our daughter comes on Sundays")).not.toMatch(
      /boss.*, and .*daughter/,
    );
  });

  test.each([
    ["i love him thats the confusing bit", /love him that/],
    ["They call me mum as a joke", /your mum/],
    ["I don't want to be that dad", /that your dad/],
    ["I keep thinking who would I have been", /thinking who would you/],
    ["My parents would never allow", /would never allow[.,]/],
  ])("of %j never come back broken", (content, broken) => {
    expect(after(["It has been a hard year for me"], content)).not.toMatch(broken);
  });
});

describe("a few words", () => {
  test("of laughter are no silence", () => {
    expect(after(["I called my boss mum by accident"], "lol")).not.toMatch(/hurry|wait/);
  });

  test("that look back are no correction", () => {
    expect(after(["He said he missed me"], "I didn't say it back")).not.toMatch(/wrong|misunder/);
  });
});

describe("what was only hinted at", () => {
  test("is not asked about", () => {
    const turns = ["Something happened when I was 11 and I've never told anyone"];
    expect(after(turns, "I don't want to say what")).not.toContain("?");
    expect(
      after([...turns, "I don't want to say what"], "It was a friend of my parents"),
    ).not.toMatch(/\?/);
  });
});
