import { exerciseIds, programIds, programSteps } from "@app/contract/journey-kit";
import { describe, expect, it } from "vitest";
import { feelings } from "./feelings.ts";
import type { ProgramStep } from "./programs/program.ts";
import { programOf, programs, sourcesOf } from "./programs.ts";

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!][”’)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const textsOf = ({ title, intention, read, talk, toDo }: ProgramStep): string[] => [
  title,
  intention,
  ...read.paragraphs,
  talk.instruction,
  talk.opening,
  ...talk.followUps,
  talk.closing,
  toDo,
];
const steps = programs.flatMap((program) =>
  program.steps.map((step, index) => ({ program, step, name: `${program.id}/${index + 1}` })),
);

it("there are ten, with the steps the contract counts", () => {
  expect(programs.map(({ id }) => id)).toEqual([...programIds]);
  expect(programs).toHaveLength(10);
  for (const program of programs) {
    expect(program.steps.length, program.id).toBe(programSteps[program.id]);
    expect(program.steps.length, program.id).toBeGreaterThanOrEqual(5);
    expect(program.steps.length, program.id).toBeLessThanOrEqual(8);
    expect(programOf(program.id)).toBe(program);
  }
});

it("a program says of itself what a search result can show, and no two say the same", () => {
  for (const { id, description } of programs) {
    expect(description.length, id).toBeGreaterThanOrEqual(120);
    expect(description.length, id).toBeLessThanOrEqual(160);
  }
  for (const key of ["title", "lead", "description"] as const)
    expect(new Set(programs.map((program) => program[key])).size, key).toBe(programs.length);
});

it("every feeling of the chips leads to a program", () => {
  const named = new Set(programs.flatMap((program) => program.feelings));
  expect([...named].sort()).toEqual(Object.keys(feelings).sort());
});

describe.each(steps.map((each) => [each.name, each] as const))("%s", (_name, { program, step }) => {
  it("is read in two minutes: 200 to 320 words", () => {
    const count = wordsIn(step.read.paragraphs.join(" "));
    expect(count).toBeGreaterThanOrEqual(200);
    expect(count).toBeLessThanOrEqual(320);
  });

  it("names what it rests on", () => {
    expect(step.read.sources.length).toBeGreaterThan(0);
    expect(sourcesOf(program, step)).toHaveLength(step.read.sources.length);
  });

  it("has a conversation that asks one thing at a time and ends without asking", () => {
    const { opening, followUps, closing, instruction } = step.talk;
    for (const question of [opening, ...followUps])
      expect(question.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(2);
    for (const question of followUps) expect(question).toMatch(/[?.]$/);
    expect(closing).not.toContain("?");
    expect(wordsIn(instruction)).toBeGreaterThan(15);
  });

  it("has one line of intention, an exercise that exists and a small thing to do", () => {
    expect(step.intention.length).toBeLessThanOrEqual(110);
    expect(sentencesIn(step.intention)).toHaveLength(1);
    expect(exerciseIds).toContain(step.exercise);
    expect(wordsIn(step.toDo)).toBeLessThanOrEqual(25);
  });
});

it("every source is cited, and has an address or is a book", () => {
  for (const { id, sources, steps: own } of programs) {
    const cited = new Set(own.flatMap(({ read }) => read.sources));
    expect([...cited].sort(), id).toEqual(sources.map(({ key }) => key).sort());
    for (const { url, year, title } of sources) {
      if (url !== null) expect(new URL(url).protocol, title).toBe("https:");
      expect(year, title).toBeGreaterThan(1950);
    }
  }
});

it("no sentence is said twice in all of them", () => {
  const owners = new Map<string, string>();
  const repeated: string[] = [];
  for (const { name, step } of steps)
    for (const sentence of textsOf(step).flatMap(sentencesIn)) {
      // A few words may well stand in two places; a sentence may not.
      if (wordsIn(sentence) < 5) continue;
      const owner = owners.get(sentence);
      if (owner) repeated.push(`${owner}, ${name}: ${sentence}`);
      owners.set(sentence, name);
    }
  expect(repeated).toEqual([]);
});

it("the voice stays calm: no exclamation marks, no straight quotes", () => {
  const all = steps.flatMap(({ name, step }) =>
    textsOf(step)
      .filter((text) => text !== step.talk.instruction)
      .map((text) => ({ name, text })),
  );
  expect(
    all.filter(({ text }) => /[!"']/.test(text)).map(({ name, text }) => `${name}: ${text}`),
  ).toEqual([]);
});
