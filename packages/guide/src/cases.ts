import { readdirSync, readFileSync } from "node:fs";

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
let made: ReadonlyMap<string, Case> | null = null;

const byId = (): ReadonlyMap<string, Case> => {
  made ??= new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Case[]) // our own files, checked by a test
      .map((one) => [one.id, one]),
  );
  return made;
};

export const allCases = (): readonly Case[] => [...byId().values()];

export const findCase = (id: string | null | undefined): Case | null =>
  (id ? byId().get(id) : null) ?? null;
