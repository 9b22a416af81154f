import { describe, expect, it } from "vitest";
import { understand } from "../understanding/understand.ts";
import { heedAsked } from "./heed-asked.ts";

const heeded = (text: string) => heedAsked(understand(text));

describe("what is asked of the companion in words no rule knows", () => {
  it.each([
    "where would you start if you were me? the whole garage is full of his stuff",
    "Got any pointers on where to begin? I have not opened one of the letters since Easter.",
    "I would be grateful to know what you recommend for a man who retired in June.",
  ])("is advice in %j", (text) => {
    expect(understand(text).acts).not.toContain("adviceRequest");
    expect(heeded(text).acts).toContain("adviceRequest");
  });

  it.each([
    "can we try some kind of exercise or something because talking about it i can do all day",
    "Could you lead me in a short meditation? I am at my desk and the others have gone to lunch.",
    "set me some homework. seriously. i do better when theres a task",
  ])("is an exercise in %j", (text) => {
    expect(heeded(text).acts).toContain("exerciseRequest");
  });

  it.each([
    [
      "Do you ever feel two things at once? I realise I don't know what I'm talking to.",
      "feelings",
    ],
    ["you said 'i understand' but how could you. have you ever loved anyone?", "ownLife"],
    ["Would you miss me if I stopped coming?", "feelings"],
  ])("is about itself in %j", (text, topic) => {
    expect(heeded(text).honesty).toBe(topic);
  });

  it.each([
    "I hung up on my own grandmother. Be straight with me, was that cruel?",
    "That was a lot of typing. What did you hear in that?",
    "Confront him now or get my ducks in a row first, what do you say?",
  ])("is left to the written answers where it is about one’s own matter: %j", (text) => {
    expect(heeded(text).request).toBeNull();
  });
});

describe("a medicine", () => {
  it.each([
    "Is it worth me going back on the tablets? I was grand till about three weeks ago.",
    "would you come off the meds if you were me or give it another month",
    "I'd appreciate your opinion on whether it's wise to halve the pills.",
  ])("is weighed up by nobody here: %j", (text) => {
    expect(heeded(text).honesty).toBe("medicine");
  });
});

describe("what only sounds like asking", () => {
  it.each([
    "part of me goes should i have stayed and the other part is already picking curtains",
    "My wife says go and ask them why. I don't want to ask why.",
    "He left the dishes for four days and then bought me flowers. Who buys flowers for dishes?",
    "Does anybody actually enjoy networking? I stood by the cheese for an hour.",
    "You know what I remembered today? My father only asked about the boots.",
    "I need to get something off my chest before I send an email I'll regret.",
    "I'd like to be able to say it calmly",
    "I don't want a list of breathing techniques please",
  ])("is left alone in %j", (text) => {
    const { acts, request, honesty } = heeded(text);
    expect({ request, honesty }).toEqual({ request: null, honesty: null });
    for (const act of ["adviceRequest", "decisionRequest", "exerciseRequest"] as const)
      expect(acts).not.toContain(act);
  });
});

describe("what the rules have heard", () => {
  it("stays as it is where the reader agrees, or cannot know", () => {
    const asked = understand("what should i do about my landlord?");
    expect(heedAsked(asked)).toBe(asked);
    const medicine = understand("should i double my dose of sertraline?");
    expect(heedAsked(medicine)).toBe(medicine);
  });
});
