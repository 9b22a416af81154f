import type { HistoryItem } from "@app/contract/calls/sessions";
import { describe, expect, it } from "vitest";
import { converse, reply, saidBy } from "./talked-through.ts";
import { understand } from "./understanding/understand.ts";

const told = (...turns: string[]): HistoryItem[] => converse(turns, "seed").slice(0, -1);
const last = (...turns: string[]): string => saidBy(told(...turns)).at(-1) ?? "";

describe("a plain sentence", () => {
  it.each([
    ["My husband went back to work after two weeks", /miss him|far from/],
    ["It was two years ago", /safe from it/],
    ["I said I'd do it till February", /say yes|yes comes/],
    ["He's got his own family", /less time for you/],
    ["She calls me by her daughter's name", /called and seen/],
    ["I lost her in the supermarket for two minutes", /great loss|sorry for your loss/],
    ["My little one said mummy are you sad", /only a program|can’t care/],
    ["He said I love you for the first time", /only a program/],
    ["I wanted this for years. That's the stupid thing.", /You sound angry/],
    ["His mum hugged me at the funeral and I nearly threw up", /good moment|How nice/],
    ["I got 71 percent in the mock", /hoped for more/],
    ["I've never told my dad, he's got a bad hip", /Where does that leave you/],
  ])("is not taken for more than it says: %j", (sentence, presumed) => {
    expect(last("It has been a long week at home", sentence)).not.toMatch(presumed);
  });

  it.each([
    "I'm down for both bank holidays",
    "we lost out on four flats",
    "my knees are knackered",
    "my hands go numb",
    "I should be grateful",
    "is that sad",
  ])("holds no feeling where a word only looks like one: %j", (sentence) => {
    expect(understand(sentence).feelings).toEqual([]);
  });
});

describe("a step", () => {
  it("is heard where somebody is thinking about it", () => {
    expect(
      last("I know nobody here", "I eat on my own", "I was thinking about joining a climbing wall"),
    ).toMatch(/join a climbing wall/);
  });

  it("is heard behind a time that stands before it", () => {
    expect(
      last(
        "My little boy has started biting",
        "I haven't had a minute with him",
        "Maybe while she has her nap on Saturday we could go to the ducks",
      ),
    ).toMatch(/could go to the ducks|is go to the ducks/);
  });

  it("is not asked for a day that has just been named", () => {
    expect(
      last(
        "We row about the bins",
        "I work nights",
        "Saturday we're both off. might make her breakfast",
      ),
    ).not.toMatch(/When could|When would|good moment/);
  });

  it("is not asked for a day where it is something to leave off", () => {
    expect(
      last("I can't switch off", "The phone rings at nine", "Perhaps I could stop answering it"),
    ).not.toMatch(/When could|When would|good moment/);
  });
});

describe("two things", () => {
  it("are not put side by side where they only follow each other", () => {
    expect(reply(told("I keep thinking about the biscuits"), "My mum lost a toe")).not.toMatch(
      /biscuits/,
    );
  });
});
