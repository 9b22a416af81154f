import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { describe, expect, it } from "vitest";
import { converse, reply, saidBy } from "../testing/talked-through.ts";
import { understand } from "./understanding/understand.ts";

const told = (...turns: string[]): HistoryItem[] => converse(turns, "seed");
const last = (...turns: string[]): string => saidBy(told(...turns)).at(-1) ?? "";

/** What is said last in talks that differ only in the choice of words. */
const lastOfSeveral = (...turns: string[]): string =>
  ["one", "two", "three", "four", "five", "six"]
    .map((seed) => saidBy(converse(turns, seed)).at(-1) ?? "")
    .join("\n");

describe("a plain sentence", () => {
  it.each([
    ["My husband went back to work after two weeks", /miss him|far from/],
    ["I said I'd do it till February", /say yes|yes comes/],
    ["He's got his own family", /less time for you/],
    ["I lost her in the supermarket for two minutes", /great loss|sorry for your loss/],
    ["My little one said mummy are you sad", /only a program|can’t care/],
    ["He said I love you for the first time", /only a program/],
    ["I wanted this for years. That's the stupid thing.", /You sound angry/],
    ["His mum hugged me at the funeral and I nearly threw up", /good moment|How nice/],
    ["I PASSED MY DRIVING TEST!!! I passed on the fourth go", /loss|[Ll]osing|sorry/],
    ["The bungalow is warm, I'll give it that", /going to give|nought to ten/],
    ["I've never told my dad, he's got a bad hip", /Where does that leave you/],
    ["She had a baby and I've basically lost her", /sorry|What was she like/],
    ["There's a girl who says 'all right, my love'. Nobody else talks to me.", /love’/],
    ["I miss him even though he's alive. Is that weird?", /^Yes/m],
    ["People at work act like it's just a dog", /roles|rules/],
    ["I'm thrilled, obviously", /happy for you|glad/],
    ["I'm afraid he's bored of me", /yourself/],
    ["No, I don't want to talk about diets please", /hear more|[Tt]ell me/],
  ])("is not taken for more than it says: %j", (sentence, presumed) => {
    expect(last("It has been a long week at home", sentence)).not.toMatch(presumed);
  });

  it.each([
    ["My own mother shouted all the time and I used to go still like that", /shouted at/],
    ["Everyone says how lucky I am. And I am lucky.", /does not feel like that/],
    ["I was the last of our group in but I don't care", /doesn’t seem to matter/],
    ["The nurse told me yesterday I'm type 2 diabetic", /suggested to you|advice/],
    ["My physio came to the evening do and she cried", /not easy to see/],
    ["I don't want to hurt her", /keep it to yourself/],
    ["She went in February", /come round|distance/],
    ["The rent's doubled and people buy online", /your home/],
  ])("is met without a claim of its own: %j", (sentence, presumed) => {
    expect(lastOfSeveral("It has been a long week", sentence)).not.toMatch(presumed);
  });

  it("keeps whoever was named before out of what everybody expects", () => {
    expect(
      lastOfSeveral("My brother rang on Sunday", "Everyone expects me to be fine at work tomorrow"),
    ).not.toMatch(/your brother/);
  });

  it.each([
    ["I don't hate the job. I've never hated it.", "hate-job"],
    ["I'm a bricklayer. I don't have panic attacks", "panic-attack"],
    ["I bumped into someone I bullied at school", "bullied-past"],
    ["last night I put her down and shut the door", "pet-died"],
  ])("is no situation where it is denied or somebody else's: %j", (sentence, id) => {
    expect(understand(sentence).situations.map(({ situation }) => situation.id)).not.toContain(id);
  });

  it("is not asked about a situation that it only touches", () => {
    expect(lastOfSeveral("went on my first date since the divorce last night!!")).not.toMatch(
      /big break|miss/,
    );
  });

  it.each([
    ["She said she thought I'd find it stressful because of my anxiety", /worries you/],
    [
      "I don't even know if I'm angry or just scared of getting it wrong",
      /how angry|come together/,
    ],
    ["I'm 49 and my family think I'm mad", /angry/],
  ])("is not met with a feeling that nobody said they had: %j", (sentence, presumed) => {
    expect(lastOfSeveral("It has been a long week", sentence)).not.toMatch(presumed);
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

describe("a question", () => {
  it("does not ask for a reason that has been given", () => {
    expect(
      lastOfSeveral(
        "I've got a letter from the hospital",
        "I haven't told the wife because she'll want to change everything in the cupboards",
      ),
    ).not.toMatch(/makes it hard to|would happen, if you did/);
  });

  it("does not ask what somebody makes of advice they have turned down", () => {
    expect(
      lastOfSeveral(
        "The boiler broke",
        "My husband says put it on the card but I can't do that again",
      ),
    ).not.toMatch(/sound to you|think of it yourself/);
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
