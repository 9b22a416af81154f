import type { Act } from "./acts.ts";
import type { NamedFeeling } from "./feelings.ts";
import type { DetectedLanguage } from "./language.ts";
import type { NounPhrase } from "./noun-phrases.ts";
import type { PersonSpokenOf } from "./people.ts";
import type { StepNamed } from "./steps.ts";
import type { Sentence } from "./text.ts";
import type { Time } from "./times.ts";

/** How likely the reader of sentences finds something, from 0 to 1, by its name. */
export type Shares = Readonly<Record<string, number>>;

/** A kind of answer: its share among the kinds of its question, and how much is believed of it by itself. */
export type KindRead = { kind: string; share: number; belief: number };

/** A written case a message could be an example of: its share among all cases, and how much is believed of it by itself. */
export type CaseRead = { share: number; belief: number };

/**
 * What is said to a shape: a word on what was told, an answer to what was asked, only a next question; or, to
 * very much, that it was received. A saying is what its writer might say of it, for them to tap; words are what they
 * might want to say to somebody.
 */
export const shapeSorts = ["remark", "answer", "next", "receipt", "saying", "words"] as const;
export type ShapeSort = (typeof shapeSorts)[number];
/** What very many messages have in common, whatever they are about, and what its reply would be worth to this one, up to one. */
export type ShapesRead = Readonly<Record<ShapeSort, readonly { id: string; worth: number }[]>>;
export const noShapes: ShapesRead = {
  remark: [],
  answer: [],
  next: [],
  receipt: [],
  saying: [],
  words: [],
};

/** A sentence with what the reader of sentences makes of it. */
export type SentenceRead = Sentence & {
  /** What is asked of the companion most likely, by the id of its answer; null where nothing is. */
  ask: { id: string; share: number } | null;
  roles: Shares;
  /** Said about the talk and not about the matter. */
  isAside: boolean;
  /** What is said to the companion about the talk, by its id. */
  says: Shares;
};

/** All that is read of one message, once. It knows nothing of what will be said. */
export type Reading = {
  plain: string;
  sentences: readonly SentenceRead[];
  wordCount: number;
  language: DetectedLanguage | null;
  /** Letters that make no words. */
  isGarbled: boolean;
  acts: readonly Act[];
  feelings: readonly NamedFeeling[];
  people: readonly PersonSpokenOf[];
  times: readonly Time[];
  steps: readonly StepNamed[];
  nouns: readonly NounPhrase[];
  /** Which kinds of matter it resembles. */
  paths: Shares;
  /** What kinds of things it tells. */
  roles: Shares;
  /** How it is told: heavy, good. */
  tones: Shares;
  /** Moments that ask for a word of their own. */
  turns: Shares;
  /** Acts that no list of phrases knows. */
  leanings: Shares;
  /** Which kind of answer it would be, by question: "waiting.days". */
  kinds: Readonly<Record<string, KindRead>>;
  /** The written cases it resembles, by id. */
  cases: Readonly<Record<string, CaseRead>>;
  /** What is worth saying to it as a whole, the best first: a sentence alone does not show that. */
  shapes: ShapesRead;
  /** Where the message and its sentences lie among all texts; for `later.ts`. */
  points: readonly Float32Array[];
  /** What a good listener would not step over, by its id. */
  moments: readonly string[];
  /** What is said to the companion about the talk itself. */
  says: Shares;
};
