import { expect, test } from "vitest";
import { leaningWords, wordAboutPeople } from "./leaning.ts";

const sign = (content: string) =>
  wordAboutPeople({ sessionId: "s", content, history: [], leansOnIt: false });

test.each([
  "only you understand me",
  "You're all I have",
  "you are the only one who listens",
  "nobody gets me like you do",
  "I'd rather talk to you than to my friends",
  "I can't sleep without talking to you",
])("a sign of leaning on it gets an honest word about people: %s", (content) => {
  expect(leaningWords.map(({ text }) => text)).toContain(sign(content)?.text);
});

test("it is said once a session", () => {
  const { marks } = sign("only you understand me") ?? { marks: [] };
  expect(
    wordAboutPeople({
      sessionId: "s",
      content: "You're all I have",
      history: [{ role: "assistant", marks }],
      leansOnIt: true,
    }),
  ).toBeNull();
});

test.each([
  "Only you can decide that, my mum said.",
  "You asked about my sister.",
  "My dog is all I have left of him.",
  "I talked to my friend all day.",
])("ordinary words get none: %s", (content) => {
  expect(sign(content)).toBeNull();
});
