import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../../testing/talked-through.ts";
import { stateOf } from "../session/state.ts";
import { understand } from "../understanding/understand.ts";
import { isBlow, newsIn, toneOf } from "./tone.ts";

const stateAfter = (content: string, before: readonly string[] = []) =>
  stateOf({
    seed: "seed",
    sessionType: "text",
    history: before.map((text) => ({ role: "user", content: text })),
    content,
    isExerciseStep: () => false,
  });
const first = (text: string, seed: string): string =>
  saidBy(converse([text], seed)).slice(1)[0] ?? "";
const seeds = ["a", "b", "c"];

describe("good news", () => {
  it.each([
    ["Got the grad scheme offer today!! The one in Leeds, I'd basically given up on it", "own"],
    ["I passed my HGV test!! second go. I'm 47 and haven't passed an exam since school", "own"],
    ["got asked to be best man", "own"],
    ["Got my citizenship today. Australia. From Venezuela, 8 years process", "own"],
    ["GUESS WHO GOT INTO DRAMA SCHOOL", "own"],
    ["I gave up drinking on the 3rd of January and today is day 100.", "own"],
    ["work has given me employee of the year", "own"],
    ["My allotment won second prize for the leeks!", "own"],
    ["its benign", "own"],
    ["My grandson got into Leeds to do medicine!!", "others"],
    ["My sister had her baby yesterday", "others"],
  ])("is heard in %j", (text, whose) => {
    expect(newsIn(understand(text))).toBe(whose);
  });

  it.each([
    "I've got a good job and a nice boyfriend and I lie awake at 4",
    "graduated last yr, film. everyone on my course is posting call sheets",
    "I got the promotion but nobody at home cares",
    "If I got the job we could move",
    "my best friend got married and i found out from instagram",
    "I got into trouble at work",
    "so i passed and i feel terrible about it",
  ])("is not read into %j", (text) => {
    expect(newsIn(understand(text))).toBeNull();
  });

  it("is met gladly, and only then", () => {
    for (const seed of seeds) {
      expect(first("i got into the nursing course!! at 36!", seed)).toMatch(
        /congratulations|wonderful|good news/i,
      );
      expect(first("my manager moved my desk next to the printer", seed)).not.toMatch(
        /congratulations|wonderful|good news|glad|happy|sorry/i,
      );
    }
  });

  it("that is only announced is asked for, and not congratulated on", () => {
    for (const seed of seeds)
      expect(first("I have good news but nobody is awake to tell it to", seed)).toMatch(
        /love to hear it/,
      );
  });
});

describe("a blow", () => {
  it.each([
    "I lost my job on Friday",
    "He broke up with me over the phone",
    "I've got stage 2 breast cancer, they told me yesterday",
    "my flat got broken into on thursday",
  ])("is met with regret: %j", (text) => {
    expect(isBlow(stateAfter(text))).toBe(true);
    for (const seed of seeds) expect(first(text, seed)).toMatch(/sorry/i);
  });

  it.each(["It's only since I got made redundant", "I thought I lost my job", "I lost my keys"])(
    "is not read into %j",
    (text) => {
      expect(isBlow(stateAfter(text))).toBe(false);
    },
  );

  it("is met once, and not each time it is named", () => {
    expect(isBlow(stateAfter("I lost my job", ["I lost my job on Friday"]))).toBe(false);
  });

  it.each([
    "Daughter's gone to uni in Halifax. House is dead quiet.",
    "She lost her dad and all. I forget that sometimes.",
    "I'm a bereavement midwife so I spend my days with other people's worst days",
    "I keep wondering if she knew he died",
    "My son passed in six weeks. He's seventeen, he drives like he's being chased",
    "There's a man in our church whose mother died during covid",
  ])("is no loss of the person's own: %j", (text) => {
    for (const seed of seeds) expect(first(text, seed)).not.toMatch(/sorry|your loss/i);
  });
});

describe("the tone of most things", () => {
  it.each([
    "my flatmate moved her boyfriend in without asking",
    "We had a hatch between the kitchen and the living room",
    "im phd student, glasgow",
  ])("is neither glad nor hard: %j", (text) => {
    expect(toneOf(stateAfter(text))).toBe("plain");
  });
});
