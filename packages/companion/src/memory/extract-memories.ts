import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { withoutEnd } from "@app/reading/text";
import { screenMessage } from "@app/safety/screen-message";
import { digestMessages } from "./digest-messages.ts";
import { factPatterns } from "./fact-patterns.ts";
import { petWords, relations } from "./fact-words.ts";
import { isKnown } from "./is-known.ts";
import type { Memory } from "./memory.ts";
import { nextTimeIn } from "./next-time.ts";
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

const sentencesIn = (content: string): string[] =>
  straight(content)
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => !isAsked.test(sentence) && !isQuoted.test(sentence));

const clausesIn = (sentences: readonly string[]): string[] =>
  sentences
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

/** Behind who and what somebody is, before what they like. */
const nextTimeRank = 5.5;

const isSafe = (content: string): boolean =>
  screenMessage({ content, history: [] }).level === "none" && !isSensitive(content);

/** After so many messages somebody has talked, and not only looked in. */
const talkedFrom = 3;
const cameMaxChars = 140;
/** About somebody or something of one's own: a word on oneself is a mood, or a judgement nobody should keep. */
const ownThing = new RegExp(
  `\\bmy (?:\\w+ )?(?:${relations}|${petWords}|job|boss|manager|flat|house|landlord|degree|thesis)\\b`,
  "i",
);

/** What somebody came with, in the sentence of theirs that tells most of it. */
const cameWith = (history: readonly HistoryItem[]): string[] => {
  const said = history.filter(({ role }) => role === "user");
  if (said.length < talkedFrom) return [];
  const safe = said
    .slice(0, talkedFrom)
    .filter(({ content }) => isSafe(content))
    .map((item) => ({
      ...item,
      content: sentencesIn(item.content)
        .filter((sentence) => ownThing.test(sentence))
        .map(withCapitals)
        .join("\n"),
    }));
  const [first] = digestMessages(safe, cameMaxChars);
  return first ? [`You said: “${withoutEnd(first, ".!…")}.”`] : [];
};

/**
 * What would matter next time: the lasting facts somebody stated about their own life, as sentences to
 * them, and what they mean to do or have before them, in their words. Few and certain: a mood passes,
 * a guess offends, and what was said in danger is nobody's to keep.
 */
export const extractMemories = (o: {
  history: readonly HistoryItem[];
  known: readonly Memory[];
}): string[] => {
  const facts: Fact[] = [];
  const taken = o.known.map(({ message }) => message);
  for (const item of o.history) {
    if (item.role !== "user" || !isSafe(item.content)) continue;
    const sentences = sentencesIn(item.content);
    const found = [
      ...clausesIn(sentences).map(factIn),
      ...sentences.map((sentence) => {
        const text = nextTimeIn(withCapitals(sentence.trim()));
        return text ? { text, rank: nextTimeRank } : null;
      }),
    ];
    for (const fact of found) {
      if (!fact || fact.text.length > limits.memory.maxChars || isKnown(fact.text, taken)) continue;
      taken.push(fact.text);
      facts.push({ ...fact, order: facts.length });
    }
  }
  if (facts.length === 0) return cameWith(o.history).filter((text) => !isKnown(text, taken));
  return facts
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.memory.perSessionMax)
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text);
};
