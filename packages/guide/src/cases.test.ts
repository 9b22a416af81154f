import { readFileSync } from "node:fs";
import { laterIn } from "@app/reading/kinds";
import { senseNames } from "@app/reading/sense";
import { expect, test } from "vitest";
import { ofAnybodyIn } from "./testing/of-anybody-in.ts";
import { allCases } from "./written.ts";

const wordsIn = (text: string): number => text.split(/\s+/).length;
const cases = ofAnybodyIn(allCases());

test("there are enough cases that most matters find one, and each has a name of its own", () => {
  expect(cases.length).toBeGreaterThan(600);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test("the reader knows every case, and every thing said later in it", () => {
  const names = new Set(senseNames().near);
  expect(cases.map(({ id }) => id).filter((id) => !names.has(`case/${id}`))).toEqual([]);
  expect([...names].filter((name) => name.startsWith("case/"))).toHaveLength(cases.length);
  const bytes = readFileSync(new URL("../../reading/src/later-vectors.bin", import.meta.url));
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + bytes.readUInt32LE(0))) as {
    cases: Record<string, [number, number]>;
  }; // written by the training
  expect(
    cases.filter(({ id, later }) => header.cases[id]?.[1] !== later.length).map(({ id }) => id),
  ).toEqual([]);
  expect(laterIn([], "nothing of the kind")).toBeNull();
});

test("a case asks one thing at a time, and nothing in what it says", () => {
  for (const one of cases) {
    for (const ask of one.asks) expect(ask.match(/\?/g), ask).toHaveLength(1);
    const said = [...one.heard, ...one.later, one.view, one.normal, one.ending, ...one.steps];
    for (const line of said) expect(line, `${one.id}: ${line}`).not.toMatch(/!|['"]/);
    for (const line of [...one.heard, ...one.later, one.normal, one.ending])
      expect(line, `${one.id}: ${line}`).not.toContain("?");
    expect(new Set([...said, ...one.asks]).size, one.id).toBe(said.length + one.asks.length);
  }
});

test("what a case says is short", () => {
  for (const { id, heard, later, view, words, normal, ending, steps, about, title } of cases) {
    for (const line of [...heard, ...later])
      expect(wordsIn(line), `${id}: ${line}`).toBeLessThanOrEqual(36);
    expect(wordsIn(view), id).toBeLessThanOrEqual(80);
    for (const line of [words, normal])
      expect(wordsIn(line), `${id}: ${line}`).toBeLessThanOrEqual(56);
    expect(wordsIn(ending), id).toBeLessThanOrEqual(32);
    for (const step of steps) expect(wordsIn(step), step).toBeLessThanOrEqual(18);
    expect(steps.length, id).toBeGreaterThanOrEqual(3);
    expect(about.length, id).toBeLessThanOrEqual(110);
    expect(title.length, id).toBeLessThanOrEqual(50);
  }
});
