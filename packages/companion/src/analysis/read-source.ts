import { weighGrams } from "@app/safety/grams/weigh-grams";
import { screenMessage } from "@app/safety/screen-message";
import type { FeelingFamily } from "../guide/understanding/feeling-words.ts";
import type { Theme } from "../guide/understanding/theme.ts";
import { type Understanding, understand } from "../guide/understanding/understand.ts";
import { sentencesOf } from "../guide/words/sentences.ts";
import { signs } from "./signs.ts";
import type { Source } from "./source.ts";

/** A quote is short, whole and the person's own. */
export type Seen = { count: number; quote: string | null };

export type SourceReading = {
  id: string;
  themes: ReadonlyMap<Theme, number>;
  feelings: ReadonlyMap<FeelingFamily, Seen>;
  /** By label; how often with an unpleasant feeling beside it, and how often with a pleasant one. */
  people: ReadonlyMap<string, Seen & { hard: number; good: number }>;
  signs: ReadonlyMap<string, Seen>;
  /** Somebody was in danger in it: none of its words are quoted. */
  isDark: boolean;
};

const quoteMaxChars = 140;
const quoteMinWords = 4;

/** A summary speaks to the person; read as their own words it says the same. */
const asOwnWords = (text: string): string =>
  text
    .replace(/\byou(?:'re| are)\b/gi, "I am")
    .replace(/\byou were\b/gi, "I was")
    .replace(/\byou(?:'ve| have)\b/gi, "I have")
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, "my")
    .replace(/\byou\b/gi, "I");

const quotable = (sentence: string): string | null =>
  sentence.length <= quoteMaxChars && sentence.split(/\s+/).length >= quoteMinWords
    ? sentence
    : null;

type Notes = {
  themes: Map<Theme, number>;
  feelings: Map<FeelingFamily, Seen>;
  people: Map<string, Seen & { hard: number; good: number }>;
  signs: Map<string, Seen>;
  isDark: boolean;
};

const note = <Key>(map: Map<Key, Seen>, key: Key, quote: string | null): void => {
  const known = map.get(key);
  map.set(key, { count: (known?.count ?? 0) + 1, quote: known?.quote ?? quote });
};

const sentenceWith = (sentences: readonly string[], word: string): string | null =>
  quotable(sentences.find((sentence) => sentence.toLowerCase().includes(word)) ?? "");

const noteThemes = (notes: Notes, message: Understanding): void => {
  for (const theme of message.themes)
    notes.themes.set(
      theme,
      (notes.themes.get(theme) ?? 0) + (message.strongThemes.includes(theme) ? 2 : 0.5),
    );
};

const notePeople = (notes: Notes, message: Understanding, sentences: readonly string[]): void => {
  const hard = message.feelings.some(({ pleasant }) => !pleasant) ? 1 : 0;
  const good = message.feelings.some(({ pleasant }) => pleasant) ? 1 : 0;
  for (const { label, role } of message.people) {
    const known = notes.people.get(label);
    notes.people.set(label, {
      count: (known?.count ?? 0) + 1,
      quote: known?.quote ?? sentenceWith(sentences, role),
      hard: (known?.hard ?? 0) + hard,
      good: (known?.good ?? 0) + good,
    });
  }
};

/** How many of a session's messages are screened whole before the others are taken for harmless. */
const screenedFirst = 2;

const isCrisis = (content: string): boolean =>
  screenMessage({ content, history: [] }).level === "crisis";

/**
 * Which of a session's messages are dark. The quickest model names the likeliest ones; only where one
 * of these is a crisis are all of them screened, which costs too much for a whole history.
 */
function* darkIn(said: readonly string[]): Generator<undefined, ReadonlySet<string>> {
  const likeliest = said
    .map((text) => ({ text, odds: weighGrams(text).crisis }))
    .sort((a, b) => b.odds - a.odds)
    .slice(0, screenedFirst);
  yield;
  let found = false;
  for (const { text } of likeliest) {
    found ||= isCrisis(text);
    yield;
  }
  const dark = new Set<string>();
  for (const text of found ? said : []) {
    if (isCrisis(text)) dark.add(text);
    yield;
  }
  return dark;
}

const readText = (notes: Notes, said: string, isSummary: boolean, isDark: boolean): void => {
  notes.isDark ||= isDark;
  const message = understand(said);
  const sentences = sentencesOf(said);
  // Nothing of the darkest moments, and no sentence that only a summary wrote, is shown as a quote.
  const mayQuote = !isDark && !isSummary;
  const shown = mayQuote ? sentences : [];
  noteThemes(notes, message);
  for (const { family, word } of message.feelings)
    note(notes.feelings, family, sentenceWith(shown, word.toLowerCase()));
  notePeople(notes, message, shown);
  for (const sentence of sentences) {
    const lower = sentence.toLowerCase().replaceAll("’", "'");
    for (const sign of signs)
      if (sign.shows(lower)) note(notes.signs, sign.key, mayQuote ? quotable(sentence) : null);
  }
};

/** Reads one source message by message, so that whoever waits can be served in between. */
export function* readSource(source: Source): Generator<undefined, SourceReading> {
  const notes: Notes = {
    themes: new Map(),
    feelings: new Map(),
    people: new Map(),
    signs: new Map(),
    isDark: false,
  };
  const isSummary = source.kind === "summary";
  const said = isSummary ? source.texts.map(asOwnWords) : source.texts;
  const dark = yield* darkIn(said);
  for (const text of said) {
    readText(notes, text, isSummary, dark.has(text));
    yield;
  }
  return { id: source.id, ...notes };
}
