import { describe, expect, test } from "vitest";
import { checkSentence } from "./check-sentence.ts";

describe("a phrase that is not right", () => {
  test("is told word by word, with what was probably meant", () => {
    const words = [{ position: 3, word: "windwo", suggestions: ["window"] }];
    expect(checkSentence({ sound: false, reason: "unknown-words", words })).toBe(
      "Word 3, “windwo”, is not on the list. Did you mean window?",
    );
  });

  test("says how many words are missing", () => {
    expect(checkSentence({ sound: false, reason: "count", found: 11 })).toContain("11 of 12");
  });

  test("says where to look when every word is a word", () => {
    expect(checkSentence({ sound: false, reason: "checksum" })).toContain("swapped");
  });
});
