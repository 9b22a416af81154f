import { feelings } from "@app/content/feelings";
import { expect, test } from "vitest";
import { allThings } from "./explore-data.ts";
import { findThings } from "./find-things.ts";

const things = allThings();
const found = (query: string, feeling: keyof typeof feelings | null = null) =>
  findThings(things, query, feeling).map(({ id }) => id);

test("without a word or a feeling, everything is there as it stands", () => {
  expect(found("")).toEqual(things.map(({ id }) => id));
  expect(found("  the ")).toHaveLength(things.length);
});

test.each([
  ["I can't sleep", "/programs/sleep"],
  ["insomnia", "/programs/sleep"],
  ["overthinking", "/programs/worry"],
  ["my mother died", "/programs/grief"],
  ["burnout", "/programs/stress"],
  ["panic", "/breathe"],
  ["angry", "/programs/anger"],
  ["no friends", "/programs/loneliness"],
  ["my dog died", "ours-my-dog"],
  ["exam", "ours-exam"],
])("somebody who writes “%s” finds %s", (query, path) => {
  expect(found(query)).toContain(path);
});

test("what is named in the title comes first", () => {
  expect(found("worry time")[0]).toBe("/explore/worry-time");
});

test("a word half typed finds already", () => {
  expect(found("breat")).toContain("/breathe");
});

test.each(Object.keys(feelings) as (keyof typeof feelings)[])(
  "“%s” leads to a program, an exercise and a prompt, and to nothing that does not fit",
  (feeling) => {
    const fitting = findThings(things, "", feeling);
    expect(new Set(fitting.map(({ kind }) => kind)).size).toBe(3);
    expect(fitting.every((thing) => thing.feelings.includes(feeling))).toBe(true);
  },
);

test("no two things are taken for one another", () => {
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
});

test("a word nobody has finds nothing", () => {
  expect(found("carburettor")).toEqual([]);
});
