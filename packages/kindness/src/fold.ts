import { latinOf } from "./look-alikes.ts";

/** A text as it reads, and where in the text as it was written each of its units comes from. */
export type FoldedText = { text: string; starts: readonly number[]; ends: readonly number[] };

/** Nobody sees these: zero-width letters, soft hyphens, marks of direction, fillers, variation selectors. */
export const invisibleChar =
  /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u17b4\u17b5\u3164\uffa0\u{1d159}\u2800]/u;
const decimal = /\p{Nd}/u;
const space = /\s/u;

/** Unicode keeps the ten digits of every script together, so that a digit's value is its place among them. */
const digitOf = (char: string): string => {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && decimal.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
};

const seenAs = (char: string): string => {
  if (char < "\u0080") return char;
  const known = latinOf.get(char);
  if (known) return known;
  let out = "";
  for (const part of char.normalize("NFKD")) {
    if (invisibleChar.test(part)) continue;
    if (space.test(part)) out += " ";
    else if (decimal.test(part)) out += digitOf(part);
    else out += latinOf.get(part) ?? part;
  }
  return out;
};

/** What a reader sees, in plain Latin letters where it looks like them; every unit remembers its place. */
export const fold = (given: string): FoldedText => {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const char of given) {
    const seen = invisibleChar.test(char) ? "" : seenAs(char);
    for (let unit = 0; unit < seen.length; unit++) {
      starts.push(at);
      ends.push(at + char.length);
    }
    text += seen;
    at += char.length;
  }
  return { text, starts, ends };
};

/** Single letters with one gap between each: a word spelled out, so that a machine does not read it. No word is longer. */
const spelled =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@.+_-](?:[.,_*~·•|/\\-] ?| )){2,200}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const gap = /[ .,_*~·•|/\\-]/;

/** The same text with words that were spelled out written together. Two spaces in a row still part two words. */
export const joinSpelled = ({ text, starts, ends }: FoldedText, keep = ""): FoldedText => {
  const dropped = new Set<number>();
  for (const { index, 0: run } of text.matchAll(spelled))
    for (let unit = 0; unit < run.length; unit++) {
      const char = run[unit] ?? "";
      if (gap.test(char) && !keep.includes(char)) dropped.add(index + unit);
    }
  if (dropped.size === 0) return { text, starts, ends };
  const kept = [...starts.keys()].filter((unit) => !dropped.has(unit));
  return {
    text: kept.map((unit) => text[unit]).join(""),
    starts: kept.map((unit) => starts[unit] ?? 0),
    ends: kept.map((unit) => ends[unit] ?? 0),
  };
};
