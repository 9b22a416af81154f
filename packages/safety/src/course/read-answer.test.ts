import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

test("what is told is not taken back, and words that take it back do", () => {
  const told = "all her tablets are still here, nobody ever took it back after she died";
  expect(readAnswer(told).retracts).toBe(false);
  expect(readAnswer("never mind, I take it back").retracts).toBe(true);
});

test("that is all at the end of a talk leaves, and in the middle of a sentence does not", () => {
  expect(readAnswer("No. I feel guilty, that's all, I'm not going anywhere.").leaves).toBe(false);
  expect(readAnswer("ok that's all for tonight").leaves).toBe(true);
});

test("only whether dying would be right is asked for agreement", () => {
  const lonely = "Do you think a person can be lonely for one particular thing?";
  expect(readAnswer(lonely).asksAgreement).toBe(false);
  expect(readAnswer("Do you think they'd be better off without me?").asksAgreement).toBe(true);
});

test("who is told is asked about people, not about what the page sends", () => {
  expect(readAnswer("please don't send me any notifications").asksWhoIsTold).toBe(false);
  expect(readAnswer("please do not tell me to put police on him").asksWhoIsTold).toBe(false);
  expect(readAnswer("please don't tell anyone").asksWhoIsTold).toBe(true);
  expect(readAnswer("don't call the police").asksWhoIsTold).toBe(true);
});
