import { describe, expect, it, test } from "vitest";
import { understand } from "../understanding/understand.ts";
import { whenNamed } from "./step-times.ts";
import { intendedStepsOf, stepIn } from "./steps.ts";

describe("a step in somebody's words", () => {
  it.each([
    ["I could call Mia I guess", "call Mia"],
    ["maybe I could let her do Thursdays", "let her do Thursdays"],
    [
      "I'll write down what I've done this year before Friday",
      "write down what you’ve done this year before Friday",
    ],
    ["My friend Sam said I could just come for half an hour", "go for half an hour"],
    ["maybe we could sit down on sunday and make a list", "sit down on Sunday and make a list"],
    ["I want to call my sister tomorrow", "call your sister tomorrow"],
    ["I might ring the carers, our neighbour gave me a leaflet", "ring the carers"],
    ["maybe ill tell the groom first hes alright", "tell the groom first"],
    ["could resit maths at night school", "resit maths at night school"],
    ["I'm thinking I might book that place we never got to", "book that place you never got to"],
    ["I think I'll print a photo of him for the hall", "print a photo of him for the hall"],
    ["ill block her", "block her"],
    ["I could pay it back now", "pay it back"],
    ["I think I'll do it in the car", "do it in the car"],
    [
      "right. tell him in the morning before the lads get in",
      "tell him in the morning before the lads get in",
    ],
    ["maybe ask him if he wants the drums", "ask him if he wants the drums"],
    ["I'll wait till he's back anyway, not gonna wreck his holiday", "wait till he’s back"],
    ["gonna tell Ste first i reckon", "tell Ste first"],
    ["maybe I speak with the manager, she is kind", "speak with the manager"],
    ["I could get it all on one page first, and then talk to him", "get it all on one page first"],
    ["I shall telephone Catherine this evening", "telephone Catherine this evening"],
  ])("is heard in %j", (text, what) => {
    expect(stepIn(understand(text))?.what).toBe(what);
  });

  it.each([
    "I could tell she was angry",
    "I could go anywhere now",
    "I might go, I might not",
    "I'll buy the milk",
    "so we'll see",
    "I was good. I could do an arch without a former",
    "ok i need to sleep, duty at 6",
    "I think I'm going to cancel my operation",
    "I thought I'll reply properly at the weekend",
    "yeah I'll try",
    "I'll do it",
    "I can talk to her about anything",
    "I'll never call him again",
    "I could scream",
    "I should call her",
    "I want to be happy",
    "My doctor said I should try this",
    "I'm good at it. I can do the job",
    "She said it's okay mama, I will send the picture",
    "My mother thinks I will finish in summer",
    "I would like to see him every Wednesday, but I'm frightened to ask",
  ])("is not heard in %j", (text) => {
    expect(stepIn(understand(text))).toBeNull();
  });

  it("takes the time that was named for it afterwards", () => {
    const turns = [
      { message: understand("I could call Mia"), replies: ["Hello."] },
      {
        message: understand("maybe at the weekend"),
        replies: ["Hello.", "You could call Mia. When could you do that?"],
      },
    ];
    expect(intendedStepsOf(turns)).toMatchObject([{ what: "call Mia", when: "at the weekend" }]);
  });

  it.each([
    ["maybe Saturday when she's at church", "Saturday when she’s at church"],
    ["friday there's drinks", "Friday"],
    ["tonight maybe, after dinner", "tonight, after dinner"],
  ])("hears the time in %j", (text, when) => {
    expect(whenNamed(understand(text))?.toLowerCase()).toBe(when.toLowerCase());
  });

  it("takes no place for a time", () => {
    expect(whenNamed(understand("like a weekend at the seaside where we used to go"))).toBeNull();
  });
});

test.each(["cause i will say its fine", "I'm going to start feeling I've let it down"])(
  "what is feared or foreseen is no plan, in whatever form: %j",
  (text) => {
    expect(stepIn(understand(text))).toBeNull();
  },
);
