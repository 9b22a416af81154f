import { allPagePaths } from "@app/contract/all-page-paths";
import { describe, expect, it } from "vitest";
import type { Article } from "./articles/article.ts";
import { articleOf, articles } from "./articles.ts";
import { pageOf } from "./pages.ts";

const textsOf = ({ parts, questions }: Article): string[] => [
  ...parts.flatMap(({ heading, paragraphs, list = [], after }) => [
    heading,
    ...paragraphs,
    ...list,
    ...(after ? [after] : []),
  ]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** As many words in a row as nobody writes twice by chance. */
const runLength = 8;
const runsOf = (article: Article): Set<string> =>
  new Set(
    textsOf(article).flatMap((text) => {
      const words = wordsOf(text);
      return words
        .slice(0, Math.max(0, words.length - runLength + 1))
        .map((_, at) => words.slice(at, at + runLength).join(" "));
    }),
  );

it("were read", () => {
  expect(articles.length).toBeGreaterThan(5);
});

describe.each(articles.map((article) => [article.path, article] as const))(
  "%s",
  (path, article) => {
    it("answers its question in 700 to 1,200 words", () => {
      const count = textsOf(article).flatMap(wordsOf).length;
      expect(count).toBeGreaterThanOrEqual(700);
      expect(count).toBeLessThanOrEqual(1_200);
    });

    it("names what it rests on, and leads on to other pages", () => {
      expect(article.sources.length).toBeGreaterThanOrEqual(3);
      for (const { url, year } of article.sources) {
        expect(new URL(url).protocol).toBe("https:");
        expect(year).toBeGreaterThan(1900);
      }
      expect(article.related.length).toBeGreaterThanOrEqual(3);
      expect(new Set(article.related).size).toBe(article.related.length);
      for (const other of article.related) {
        expect(other).not.toBe(path);
        expect(allPagePaths).toContain(other);
      }
    });

    it("says before anything else what it is not, where people may expect a therapist", () => {
      if (!/therap/.test(path)) return;
      const first = [pageOf(path).lead, ...(article.parts[0]?.paragraphs ?? [])].join(" ");
      expect(first).toMatch(/\b(?:not|no|neither|nor|never)\b[^.]*\btherap/i);
    });

    it("has headings of its own, which its contents can lead to", () => {
      const headings = article.parts.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      expect(headings.length).toBeGreaterThanOrEqual(4);
    });
  },
);

it("no article repeats another's words", () => {
  const owners = new Map<string, string>();
  const repeated: string[] = [];
  for (const article of articles)
    for (const run of runsOf(article)) {
      const owner = owners.get(run);
      if (owner) repeated.push(`${owner}, ${article.path}: ${run}`);
      else owners.set(run, article.path);
    }
  expect(repeated).toEqual([]);
});

it("each is found by its path", () => {
  for (const article of articles) expect(articleOf(article.path)).toBe(article);
});
