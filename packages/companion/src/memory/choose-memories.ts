import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { conceptsOf } from "./concepts.ts";
import type { Memory } from "./memory.ts";
import { isStopWord, stemOf, wordsOf } from "./stems.ts";

export type Fitting = { memory: Memory; score: number };

type Features = {
  stems: ReadonlySet<string>;
  /** Those of the stems that are written large inside a sentence. */
  names: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
};

const wordWeight = 1;
/** Somebody called by name is meant, not resembled. */
const nameWeight = 1.5;
const conceptWeight = 0.7;
/** What helps somebody is worth most when they look for help. */
const helpWeight = 1.6;
/** People go on about what they spoke of a moment ago without naming it again. */
const previousShare = 0.6;
const fitsFrom = 0.6;

const startsLarge = /^\p{Lu}\p{L}{2}/u;

const helps = /\b(?:helps?|calms?|soothes?|relaxes|eases|grounds) you\b|\byou relax\b/i;
const looksForHelp =
  /\b(?:stress(?:ed|ful)?|anxious|anxiety|panic\w*|overwhelmed|tense|restless|on edge|wound up|worried|can['’]?t (?:sleep|calm|relax|cope|switch off)|what (?:can|could|should) i do|what (?:helps|might help|would help)|calm(?:er)? down|cope)\b/i;

/** Reads words once: two hundred memories share most of theirs. */
const createReader = () => {
  const read = new Map<string, { stem: string; isStop: boolean }>();
  return (text: string): Features => {
    const stems = new Set<string>();
    const names = new Set<string>();
    const concepts = new Set<string>();
    for (const [index, word] of wordsOf(text).entries()) {
      let known = read.get(word);
      if (!known) {
        known = { stem: stemOf(word), isStop: isStopWord(word) };
        read.set(word, known);
      }
      for (const concept of conceptsOf(known.stem)) concepts.add(concept);
      if (known.isStop) continue;
      stems.add(known.stem);
      if (index > 0 && startsLarge.test(word)) names.add(known.stem);
    }
    return { stems, names, concepts };
  };
};

const shared = (memory: Features, said: Features): number => {
  let score = 0;
  const covered = new Set<string>();
  for (const stem of memory.stems) {
    if (!said.stems.has(stem)) continue;
    score += memory.names.has(stem) ? nameWeight : wordWeight;
    for (const concept of conceptsOf(stem)) covered.add(concept);
  }
  for (const concept of memory.concepts)
    if (said.concepts.has(concept) && !covered.has(concept)) score += conceptWeight;
  return score;
};

/** Every memory that fits what is being said, best first. Nothing is kept: a deleted memory is gone. */
export const fittingMemories = (o: {
  content: string;
  history: readonly HistoryItem[];
  memories: readonly Memory[];
}): Fitting[] => {
  if (o.memories.length === 0) return [];
  const featuresOf = createReader();
  const now = featuresOf(o.content);
  const before = o.history.findLast((item) => item.role === "user")?.content ?? "";
  const previous = featuresOf(before);
  const wantsHelp = looksForHelp.test(o.content);
  return o.memories
    .map((memory): Fitting => {
      const features = featuresOf(memory.message);
      const score = Math.max(shared(features, now), shared(features, previous) * previousShare);
      return { memory, score: score + (wantsHelp && helps.test(memory.message) ? helpWeight : 0) };
    })
    .filter(({ score }) => score >= fitsFrom)
    .sort((a, b) => b.score - a.score);
};

/** The few memories that belong to this message; none when nothing fits. */
export const chooseMemories = (o: {
  content: string;
  history: readonly HistoryItem[];
  memories: readonly Memory[];
}): Memory[] =>
  fittingMemories(o)
    .slice(0, limits.memory.perReplyMax)
    .map(({ memory }) => memory);
