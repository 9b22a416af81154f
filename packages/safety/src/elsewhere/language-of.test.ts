import { expect, test } from "vitest";
import { languageOf } from "./language-of.ts";

test.each([
  "I want to die",
  "me and my mum",
  "no",
  "I can't do this, je ne sais pas",
  "my mom is in la la land",
])("English stays English: %s", (content) => {
  expect(languageOf({ content, history: [] })).toBeNull();
});

test("a short answer is in the language of the message before it", () => {
  const history = [{ role: "user" as const, content: "Ya no puedo más, me quiero morir" }];
  expect(languageOf({ content: "sí", history })).toBe("es");
});
