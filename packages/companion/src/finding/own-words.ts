import type { SentenceRead } from "@app/reading/reading";
import type { Source } from "./source.ts";

const inQuotes = /“([^“”]+)”/g;

/** What the person wrote themself: their messages, or of a summary only what it quotes. */
export const ownTexts = ({ kind, texts }: Source): readonly string[] =>
  kind === "conversation"
    ? texts
    : texts.flatMap((text) => [...text.matchAll(inQuotes)].map(([, quote = ""]) => quote));

const quoteMaxChars = 140;
const quoteMinWords = 4;

/** A quote is short, whole and asks nothing. */
export const isQuotable = ({
  text,
  isQuestion,
}: Pick<SentenceRead, "text" | "isQuestion">): boolean =>
  !isQuestion &&
  text.length <= quoteMaxChars &&
  text.split(/\s+/).length >= quoteMinWords &&
  !/["“”<>{}]|\d{5,}|https?:|@/.test(text);

/** The same sentence has the same name in every report. */
export const sentenceNameOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 80);
