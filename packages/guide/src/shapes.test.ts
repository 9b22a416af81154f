import { shapeSorts } from "@app/reading/reading";
import { senseNames } from "@app/reading/sense";
import { expect, test } from "vitest";
import { readGuideData } from "./read-guide-data.ts";

type Line = { line: string; ask: string };
const shapes = readGuideData<{ id: string; sort: string; lines: Line[] }[]>("shapes");
const lines = shapes.flatMap(({ id, sort, lines: said }) =>
  said.map((one) => ({ ...one, id, sort })),
);

test("the reader knows every shape, and there is nothing it knows that has no lines", () => {
  const known = senseNames().near.filter((name) =>
    shapeSorts.some((sort) => name.startsWith(`${sort}/`)),
  );
  expect(shapes.map(({ sort, id }) => `${sort}/${id}`).sort()).toEqual([...known].sort());
});

test("a shape has enough to say that a talk need not hear it twice", () => {
  for (const { id, sort, lines: said } of shapes)
    expect(said.length, id).toBeGreaterThanOrEqual(sort === "next" ? 1 : 3);
});

test("no line and no plain question stands under two shapes", () => {
  const said = lines.map(({ sort, line, ask }) => (sort === "next" ? ask : line));
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
});

test("a line is short, asks nothing, and is followed by one question at most", () => {
  for (const { id, sort, line, ask } of lines) {
    expect(line.split(/\s+/).length, `${id}: ${line}`).toBeLessThanOrEqual(30);
    expect(line, id).toMatch(
      sort === "next" ? /^(?:\p{Lu}[^?!"']*[.…])?$/u : /^[\p{Lu}“][^?!"']*[.…]$/u,
    );
    expect(ask, id).toMatch(sort === "next" ? /^\p{Lu}[^?!"']*\?$/u : /^(?:\p{Lu}[^?!"']*\?)?$/u);
  }
});

test("a line says nothing of who or what it cannot know, and nothing a listener only pretends", () => {
  for (const { id, line, ask } of lines)
    expect(`${line} ${ask}`, id).not.toMatch(
      /\b(?:he|she|him|her|his|it sounds like|I hear|I understand|valid|journey|therap\w+)\b/i,
    );
});
