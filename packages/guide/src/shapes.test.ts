import { read } from "@app/reading/read";
import { shapeSorts } from "@app/reading/reading";
import { worthNames } from "@app/reading/worth";
import { expect, test } from "vitest";
import { ofAnybodyIn } from "./testing/of-anybody-in.ts";
import { readGuideData, sayings, wordsToSay } from "./written.ts";

type Line = { line: string; ask: string };
const shapes = ofAnybodyIn(
  readGuideData<{ id: string; sort: string; isDraft?: true; lines: Line[] }[]>("shapes"),
);
const lines = shapes.flatMap(({ id, sort, isDraft, lines: said }) =>
  said.map((one) => ({ ...one, id, sort, isDraft })),
);
const longestDraft = 60;

test("the reader weighs every shape, and there is nothing it weighs that has no lines", () => {
  const written = [
    ...[...shapes, ...sayings].map(({ sort, id }) => `${sort}/${id}`),
    ...wordsToSay.map(({ id }) => `words/${id}`),
  ];
  expect(written.sort()).toEqual([...worthNames()].sort());
});

test("what a message is told is weighed, the best first, and a long one by all of it", () => {
  const told = "I told my sister I was busy. I was not. I sat in the car and ate the cake.";
  for (const text of [told, `${told} `.repeat(30)]) {
    const { shapes: weighed } = read(text);
    for (const sort of shapeSorts) {
      const worths = weighed[sort].map(({ worth }) => worth);
      expect(worths.length, sort).toBeGreaterThan(3);
      expect(worths, sort).toEqual([...worths].sort((one, other) => other - one));
    }
  }
});

test("a shape has enough to say that a talk need not hear it twice", () => {
  for (const { id, sort, lines: said } of shapes)
    expect(said.length, id).toBeGreaterThanOrEqual(sort === "next" || sort === "receipt" ? 1 : 2);
});

test("no line and no plain question stands under two shapes", () => {
  const said = lines.map(({ sort, line, ask }) => (sort === "next" || line === "" ? ask : line));
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
});

test("a line is short, asks nothing, and is followed by one question at most", () => {
  for (const { id, sort, isDraft, line, ask } of lines) {
    expect(line.split(/\s+/).length, `${id}: ${line}`).toBeLessThanOrEqual(
      isDraft ? longestDraft : 35,
    );
    expect(line, id).toMatch(
      isDraft
        ? /^\p{Lu}[^?!"':“]*: “[^!"“]*”$/u
        : ask === ""
          ? /^(?:[\p{Lu}“]|\{Who\})[^?!"']*[.…]$/u
          : /^(?:(?:[\p{Lu}“]|\{Who\})[^?!"']*[.…])?$/u,
    );
    expect(ask, id).toMatch(
      sort === "next" ? /^(?:\p{Lu}|\{Who\})[^?!"']*\?$/u : /^(?:(?:\p{Lu}|\{Who\})[^?!"']*\?)?$/u,
    );
    expect(`${line} ${ask}`, id).not.toMatch(/\{(?!who\}|Who\})|\{who\}[’']s/);
    expect(sort === "remark" || sort === "answer" ? line : "said", id).not.toBe("");
  }
});

test("a line says nothing of who or what it cannot know, and nothing a listener only pretends", () => {
  for (const { id, line, ask } of lines)
    expect(`${line} ${ask}`, id).not.toMatch(
      /\b(?:he|she|him|her|his|it sounds like|I hear|I understand|valid|journey|therap\w+)\b/i,
    );
});
