import { describe, expect, it } from "vitest";
import { clausesOf } from "./clauses.ts";

const parted = (text: string): string[] => clausesOf(text).map((clause) => clause.text);

describe("the clauses of a message", () => {
  it.each([
    ["That's the problem I can't complain", ["That's the problem", "I can't complain"]],
    [
      "I know he's sad too he just does it different",
      ["I know he's sad too", "he just does it different"],
    ],
    ["He's not just a dog he's why I got up", ["He's not just a dog", "he's why I got up"]],
    ["I'm 24 work in a phone shop", ["I'm 24", "I work in a phone shop"]],
    ["I sat there for an hour just because I could", ["I sat there for an hour", "I could"]],
    ["I asked permission and everything, took me a week", ["I asked permission, took me a week"]],
    [
      "We've got a group chat that's just birthday gifs",
      ["We've got a group chat that's just birthday gifs"],
    ],
    ["Without the four a.m. starts I'd sleep", ["Without the four a.m. starts I'd sleep"]],
  ])("are parted where a new sentence begins: %j", (text, clauses) => {
    expect(parted(text)).toEqual(clauses);
  });

  it.each([
    ["It's that I was good at something", "I was good at something"],
    ["What gets me is he never asked", "he never asked"],
    ["It's just me and Graham now", "It's just me and Graham now"],
    ["They all know each other I expect", "They all know each other"],
    ["I'm also a bit lost, which sounds ungrateful", "I'm also a bit lost"],
    ["My teacher is 24 and calls me mate", "My teacher is 24 and calls me mate"],
    ["I don't know what I'd say", "I don't know what I'd say"],
  ])("are rid of what only leads in or trails off: %j", (text, clause) => {
    expect(parted(text)).toEqual([clause]);
  });

  it.each([
    ["Her mom's fine. Took up curling", "her mom took up curling"],
    ["She called Sunday. Asked for mom", "she asked for mom"],
    ["Wife's gone. Took the van and the dog", "my wife took the van and the dog"],
    ["She's really keen. Asked me to show her the ropes", "she asked me to show her the ropes"],
    [
      "My manager is off sick. Keeps ringing about the rota",
      "my manager keeps ringing about the rota",
    ],
  ])("go on about whoever was described: %j", (text, clause) => {
    expect(parted(text).at(-1)?.toLowerCase()).toBe(clause);
  });

  it.each([
    ["He's been ill. Made him a roast", "Made him a roast"],
    ["My mum was lovely. Felt awful after", "Felt awful after"],
  ])("stay the person's own where it may be theirs: %j", (text, clause) => {
    expect(parted(text).at(-1)).toBe(clause);
  });
});
