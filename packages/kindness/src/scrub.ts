import type { ScrubKind } from "@app/contract/kindness-words";

/** One thing that was taken out. The range is that of the text as it was given, in UTF-16 units. */
export type ScrubChange = { kind: ScrubKind; start: number; end: number; replacement: string };

export type Scrubbed = {
  text: string;
  /** In the order of the text; empty where nothing was found. */
  changes: readonly ScrubChange[];
};

const replacements: Readonly<Record<ScrubKind, string>> = {
  email: "[e-mail]",
  phone: "[number]",
  link: "[link]",
  handle: "[handle]",
  name: "[name]",
};

const finders: readonly (readonly [ScrubKind, RegExp])[] = [
  ["email", /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu],
  ["link", /\b(?:https?:\/\/|www\.)\S+/giu],
  ["handle", /(?<![\p{L}\d])@[\p{L}\d_.]{2,}/giu],
  ["phone", /(?<![\p{L}\d])\+?\d(?:[\s().-]{0,2}\d){6,14}(?![\p{L}\d])/gu],
];

/** Takes out what could lead to a person. Nothing else of the text is touched. */
export const scrub = (text: string): Scrubbed => {
  const changes: ScrubChange[] = [];
  for (const [kind, pattern] of finders)
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const end = index + found.length;
      if (changes.some((each) => index < each.end && each.start < end)) continue;
      changes.push({ kind, start: index, end, replacement: replacements[kind] });
    }
  changes.sort((a, b) => a.start - b.start);
  let at = 0;
  let scrubbed = "";
  for (const { start, end, replacement } of changes) {
    scrubbed += text.slice(at, start) + replacement;
    at = end;
  }
  return { text: scrubbed + text.slice(at), changes };
};
