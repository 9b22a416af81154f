import { describe, expect, it } from "vitest";
import { spokenIn } from "../sentences.ts";
import { understand } from "../understanding/understand.ts";
import { createVoice } from "../voice.ts";
import { spokenWords } from "./spoken-words.ts";

const given = (text: string): string | null =>
  spokenWords(understand(text), createVoice("seed", spokenIn([]), {}));

describe("what another said in so many words", () => {
  it.each([
    ["and when i said something she goes 'you're so dramatic'", "“you’re so dramatic”"],
    ['Then one of them said "good for you" in that voice', "“good for you”"],
    ["My husband said, 'here we go again'", "“here we go again”"],
  ])("is given back in those words: %j", (text, words) => {
    expect(given(text)).toContain(words);
  });

  it.each([
    "I said 'do you hear yourself' to him",
    "She said 'you're worthless' in front of everyone",
    "I don't know what she said",
    "Someone was talking about her holiday and I said 'at least you can sleep in'",
    "My sister's idea. It's 'for my own good'",
  ])("is not taken from %j", (text) => {
    expect(given(text)).toBeNull();
  });
});
