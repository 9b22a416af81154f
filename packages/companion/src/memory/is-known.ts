import { contentStems } from "./stems.ts";

const sameWord: Readonly<Record<string, string>> = {
  call: "name",
  nam: "name",
  mom: "mum",
  mother: "mum",
  father: "dad",
  kid: "child",
  children: "child",
  job: "work",
};

/** Sharing this much of their words, two sentences say the same. */
const sameFrom = 0.75;

const keyOf = (text: string): Set<string> =>
  new Set(contentStems(text).map((stem) => sameWord[stem] ?? stem));

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
};

/** Whether something is remembered already, in these or nearly these words. */
export const isKnown = (text: string, known: readonly string[]): boolean => {
  const key = keyOf(text);
  return known.some((other) => likeness(key, keyOf(other)) >= sameFrom);
};
