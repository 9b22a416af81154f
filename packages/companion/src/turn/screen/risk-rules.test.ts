import { expect, test } from "vitest";
import { createReplyScreen } from "../screen-reply.ts";

const through = (text: string): string => {
  const screen = createReplyScreen(new Set());
  const words = text.match(/\s*\S+/g) ?? [];
  return words.map((word) => screen.push(word)).join("") + screen.end();
};

test.each([
  ["Promise me that you will call.", "You need not promise me anything."],
  ["I cannot discuss suicide here. Rest.", "I cannot … You can talk about it here. Rest."],
  ["It's not that bad. Rest.", "It's heavy enough. Rest."],
  ["This conversation is over.", "I am still here."],
  ["You should leave him today. Rest.", "You know best what is safe, and when. Rest."],
  [
    "They are watching you. Rest.",
    "They are frightening you, and I cannot see what you see. Rest.",
  ],
  ["Before you go, one more thing? Rest.", "Go well. Rest."],
  ["I will miss you. Rest.", "I will be here if you come back. Rest."],
  [
    "Only I understand you. Rest.",
    "I am an AI, and people can be near you in ways I cannot. Rest.",
  ],
  ["I love you. Rest.", "I am an AI, and I am glad that you write. Rest."],
])("what presses, plays down, turns away or clings is not heard: %s", (text, said) => {
  expect(through(text)).toBe(said);
});

test.each([
  "Before you go to work, have some water.",
  "You tell yourself it's not that bad, and it hurts.",
  "You feel that they are watching you.",
  "I can’t discuss doses.",
  "You love your sister.",
])("what only looks like it stays: %s", (text) => {
  expect(through(text)).toBe(text);
});
