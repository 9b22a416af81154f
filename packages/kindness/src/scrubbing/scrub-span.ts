import type { ScrubKind } from "@app/contract/kindness-words";

/** Where something was found, in the units of the text that was searched. */
export type ScrubSpan = { kind: ScrubKind; start: number; end: number };

export const findAll = (kind: ScrubKind, text: string, pattern: RegExp): ScrubSpan[] =>
  [...text.matchAll(pattern)].map((match) => ({
    kind,
    start: match.index,
    end: match.index + match[0].length,
  }));
