import { describe, expect, test } from "vitest";
import { converse, reply } from "../testing/talked-through.ts";

const after = (turns: readonly string[], content: string, seed = "seed"): string =>
  reply(converse(turns, seed).slice(0, -1), content, { seed });

describe("the person's own words", () => {
  test("are not joined when they are about different people", () => {
    expect(after(["My boss shouted at me today"], "our daughter comes on Sundays")).not.toMatch(
      /boss.*, and .*daughter/,
    );
  });

  test("are quoted where the clause cannot be turned round", () => {
    expect(after(["I lost my job in June"], "Two years I built that thing")).toContain(
      "“Two years I built that thing”",
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

  test("of somebody who compares themselves are a feeling and no fact", () => {
    const said = reply(
      [{ role: "assistant", content: "Hello." }],
      "Everyone at this place is so much smarter than me",
    );
    expect(said).toMatch(/feels as if everyone at this place is so much smarter than you/);
  });
});

describe("a few words", () => {
  test("that stand against something are taken up as that", () => {
    expect(after(["I keep thinking about handing in my notice"], "but the mortgage")).toMatch(
      /there is the mortgage/,
    );
  });

  test("that name a time are heard as the time for what was wished", () => {
    expect(after(["I want to tell her about the money"], "Saturday maybe")).toContain("Saturday");
  });

  test("said one after another are put together once", () => {
    const said = after(["work", "money", "my back"], "everything");
    expect(said).toMatch(/work, money, your back and everything/);
  });

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
