import type { Reading } from "@app/reading/reading";
import { companyLines } from "../lines/company.ts";
import type { Path, PathStep } from "../path.ts";
import type { GuideTurn } from "../turn.ts";
import { type AnswerKind, type Moment, moments, questionOf } from "../written.ts";
import { bestFor } from "./said-to-shape.ts";

/**
 * So sure the reader must be for words that fit one kind of answer alone: on answers by authors who knew no kinds, it is
 * then right in 85 of a hundred, and says something to three of ten. Told unasked, it must be surer still.
 */
export const sureness = {
  asked: { share: 0.75, belief: 0.5 },
  told: { share: 0.9, belief: 0.7 },
} as const;

/** Which kind of answer a message is to a step's question; null where that is not certain. */
export const kindIn = (
  kinds: Reading["kinds"],
  path: Path | null,
  step: PathStep,
  how: "asked" | "told" = "asked",
): AnswerKind | null => {
  const question = questionOf(path, step);
  const read = path && kinds[`${path.id}.${step.id}`];
  if (!question || !read || read.share < sureness[how].share || read.belief < sureness[how].belief)
    return null;
  return question.kinds.find(({ id }) => id === read.kind) ?? null;
};

/** What of a message must not be stepped over; each once in a talk. */
export const momentIn = ({ reading, talk }: GuideTurn): Moment | null =>
  moments.find(({ id }) => reading.moments.includes(id) && !talk.turned.includes(`moment/${id}`)) ??
  null;

/** A word to a moment, and that it had its word. */
export const meet = ({ voice, talk }: GuideTurn, moment: Moment): string | null => {
  const line = voice.pick(`moment/${moment.id}`, moment.says);
  if (line) talk.turned.push(`moment/${moment.id}`);
  return line;
};

/** A word on what was told, and nothing asked: the best that was written for it, else company that claims nothing. */
export const company = (turn: GuideTurn): string => {
  const { voice, reading } = turn;
  const moment = momentIn(turn);
  const word = (moment && meet(turn, moment)) ?? bestFor(turn, ["remark", "receipt"])?.line;
  if (word) return word;
  const kind = turn.isNearDanger || (reading.tones["heavy"] ?? 0) > heavyFrom ? "heavy" : "any";
  return (
    voice.pick(`company/${kind}`, companyLines[kind]) ??
    voice.always("company/any", companyLines.any)
  );
};
const heavyFrom = 0.7;

/** A word that fits what was told, before a question; nothing where there is none: that it was received need not be said then. */
export const remarkOn = (turn: GuideTurn): string | null =>
  bestFor(turn, ["remark"], true)?.line ?? null;
