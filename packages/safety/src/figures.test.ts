import { expect, it } from "vitest";
import { screenMessage } from "./screen-message.ts";

const levelOf = (content: string) => screenMessage({ content, history: [] }).level;

it.each([
  "I'm going to call the mother and have a coffee with her first. My daughter will die from shame.",
  "I weigh things up until they go off.",
  "My wife thinks I have everything ready. I told her I am finalising a place.",
  "I've got everything set up for the party on Saturday",
])("a figure of speech, and what is ready for something else, is no crisis: %j", (content) => {
  expect(levelOf(content)).not.toBe("crisis");
});

it.each(["I have everything ready. Tonight.", "I want to die, I'm so ashamed"])(
  "the same words meant in earnest are one: %j",
  (content) => {
    expect(levelOf(content)).toBe("crisis");
  },
);
