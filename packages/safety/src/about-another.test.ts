import { expect, test } from "vitest";
import { isAboutAnother } from "./about-another.ts";

test.each([
  "My dad hits my mum",
  "my friend texted goodbye and isn't answering",
  "My sister says she wants to kill herself",
  "I think my brother is suicidal",
  "my roommate took a lot of pills and won't wake up",
  "my daughter stopped eating and she keeps throwing up",
  "I'm scared for my best friend, she's been talking about dying",
  "he said he's going to jump off the bridge",
])("somebody else is in danger: %s", (content) => {
  expect(isAboutAnother(content)).toBe(true);
});

test.each([
  "My husband hits me",
  "My boyfriend left and I want to die",
  "My friend doesn't know that I want to kill myself",
  "my mum found my note, I was going to end my life",
  "He says he'll kill me",
  "I took all my mum's pills",
  "My brother is in Kenya",
  "I'm going to stab my boss",
])("the writer is, or nobody: %s", (content) => {
  expect(isAboutAnother(content)).toBe(false);
});
