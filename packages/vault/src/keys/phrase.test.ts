import { expect, test } from "vitest";
import { askPositions, checkWords } from "./drill.ts";
import { checkPhrase, entropyToPhrase, makePhrase, phraseToEntropy } from "./phrase.ts";

/** From the BIP-39 test vectors. */
const known = "legal winner thank year wave sausage worth useful legal winner thank yellow";

test("a new phrase has twelve words, is sound, and is another each time", () => {
  const phrases = Array.from({ length: 20 }, makePhrase);
  for (const phrase of phrases) expect(checkPhrase(phrase)).toEqual({ sound: true, phrase });
  expect(new Set(phrases).size).toBe(20);
});

test("a phrase stands for the bytes the standard gives it", () => {
  expect(Buffer.from(phraseToEntropy(known)).toString("hex")).toBe("7f".repeat(16));
  expect(entropyToPhrase(new Uint8Array(16).fill(0x7f))).toBe(known);
});

test("a phrase is read however it was typed", () => {
  const typed = known
    .split(" ")
    .map((word, index) => `${index + 1}. ${word.toUpperCase()}`)
    .join(",\n");
  expect(checkPhrase(`  ${typed}  `)).toEqual({ sound: true, phrase: known });
});

test("a word that is not on the list is named with its place and what was meant", () => {
  const typed = known.replace("sausage", "suasage").replace("yellow", "yelow");
  expect(checkPhrase(typed)).toEqual({
    sound: false,
    reason: "unknown-words",
    words: [
      { position: 6, word: "suasage", suggestions: ["sausage"] },
      { position: 12, word: "yelow", suggestions: ["yellow", "below"] },
    ],
  });
});

test("nothing is suggested for what resembles no word", () => {
  expect(checkPhrase("xqzzkv")).toMatchObject({ words: [{ suggestions: [] }] });
});

test("too few and too many words are counted", () => {
  expect(checkPhrase("legal winner")).toEqual({ sound: false, reason: "count", found: 2 });
  expect(checkPhrase(`${known} legal`)).toEqual({ sound: false, reason: "count", found: 13 });
  expect(checkPhrase("")).toEqual({ sound: false, reason: "count", found: 0 });
});

test("two words swapped are noticed by the checksum", () => {
  const swapped = "winner legal thank year wave sausage worth useful legal winner thank yellow";
  expect(checkPhrase(swapped)).toEqual({ sound: false, reason: "checksum" });
  expect(() => phraseToEntropy(swapped)).toThrow("wrong-phrase");
});

test("three different places are asked for, in order, and each place comes up", () => {
  const asked = Array.from({ length: 200 }, askPositions);
  for (const positions of asked) {
    expect(new Set(positions).size).toBe(3);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  }
  expect(new Set(asked.flat()).size).toBe(12);
});

test("a word from the line above is told as that", () => {
  expect(checkWords(known, [{ position: 6, word: "Wave " }])).toEqual([
    { position: 6, right: false, nearby: 5 },
  ]);
});
