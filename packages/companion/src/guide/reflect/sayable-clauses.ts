import {
  becauseFrames,
  bothFrames,
  doubleSided,
  feelsFrames,
  feltFrames,
  hedgedFrames,
  oldThoughtFrames,
  oughtFrames,
  plainFrames,
  regretFrames,
  thoughtFrames,
} from "../say/generic.ts";
import { isAfraid } from "../understanding/self-judgement.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { Candidate } from "./candidate.ts";
import { empty, isTelling } from "./clause-kinds.ts";
import { isQuotedOn } from "./clauses.ts";
import { both, pairs, runs } from "./joined-clauses.ts";
import { scoreAt, single } from "./single-clause.ts";
import { splitWords } from "./words.ts";

const thoughts: ReadonlySet<readonly string[]> = new Set([
  oughtFrames,
  thoughtFrames,
  feelsFrames,
  feltFrames,
  oldThoughtFrames,
  regretFrames,
]);

/** "But then I fail the module" says what would come of something, and not what is. */
const consequence = /^(?:but|because|cause) then (?:i|i'm|i'd|he|she|they|we|it)\b/;

/** A clause of this length may still be one. */
const hastyWords = 18;

/** "What if something happens and I never said it": what hangs on the "what if" is only imagined. */
const isSupposed = ({ clauses }: Understanding, index: number): boolean => {
  const at = clauses.findIndex(({ text }) => /\bwhat if\b/i.test(text));
  return at >= 0 && index > at && clauses[index]?.sentence === clauses[at]?.sentence;
};

const readCandidates = (message: Understanding): Candidate[] => {
  if (message.clauses.length === 1 && consequence.test(message.lower)) return [];
  // without a comma or a full stop a long clause is likely to be two
  const isHasty = message.wordCount > hastyWords && !/[.,;:!?]/.test(message.text);
  const singles = message.clauses.flatMap((clause, index): (Candidate & { index: number })[] => {
    if (
      clause.isQuestion ||
      empty.test(clause.text) ||
      // what it is not leads up to what it is
      (/^it's not (?:about|because|that)\b/i.test(clause.text) &&
        index < message.clauses.length - 1) ||
      isQuotedOn(message.clauses, index) ||
      // a thought without its reason is half of it
      (/^i think\b/i.test(clause.text) &&
        message.clauses[index + 1]?.link === "because" &&
        message.clauses[index + 1]?.sentence === clause.sentence) ||
      isSupposed(message, index) ||
      // "I said mum I'm 40" is spoken to her
      /\b(?:said|say|says|goes) (?:mum|mom|dad|love|darling|mate)\b/i.test(clause.text) ||
      // "don't know what" breaks off, and "what can I do" asks
      /\b(?:what|who|how|why|whether)$|\b(?:what|how) (?:can|do|should|could) (?:i|we)\b/i.test(
        clause.text,
      ) ||
      // "but who'd sit in it" asks, and cannot be told back
      /\bbut (?:who|what|how|why|where|when)(?:'d|'s|'ll)?\b/i.test(clause.text) ||
      (isHasty && splitWords(clause.text).length > hastyWords)
    )
      return [];
    const said = single(clause, isAfraid(message.lower));
    return said
      ? [
          {
            ...said,
            index,
            score: scoreAt({ clauses: message.clauses, index }),
            isTelling: said.frames !== plainFrames || isTelling(clause.text),
          },
        ]
      : [];
  });
  return [...runs(message), ...both(message, singles), ...pairs(message), ...singles].sort(
    (x, y) => y.score - x.score,
  );
};

/** Turning is pure and looked at from several sides, so a message is turned once. */
const turned = new WeakMap<Understanding, readonly Candidate[]>();

const candidatesOf = (message: Understanding): readonly Candidate[] => {
  const known = turned.get(message);
  if (known) return known;
  const made = readCandidates(message);
  turned.set(message, made);
  return made;
};

const asText = ({ frames, a, b }: Candidate): string => {
  if (b === undefined) return a;
  if (frames === doubleSided || frames[0] === "{A}, but {b}.") return `${a}, but ${b}`;
  if (frames[0] === "{A}, {b}.") return `${a}, ${b}`;
  if (frames[0] === "{A}. {B}.") return b;
  if (frames[0] === "{A}, and that {b}.") return `${a}, and that ${b}`;
  if (frames === becauseFrames) return `${a} because ${b}`;
  if (frames[0] === "{A}, and then {b}.") return `${a}, and then ${b}`;
  if (frames[0] === "{A} so {b}.") return `${a} so ${b}`;
  return frames[0] === "{A}, so {b}." ? `${a}, so ${b}` : `${a}, and ${b}`;
};

/** What a message says, turned round and without a frame, the most telling first; for summaries. */
export const sayableClauses = (
  message: Understanding,
): { text: string; isTelling: boolean; score: number }[] =>
  candidatesOf(message)
    // a hard thought about oneself is not a fact to be listed
    // and of two sentences each is there by itself
    .filter(
      ({ frames }) => !thoughts.has(frames) && frames !== hedgedFrames && frames !== bothFrames,
    )
    .map((candidate) => ({
      text: asText(candidate),
      isTelling: candidate.isTelling,
      score: candidate.score,
    }));
