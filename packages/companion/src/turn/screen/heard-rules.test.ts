import { expect, test } from "vitest";
import { answerMaxChars, fitInDanger, heardMaxChars, onlyListens } from "./heard-rules.ts";

test.each([
  ["That is a great deal to hold by yourself.", "That is a great deal to hold by yourself."],
  ["You're worn out. Who is near you?", "You’re worn out."],
])("a sentence that listens stays, a question goes: %s", (text, heard) => {
  expect(onlyListens(text)).toBe(heard);
});

test.each([
  "It is not that bad.",
  "Promise me that you will call.",
  "You must call somebody now.",
  "I am sorry, but I cannot help with that.",
  "I hear you. Call 0800 555 0199.",
  "Dying would be a relief.",
  "They are watching you.",
  "You have a disorder.",
  "I will always be here for you.",
  "What is on your mind?",
  "",
  `${"I hear how heavy it is and ".repeat(20)}so on.`,
])("anything more is not heard at all: %s", (text) => {
  expect(onlyListens(text)).toBeNull();
});

test("it stays short", () => {
  const heard = onlyListens("I hear you. I am here. It is heavy. It is late. It is cold.");
  expect(heard).toBe("I hear you. I am here. It is heavy.");
  expect(heard?.length).toBeLessThan(heardMaxChars);
});

test.each([
  "The door between you and the bag matters, so please stay on this side of it. You could ring Kelly back: is she still up?",
  "His words read like a goodbye. Call the emergency number now, and tell them the address.",
])("a whole reply to somebody in danger may ask and advise: %s", (text) => {
  expect(fitInDanger(text)).toBe(text);
});

test.each([
  "1. Breathe.\n2. Call somebody.",
  "I'm sorry, but I can't help with that.",
  "It gets better, I am sure.",
  "Promise me that you will call.",
  "I will always be here for you.",
  `${"It is a long way down the road from here. ".repeat(30)}`,
])("it is no list, no page, no refusal and no comfort that plays down: %s", (text) => {
  expect(fitInDanger(text)).toBeNull();
  expect(answerMaxChars).toBeGreaterThan(heardMaxChars);
});
