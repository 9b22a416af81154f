import { actsIn, isAside } from "./acts.ts";
import { namedFeelingsIn } from "./feelings.ts";
import { caseCount, type KindsRead, readKinds } from "./kinds.ts";
import { detectLanguage, isHardlyEnglish } from "./language.ts";
import { type Leanings, leanOn, sharesOf } from "./leanings.ts";
import { momentsIn } from "./moments.ts";
import { nounPhrasesIn } from "./noun-phrases.ts";
import { peopleIn } from "./people.ts";
import { readOnce } from "./read-once.ts";
import type { Reading, SentenceRead, Shares } from "./reading.ts";
import { type Heads, readHeads, type SensedText, sense } from "./sense.ts";
import { stepsIn } from "./steps.ts";
import { cutText, isGarbage, type Sentence, sentenceTokens, speech, type Text } from "./text.ts";
import { timesIn } from "./times.ts";
import { shapesIn } from "./worth.ts";

/** So many sentences are read by themselves: those that may ask something, then the last and the longest. */
const mostSentences = 3;
const leastAskShare = 0.3;

const mayAsk =
  /^(?:can|could|would|will|do|does|did|is|are|am|should|what|how|why|who|where|which|tell|give|help|any|please)\b/i;

const chosen = (sentences: readonly Sentence[]): ReadonlySet<Sentence> => {
  const asking = sentences.filter(({ isQuestion }) => isQuestion);
  const wishing = sentences.filter(({ text, isQuestion }) => !isQuestion && mayAsk.test(text));
  const longest = [...sentences].sort((a, b) => b.text.length - a.text.length);
  return new Set(
    [
      ...new Set([...asking.slice(-2), ...wishing.slice(-1), ...sentences.slice(-1), ...longest]),
    ].slice(0, mostSentences),
  );
};

const askIn = (shares: Shares): SentenceRead["ask"] => {
  let best: SentenceRead["ask"] = null;
  for (const [id, share] of Object.entries(shares))
    if (id !== "none" && share >= leastAskShare && share > (best?.share ?? 0)) best = { id, share };
  return best;
};

const isGarbled = ({ tokens }: Text): boolean => isGarbage(tokens.map(({ word }) => word));

/** Beginning, middle and end of a long message, each no longer than the encoder reads whole. */
const windowLetters = 480;
const windows = (plain: string): string[] => {
  if (plain.length <= windowLetters * 1.3) return [plain];
  const middle = Math.floor((plain.length - windowLetters) / 2);
  return [
    plain.slice(0, windowLetters),
    ...(plain.length > windowLetters * 2.2 ? [plain.slice(middle, middle + windowLetters)] : []),
    plain.slice(-windowLetters),
  ];
};

const joined = (
  read: readonly Heads[],
  head: keyof Heads,
  join: (values: number[]) => number,
): Shares => {
  const names = Object.keys(read[0]?.[head] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, join(read.map((one) => one[head][name] ?? 0))]),
  );
};
const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const most = (values: number[]): number => Math.max(...values);

/** For each name the surest reading, over the message and its sentences. */
const surest = <One extends { share: number }>(
  units: readonly Readonly<Record<string, One>>[],
): Record<string, One> => {
  const found: Record<string, One> = {};
  for (const unit of units)
    for (const [name, one] of Object.entries(unit))
      if (one.share > (found[name]?.share ?? 0)) found[name] = one;
  return found;
};

/** What the rest of a long message adds to its beginning. */
const restWeight = 0.7;

/** The cases a message resembles, by all of its parts together. */
const casesOf = (parts: readonly KindsRead[]): Reading["cases"] => {
  if (parts.length <= 1) return parts[0]?.cases ?? {};
  let leanings: Leanings = {};
  for (const [at, { cases }] of parts.entries())
    leanings = leanOn(leanings, cases, at === 0 ? 1 : restWeight);
  return Object.fromEntries(
    sharesOf(leanings, caseCount()).map(([id, share]) => [
      id,
      { share, belief: Math.max(...parts.map(({ cases }) => cases[id]?.belief ?? 0)) },
    ]),
  );
};

const highest = (units: readonly KindsRead[]): Shares => {
  const found: Record<string, number> = {};
  for (const { says } of units)
    for (const [id, share] of Object.entries(says)) found[id] = Math.max(found[id] ?? 0, share);
  return found;
};

/** So sure it must be that a sentence is said to the companion and not about the matter: of a farewell more, since plans sound like one. */
const saidToIt: Readonly<Record<string, number>> = {
  "just-said": 0.55,
  "not-heard": 0.55,
  misread: 0.55,
  "not-understood": 0.55,
  "no-answer": 0.55,
  "odd-question": 0.55,
  "too-many-questions": 0.55,
  "jokes-at-it": 0.55,
  "asks-why-this-question": 0.55,
  "thanks-stays": 0.7,
  parrot: 0.85,
  leaves: 0.85,
};

/** "I'll ring him in the morning" sounds like going away, and is something to do all the same. */
const isOnlyLeaving = ({ says }: SentenceRead): boolean =>
  Object.entries(saidToIt).every(([id, least]) => id === "leaves" || (says[id] ?? 0) < least) &&
  (says["leaves"] ?? 0) >= (saidToIt["leaves"] ?? 1);

/** By what a reader of sense makes of its parts. */
export const readBy = (
  sense: (text: string) => SensedText | undefined,
  content: string,
): Reading => {
  const text = cutText(content);
  const lower = text.plain.toLowerCase();
  const sensed = windows(text.plain).map(sense);
  const whole = sensed.map(readHeads);
  const alone = chosen(text.sentences);
  const units = sensed.map(readKinds);
  const cases = casesOf(units);
  const isOne = text.sentences.length === 1 && whole.length === 1;
  const sentences = text.sentences.map((sentence, number): SentenceRead => {
    const aside = isAside(sentenceTokens(text, number));
    if (!alone.has(sentence))
      return { ...sentence, ask: null, roles: {}, isAside: aside, says: {} };
    const itself = isOne ? sensed[0] : sense(sentence.text);
    const heads = readHeads(itself);
    const own = readKinds(itself);
    if (!isOne) units.push(own);
    const isSaidToIt = Object.entries(saidToIt).some(([id, least]) => (own.says[id] ?? 0) >= least);
    return {
      ...sentence,
      ask: askIn(heads.ask),
      roles: heads.role,
      isAside: aside || isSaidToIt,
      says: own.says,
    };
  });
  const language = detectLanguage(lower);
  // what somebody was told is nobody's plan: "she said “we'll see where we are”"
  const spoken = [...text.plain.matchAll(speech)].map(
    ({ index, 0: said }) => [index, index + said.length] as const,
  );
  return {
    plain: text.plain,
    sentences,
    wordCount: text.tokens.length,
    language: language ?? (text.tokens.length > 5 && isHardlyEnglish(lower) ? "other" : null),
    isGarbled: isGarbled(text),
    acts: actsIn(text),
    feelings: namedFeelingsIn(text),
    people: peopleIn(text),
    times: timesIn(text),
    steps: stepsIn(text).filter(
      ({ from }) =>
        !sentences.some(
          (one) => one.isAside && !isOnlyLeaving(one) && from >= one.from && from < one.to,
        ) && !spoken.some(([begin, end]) => from > begin && from < end),
    ),
    nouns: nounPhrasesIn(text),
    paths: joined(whole, "path", mean),
    roles: joined(whole, "role", most),
    tones: joined(whole, "tone", mean),
    turns: joined(whole, "turn", most),
    leanings: joined(whole, "act", most),
    kinds: surest(units.map(({ kinds }) => kinds)),
    cases,
    shapes: shapesIn(sensed.flatMap((part) => part ?? [])),
    points: units.flatMap(({ point }) => point ?? []),
    moments: momentsIn(text.tokens),
    says: highest(units),
  };
};

/** A reading weighs some tens of kilobytes. */
const readingsKept = 48;

/** Reads one message. The time it takes grows with the length of the message and with nothing else. */
export const read = readOnce((content) => readBy(sense, content), readingsKept);
