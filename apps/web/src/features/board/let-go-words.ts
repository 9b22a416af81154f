import type { ScrubKind } from "@app/contract/kindness-words";
import { limits } from "@app/contract/limits";
import type { ScrubChange } from "./leave-thought.ts";

const kindWords: Readonly<Record<ScrubKind, string>> = {
  email: "an e-mail address",
  phone: "a number one could ring",
  link: "a link",
  handle: "a name from another site",
  name: "a full name",
};

export type TakenOut = { was: string; becomes: string; what: string };

/** What is taken out of a text, in the words of whoever wrote it. */
export const takenOut = (text: string, changes: readonly ScrubChange[]): readonly TakenOut[] =>
  changes.map(({ kind, start, end, replacement }) => ({
    was: text.slice(start, end),
    becomes: replacement,
    what: kindWords[kind],
  }));

const listOf = (words: readonly string[]): string => {
  const distinct = [...new Set(words)];
  const last = distinct.at(-1) ?? "";
  return distinct.length < 2 ? last : `${distinct.slice(0, -1).join(", ")} and ${last}`;
};

export const whyTakenOut = "so that nobody can be found by it";

/** After it was left, where the server took something out that the page had not seen. */
export const sayTakenOut = (changes: readonly ScrubChange[]): string =>
  changes.length === 0
    ? ""
    : `We took out ${listOf(changes.map(({ kind }) => kindWords[kind]))}, ${whyTakenOut}.`;

/** Said at these moments only: a count after every letter would drown the words. */
const saidAt: ReadonlySet<number> = new Set([20, 10, 0]);

export const sayLeft = (left: number): string => {
  if (left < 0) return sayOver(left);
  return saidAt.has(left) ? `${left} characters left.` : "";
};

export const sayOver = (left: number): string =>
  left === -1 ? "One character too many." : `${-left} characters too many.`;

export const charsLeft = (count: number): number => limits.board.thoughtMaxChars - count;
