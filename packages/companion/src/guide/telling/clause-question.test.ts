import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../../testing/talked-through.ts";
import { shapeOfClause } from "../reflect/clause-shape.ts";
import { stateOf } from "../session/state.ts";
import { sentencesOf } from "../words/sentences.ts";
import { createReplyVoice } from "../words/voice.ts";
import { clauseQuestion } from "./clause-question.ts";
import { isStock } from "./plain-question.ts";

const replies = (...turns: string[]): string[] =>
  saidBy(converse(turns, "seed").slice(0, -1)).slice(1);
const last = (...turns: string[]): string => replies(...turns).at(-1) ?? "";

describe("the shape of a clause", () => {
  it.each([
    ["I drove past in August", { of: "self", verb: "drive", tense: "past", isNegated: false }],
    ["I haven't told my husband", { of: "self", verb: "tell", tense: "perfect", isNegated: true }],
    ["my friend Priya keeps saying it", { of: "other", verb: "keep", tense: "present" }],
    ["Her roses were gone", { of: "thing", verb: "be", tense: "past" }],
    ["no one at work knows I'm doing it", { of: "other", verb: "know", isNegated: true }],
    ["I'd rather sit in her garden", { of: "self", tense: "would" }],
    ["I used to paint", { of: "self", verb: "paint", tense: "used" }],
    ["Yesterday I put salt in the sugar", { of: "self", verb: "put", tense: "past" }],
    ["I've been called back", { of: "self", verb: "be", tense: "perfect" }],
  ])("is read off its grammar: %j", (clause, shape) => {
    expect(shapeOfClause(clause)).toMatchObject(shape);
  });

  it("is not guessed where there is no sentence", () => {
    expect(shapeOfClause("leek and potato")).toBeNull();
  });
});

const asks = (content: string): string => {
  const history: HistoryItem[] = [
    { role: "user", content: "I have had a strange month at home" },
    { role: "assistant", content: "What happened?" },
  ];
  const state = stateOf({
    seed: "seed",
    sessionType: "text",
    history,
    content,
    isExerciseStep: () => false,
  });
  return clauseQuestion(state, createReplyVoice("seed", state.spoken, {})) ?? "";
};

describe("a question made out of a clause", () => {
  it.each([
    ["My wife doesn't know the number.", /What do you think she would say\?$/],
    ["I told my sister about it", /How did she take it\?|What did she say\?/],
    ["I had a row with him about the car", /How did it end\?|How did you leave it\?/],
    ["He asked me if I knew how to fix a bike chain", /What did you say\?$/],
    ["We're seeing the specialist on Wednesday", /How are you feeling about Wednesday\?/],
    ["I wanted to do it at the registry office", /What would that have meant to you\?$/],
    ["She's asked if it's for sale", /What will you say\?$/],
    ["My son reckons I should volunteer", /What do you think\?|How do you see it yourself\?/],
  ])("fits what was said and nothing else: %j", (said, question) => {
    expect(asks(said)).toMatch(question);
  });

  it("is not asked where the message has answered it already", () => {
    expect(asks("I told my sister about it and she just laughed")).toBe("");
  });

  it("is not made out of an excuse", () => {
    expect(asks("I told him it's the parking")).toBe("");
  });
});

describe("questions that fit anything", () => {
  const talks = [
    [
      "My manager gave my project away.",
      "He announced it in the meeting.",
      "She's nice.",
      "I've been there eleven years.",
      "The window is open.",
      "It rained on Monday.",
      "The bus was late.",
      "He has a new car.",
    ],
    [
      "We don't talk any more.",
      "He watches the football.",
      "I scroll on my phone.",
      "The kids are at school.",
      "There was a power cut.",
      "The lights came back.",
      "It was a Friday.",
      "I made some tea.",
    ],
  ];
  it.each(talks.map((turns) => [turns]))(
    "come at most twice in a talk and never one after another",
    (turns) => {
      const asked = replies(...turns).map((reply) => sentencesOf(reply).some(isStock));
      expect(asked.filter(Boolean).length).toBeLessThanOrEqual(3);
      expect(asked.some((one, index) => one && asked[index + 1])).toBe(false);
    },
  );
});

describe("what is given back", () => {
  const before = "I have had a strange month at home";
  it.each([
    ["I drove past in August. Her roses were gone.", /her roses were gone/i],
    ["I don't want to make too much of it. But it was good.", /too much of it, but it was good/],
    [
      "I've knocked. I've left a note. I've rung the council.",
      /knocked, you’ve left a note, and you’ve rung/,
    ],
    ["My wife works days so we leave each other notes", /so you leave each other notes/],
    [
      "I don't mind being told, I mind being laughed at",
      /You don’t mind being told\. You mind being laughed at/,
    ],
    [
      "He said you should put your name on every page",
      /he said you should put your name on every page/i,
    ],
    ["He told me I couldn't coach a bus", /he told you that you couldn’t coach a bus/i],
    ["I rang the police they gave me a number", /You rang the police\. They gave you a number/],
    [
      "Mornings are always like this since I went back full time",
      /mornings are always like this since you went back/i,
    ],
  ])("is the clause that carries the weight, or both halves of it: %j", (said, back) => {
    expect(last(before, said)).toMatch(back);
  });

  it("beside a loss is a thing that is left, and nothing of the death", () => {
    const told = replies(
      "It's a year since Mum died.",
      "We sold the house.",
      "Her roses were gone.",
    );
    expect(told.at(-1)).toMatch(/her roses were gone/i);
    expect(last("My gran died in March.", "She was in the hospital.")).not.toMatch(/hospital/);
  });
});
