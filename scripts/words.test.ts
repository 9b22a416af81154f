import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const page = readFileSync(fileURLToPath(new URL("../docs/words.md", import.meta.url)), "utf8");

/** Each word the page explains, with what it is said of where that matters: "step, of a program". */
const explained = [...page.matchAll(/^- \*\*([^*]+)\*\*((?:, [^:]+)?):/gm)].map(
  ([, word, of]) => `${word}${of}`,
);

test("a word is explained once, and one with two meanings says what each is said of", () => {
  expect(explained.length).toBeGreaterThan(100);
  expect(explained.filter((word, index) => explained.indexOf(word) !== index)).toEqual([]);
  const alone = new Set(explained.filter((word) => !word.includes(",")));
  const both = explained.filter(
    (word) => word.includes(",") && alone.has(word.split(",")[0] ?? ""),
  );
  expect(both).toEqual([]);
});
