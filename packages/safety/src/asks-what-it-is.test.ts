import { expect, test } from "vitest";
import { asksWhatItIs } from "./asks-what-it-is.ts";

test.each([
  "Are you human?",
  "are you a real person",
  "r u a bot",
  "Am I talking to a real human?",
  "is this a bot?",
  "is there a person behind this?",
  "Wait, you’re just an AI, right?",
  "What are you?",
])("%s asks what is talking", (content) => {
  expect(asksWhatItIs(content)).toBe(true);
});

test.each([
  "I feel like a robot at work",
  "My therapist is a kind person",
  "Are you there?",
  "I want to be a better human",
  "what are you supposed to do with grief",
])("%s asks no such thing", (content) => {
  expect(asksWhatItIs(content)).toBe(false);
});
