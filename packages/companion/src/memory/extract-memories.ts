import type { HistoryItem } from "@app/contract/calls/sessions";
import { limits } from "@app/contract/limits";
import { withoutEnd } from "@app/reading/trim";
import { screenMessage } from "@app/safety/screen-message";
import { factPatterns } from "./fact-patterns.ts";
import { isKnown } from "./is-known.ts";
import type { Memory } from "./memory.ts";
import { isSensitive } from "./sensitive.ts";

type Fact = { text: string; rank: number; order: number };

const straight = (text: string): string => text.normalize("NFC").replace(/[‘’ʼ´`]/g, "'");

/** Somebody who types "i" and "my" at every place means the same. */
const withCapitals = (clause: string): string =>
  clause.replace(/\bi(?='(?:m|ve|d|ll)\b|\b(?!'))/g, "I").replace(/^im\b/i, "I'm");

const opener =
  /^(?:(?:well|so|also|and|but|yeah|yes|no|ok|okay|because|since|actually|honestly|anyway|plus|btw|by the way|you know|to be honest|tbh|i guess|as i said|like i said|just so you know|oh)[,\s]+)+/i;

/** A new statement begins after a stop, or after a joining word with a subject of its own. */
const clauseBreak =
  /(?<=[.!;…])\s+|\n+|,? (?:and|but|so|because|though|although) (?=(?:I|i|my|we)\b)|(?<!\b(?:hi|hello|hey)), (?=(?:I|i|my|we)\b)/i;

const isQuoted = /["“”]/;
const isAsked = /\?\s*$/;

const clausesIn = (content: string): string[] =>
  straight(content)
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => !isAsked.test(sentence) && !isQuoted.test(sentence))
    .flatMap((sentence) => sentence.split(clauseBreak))
    .map((clause) => withCapitals(withoutEnd(clause.trim(), ".!…,;:").replace(opener, "")))
    .filter((clause) => clause !== "");

const factIn = (clause: string): { text: string; rank: number } | null => {
  for (const [rank, { pattern, fact }] of factPatterns.entries()) {
    const match = pattern.exec(clause);
    const text = match && fact(match);
    if (text) return { text, rank };
  }
  return null;
};

const isSafe = (content: string): boolean =>
  screenMessage({ content, history: [] }).level === "none" && !isSensitive(content);

/**
 * The lasting facts somebody stated about their own life, as sentences to them. Few and certain:
 * a mood passes, a guess offends, and what was said in danger is nobody's to keep.
 */
export const extractMemories = (o: {
  history: readonly HistoryItem[];
  known: readonly Memory[];
}): string[] => {
  const facts: Fact[] = [];
  const taken = o.known.map(({ message }) => message);
  for (const item of o.history) {
    if (item.role !== "user" || !isSafe(item.content)) continue;
    for (const clause of clausesIn(item.content)) {
      const found = factIn(clause);
      if (!found || found.text.length > limits.memory.maxChars) continue;
      if (isKnown(found.text, taken)) continue;
      taken.push(found.text);
      facts.push({ ...found, order: facts.length });
    }
  }
  return facts
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.memory.perSessionMax)
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text);
};
