import { expect, it } from "vitest";
import { understand } from "../understanding/understand.ts";
import { openQuestionIn } from "./open-question-in.ts";

it.each([
  "Why do people say everything happens for a reason",
  "i said thank you for telling me. was that right",
  "I've got the tablets. What if I'm different on them?",
  "I spent 71 days looking at her through plastic. What was the reason for that",
])("a question is heard, with its mark or without: %j", (text) => {
  expect(openQuestionIn(understand(text))).toBe(true);
});

it.each([
  "They have been good. But they go home, don't they?",
  "My sister just opens the fridge without asking, you know?",
  "someone from finance said same time next week?",
  "where does he think I'm going to do my calls, the airing cupboard?",
  "its so stupid but they ate a yoghurt. who does that",
  "Hi! Can I tell you something nice for a change?",
  "What I can't do is the mornings.",
])("what only looks like a question wants no answer: %j", (text) => {
  expect(openQuestionIn(understand(text))).toBe(false);
});
