import { readFileSync } from "node:fs";

const wordsIn = (file: string): string[] =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), "utf8")
    .trim()
    .split(/\s+/);

/** Words that people use every day. */
export const commonWords: readonly string[] = wordsIn("common-words");

/** First names that are no other English word, in small letters. */
export const firstNames: ReadonlySet<string> = new Set(wordsIn("first-names"));
