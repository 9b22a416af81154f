import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { expect, test } from "vitest";
import { chooseMemories } from "./choose-memories.ts";

const messages = [
  "You work as a nurse.",
  "Your sister is called Ana.",
  "You have two kids.",
  "You moved to Leeds in May.",
  "Your dog is called Biscuit.",
  "You have had panic attacks since school.",
  "Walking helps you.",
  "Your dad died in 2019.",
  "You play the guitar.",
];
const memories = messages.map((message, index) => ({ id: `m${index}`, message }));

const chosen = (content: string, history: HistoryItem[] = []) =>
  chooseMemories({ content, history, memories }).map(({ message }) => message);

test.each([
  ["My boss shouted at me on the ward today.", "You work as a nurse."],
  ["Ana has not rung me for weeks.", "Your sister is called Ana."],
  ["My sisters never ask how I am.", "Your sister is called Ana."],
  ["The children were up all night.", "You have two kids."],
  ["I still don’t know anybody in Leeds.", "You moved to Leeds in May."],
  ["We had to take Biscuit to the vet.", "Your dog is called Biscuit."],
  ["I panicked on the train again.", "You have had panic attacks since school."],
  ["I am so stressed, what can I do?", "Walking helps you."],
  ["It would be my father’s birthday.", "Your dad died in 2019."],
])("%s brings to mind: %s", (content, message) => {
  expect(chosen(content)).toContain(message);
});

test.each([
  "It is raining.",
  "ok",
  "Thank you, that is kind.",
  "The neighbours’ radio is broken.",
  "¿Qué tal?",
  "",
])("nothing is dragged in by %j", (content) => {
  expect(chosen(content)).toEqual([]);
});

test("what was named a moment ago is still meant", () => {
  const history: HistoryItem[] = [
    { role: "user", content: "Ana and I fell out." },
    { role: "assistant", content: "That sounds painful." },
  ];
  expect(chosen("And then she hung up.", history)).toContain("Your sister is called Ana.");
  expect(chosen("And then she hung up.")).not.toContain("Your sister is called Ana.");
});

test("the best fit comes first, and never more than go along", () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    id: `${index}`,
    message: index === 150 ? "Your brother Tom is a chef." : "You have a brother.",
  }));
  const found = chooseMemories({
    content: "Tom, my brother, lost his job.",
    history: [],
    memories: many,
  });
  expect(found).toHaveLength(limits.memory.perReplyMax);
  expect(found[0]?.id).toBe("150");
});
