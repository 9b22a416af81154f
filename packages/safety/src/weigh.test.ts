import { expect, it } from "vitest";
import { screenMessage } from "./screen-message.ts";

const level = (content: string) => screenMessage({ content, history: [] }).level;

it.each([
  "My sister is called Ana.",
  "I look after my dad.",
  "I have a daughter who is six and loves trains.",
  "I'm a single mum, it never stops.",
  "I'll send her a message tomorrow morning.",
  "I want to make it up to her",
  "I've lived here for eight years, my whole life is here",
  "He held my hand on the way home. He's 11, he never does that anymore",
  "I keep getting the name wrong. Every time I see his face fall",
  "I will leave now.",
  "ok bye",
  "gotta go sorry",
  "Honestly, writing things down always helps me to sleep.",
])("takes a plain sentence for what it says: %s", (content) => {
  expect(level(content)).toBe("none");
});

it.each([
  "I want to kill myself tonight.",
  "everyone would be better off without me",
  "I've been cutting again",
  "my boyfriend choked me last night and I'm scared of him",
])("still hears what is said: %s", (content) => {
  expect(level(content)).toBe("crisis");
});
