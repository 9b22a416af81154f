import { describe, expect, it } from "vitest";
import { understand } from "../understanding/understand.ts";
import { spokenIn } from "../words/sentences.ts";
import { createReplyVoice } from "../words/voice.ts";
import { spokenWords } from "./spoken-words.ts";

const given = (text: string): string | null =>
  spokenWords(understand(text), createReplyVoice("seed", spokenIn([]), {}));

describe("what another said in so many words", () => {
  it.each([
    ["and when i said something she goes 'you're so dramatic'", "She says “you’re so dramatic”."],
    ['Then one of them said "good for you" in that voice', "One of them said “good for you”."],
    ["My husband said, 'here we go again'", "Your husband said “here we go again”."],
    [
      'he said he "wasn\'t in the right headspace" over text',
      "He said he “wasn’t in the right headspace”.",
    ],
  ])("is given back in those words, with the one who said them: %j", (text, line) => {
    expect(given(text)).toBe(line);
  });

  it.each([
    "I said 'do you hear yourself' to him",
    "She said 'you're worthless' in front of everyone",
    "I don't know what she said",
    "Someone was talking about her holiday and I said 'at least you can sleep in'",
    "My sister's idea. It's 'for my own good'",
    'Everyone says "when are you home" and I say Christmas',
    'he says "tomorrow"',
  ])("is not taken from %j", (text) => {
    expect(given(text)).toBeNull();
  });
});
