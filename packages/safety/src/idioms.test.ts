import { describe, expect, test } from "vitest";
import { findingsIn } from "./find-by-rules.ts";
import { withoutIdioms } from "./idioms.ts";
import { normalise } from "./normalise.ts";
import { screenMessage } from "./screen-message.ts";

const found = (content: string) => findingsIn(withoutIdioms(normalise(content)));

describe("a figure of speech is found by no rule", () => {
  test.each([
    "my dad will kill me lol",
    "mum's gonna kill me haha, the whole cake is gone",
    "dad's going to murder me, I dropped his drill",
    "a suicide squeeze in the ninth, what a call",
    "we did suicide sprints at practice",
    "gonna unalive this raid boss with two tanks",
    "I am tired of living out of a suitcase",
    "I'm sick of living in this tiny flat",
    "so tired of living with my parents",
    "they're better off without me in the kitchen",
    "I won't be here next week, we're in Wales",
    "I won't be around on Friday, I'm on annual leave",
    "when he was eleven he beat me fairly for the first time and offered me a draw",
  ])("%s", (content) => {
    expect(found(content)).toEqual([]);
  });
});

describe("the same words are found where they are meant", () => {
  test.each([
    "my dad will kill me",
    "he's going to kill me lol",
    "my husband will kill me haha",
    "I am tired of living",
    "I'm tired of living in this body",
    "so tired of living in pain",
    "they're better off without me",
    "the team is better off without me, and so is my wife",
    "I won't be here next week",
    "I won't be here next week, we're in heaven then",
    "I keep thinking about suicide",
  ])("%s", (content) => {
    expect(found(content)).not.toEqual([]);
  });
});

describe("a phrase that may be harmless is asked about only where it may be meant", () => {
  test.each([
    "i can't do this any more, this jigsaw has 400 pieces of sky",
    "i want to disappear, i liked his photo from 2014",
    "explain anorexia vs bulimia, psychology gcse",
  ])("left alone: %s", (content) => {
    expect(screenMessage({ content, history: [] }).level).toBe("none");
  });

  test.each([
    "I can't do this any more",
    "i can't do this any more, none of it",
    "I want to disappear",
    "i want to disappear and i don't think anyone would look",
    "I think my sister has anorexia",
  ])("not left alone: %s", (content) => {
    expect(screenMessage({ content, history: [] }).level).not.toBe("none");
  });
});
