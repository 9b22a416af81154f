import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Reading, ShapeSort } from "@app/reading/reading";
import type { Path, PathStep } from "./path.ts";

/** What was written for the guide and is no code: a file of its own, whose form a test holds. */
export const readGuideData = <File>(name: string): File =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8")) as File; // our own files

/** What is said to something people ask a companion. */
export type WrittenAnswer = {
  id: string;
  says: readonly string[];
  /** Short ways on that make sense as the person's next message. */
  options?: readonly string[];
};

/** What people ask of the companion about itself, and about what moves them. */
export const aboutItself = readGuideData<readonly WrittenAnswer[]>("answers/about-itself");
export const aboutLife = readGuideData<readonly WrittenAnswer[]>("answers/about-life");

/** One kind of answer to one question: what is said to everybody who gives it, and what may be asked behind it. */
export type AnswerKind = { id: string; chip: string; says: readonly string[]; follow?: string };

/** A step's question with the kinds of answers people give to it; `any` fits whatever was answered. */
export type Question = { ask: string; any: readonly string[]; kinds: readonly AnswerKind[] };

/** Something a good listener never steps over, whatever was asked. */
export type Moment = {
  id: string;
  says: readonly string[];
  follow: readonly string[];
};

const fileAt = <File>(name: string): File | null =>
  existsSync(new URL(`./kinds/${name}.json`, import.meta.url))
    ? readGuideData<File>(`kinds/${name}`)
    : null;

type QuestionFile = { steps: readonly (Question & { step: string })[] };
const files = new Map<string, ReadonlyMap<string, Question>>();

/** The question of a step; null where it has none of its own, as the plan's, whose names a path may use too. */
export const questionOf = (path: Path | null, step: PathStep): Question | null => {
  if (!path?.steps.includes(step)) return null;
  let found = files.get(path.id);
  if (!found) {
    const steps = fileAt<QuestionFile>(path.id)?.steps ?? [];
    found = new Map(steps.map((question) => [question.step, question]));
    files.set(path.id, found);
  }
  return found.get(step.id) ?? null;
};

export const moments: readonly Moment[] =
  fileAt<{ moments: readonly Moment[] }>("moments")?.moments ?? [];

/** A word on what was told, and what may be asked behind it. `{who}` is whoever it is about. */
export type ShapeLine = { line: string; ask: string };

/** What can be said to every message of a shape: any of its lines is as right as the others. */
export type Shape = {
  id: string;
  sort: Exclude<ShapeSort, "words">;
  lines: readonly ShapeLine[];
  /** Its answers name who would know. */
  ofExperts?: true;
  /** Its answers are words to say to somebody. */
  isDraft?: true;
};

/** What very many could say of what they told, to be tapped: whoever taps it has said so, and nothing said to it is a guess. */
export type Saying = Shape & {
  /** In their own voice: "Nobody asked me first". */
  text: string;
  /** To "what could help?". */
  help: string;
};

/** A shape a message may have, and what it would be worth to say something to it. */
export type WeighedShape = { shape: Shape; worth: number };

export const sayings = readGuideData<readonly Saying[]>("sayings");
const sayingsById = new Map(sayings.map((one) => [one.id, one]));
export const findSaying = (id: string): Saying | null => sayingsById.get(id) ?? null;

/** Something many people want to say to somebody, with words that can be said as they stand. */
export type WordsToSay = {
  id: string;
  /** On a button: "Say that it hurt". */
  chip: string;
  /** What is true of all such words. */
  hint: string;
  drafts: readonly string[];
  /** The sayings whose people may want to say it, and as what: nought is the first they would think of. */
  sayings: Readonly<Record<string, number>>;
};

export const wordsToSay = readGuideData<readonly WordsToSay[]>("words");
export const findWords = (id: string | null | undefined): WordsToSay | null =>
  wordsToSay.find((one) => one.id === id) ?? null;

let shapesMade: ReadonlyMap<string, Shape> | null = null;
const nameOf = (sort: ShapeSort, id: string): string => `${sort}/${id}`;
const byName = (): ReadonlyMap<string, Shape> => {
  shapesMade ??= new Map(
    [...readGuideData<Shape[]>("shapes"), ...sayings].map((shape) => [
      nameOf(shape.sort, shape.id),
      shape,
    ]),
  );
  return shapesMade;
};

export const findShape = (sort: ShapeSort, id: string): Shape | null =>
  byName().get(nameOf(sort, id)) ?? null;

/** The shapes of one sort that a message may have, the one most worth answering first. */
export const shapesOf = ({ shapes }: Reading, sort: ShapeSort): WeighedShape[] =>
  shapes[sort].flatMap(({ id, worth }) => {
    const shape = findShape(sort, id);
    return shape ? [{ shape, worth }] : [];
  });

/**
 * One situation many people get into, written whole: what it is about, what is worth asking in it, what people say
 * later on and what is said to that, and an honest answer to what they ask.
 */
export type Case = {
  id: string;
  /** As somebody would name it who is in it: "My manager takes the credit". */
  about: string;
  title: string;
  heard: readonly string[];
  asks: readonly string[];
  /** What is said to each of the things people say later on, in the order of `training/talk/cases`. */
  later: readonly string[];
  /** To "what should I do?". */
  view: string;
  steps: readonly string[];
  /** What could be said to whomever it is about. */
  words: string;
  /** To "am I overreacting?". */
  normal: string;
  ending: string;
};

const folder = new URL("./cases/", import.meta.url);
let casesMade: ReadonlyMap<string, Case> | null = null;

const byId = (): ReadonlyMap<string, Case> => {
  casesMade ??= new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => readGuideData<Case[]>(`cases/${name.replace(/\.json$/, "")}`))
      .map((one) => [one.id, one]),
  );
  return casesMade;
};

export const allCases = (): readonly Case[] => [...byId().values()];

export const findCase = (id: string | null | undefined): Case | null =>
  (id ? byId().get(id) : null) ?? null;
