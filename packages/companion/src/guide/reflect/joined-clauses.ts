import { becauseFrames, doubleSided } from "../say/generic.ts";
import { isAfraid, isDreaded, isJudgement, thoughtIn } from "../understanding/self-judgement.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { Candidate } from "./candidate.ts";
import { empty, hedge, isTelling, ought } from "./clause-kinds.ts";
import { type Clause, isQuotedOn } from "./clauses.ts";
import { turnFragment, turnRound } from "./turn-round.ts";

const wordCount = (text: string): number => text.split(/\s+/).length;

const isPlain = (text: string): boolean =>
  !hedge.test(text) && !isJudgement(text) && thoughtIn(text) === null && !empty.test(text);

const joinFrames: Readonly<
  Record<Clause["link"], { score: number; frames: readonly string[]; max: number }>
> = {
  but: { score: 5.5, frames: doubleSided, max: 28 },
  because: { score: 4.2, frames: becauseFrames, max: 26 },
  and: { score: 4.6, frames: ["{A}, and {b}."], max: 18 },
  none: { score: 4.4, frames: ["{A}, and {b}."], max: 14 },
  so: { score: 3.8, frames: ["{A}, so {b}."], max: 20 },
};

/** Two clauses of one sentence, said back together. */
export const pairs = ({ clauses, lower }: Understanding): Candidate[] =>
  clauses.flatMap((clause, index) => {
    const previous = clauses[index - 1];
    if (!previous || previous.sentence !== clause.sentence || clause.isQuestion) return [];
    if (!isPlain(clause.text) || !isPlain(previous.text)) return [];
    if (isQuotedOn(clauses, index)) return [];
    if (/^it's not\b/i.test(previous.text) || ought.test(previous.text)) return [];
    if (/\bhat(?:e|ing|ed) myself\b/i.test(`${previous.text} ${clause.text}`)) return [];
    if (isDreaded(previous.text) || (isDreaded(clause.text) && !isAfraid(previous.text))) return [];
    const join = joinFrames[clause.link];
    const a = turnRound(previous.text);
    const whole = turnRound(clause.text, 2);
    const b = whole ?? (clause.link === "but" ? turnFragment(clause.text) : null);
    // "so you do": what is done stood in another sentence
    if (
      b &&
      /^\S+ (?:do|does|did|is|are|was|were|can|could|will|would|have|has|had)(?:n’t)?$/.test(b)
    )
      return [];
    if (!a || !b || wordCount(a) + wordCount(b) > join.max) return [];
    // "it isn't being a dad, it's being an uncle"
    const corrects =
      clause.link === "none" &&
      /n't\b|\bnot\b/.test(previous.text) &&
      /^(?:it|he|she|that)(?:'s| was| is)\b/i.test(clause.text);
    const isNext = lower.includes(`and then ${clause.text.toLowerCase()}`);
    const frames =
      clause.link === "but" && !whole
        ? ["{A}, but {b}."]
        : corrects
          ? ["{A}, {b}."]
          : isNext
            ? ["{A}, and then {b}."]
            : join.frames;
    return [
      {
        score: join.score + (index + 1) / clauses.length,
        frames,
        a,
        b,
        isTelling: clause.link === "but" || isTelling(previous.text) || isTelling(clause.text),
      },
    ];
  });

/** "I go to work, I come home, I watch television": short steps in a row belong together. */
export const runs = (clauses: readonly Clause[]): Candidate[] => {
  const short = clauses.filter(
    (clause) =>
      wordCount(clause.text) <= 6 &&
      !clause.isQuestion &&
      isPlain(clause.text) &&
      !isDreaded(clause.text),
  );
  const [first] = short;
  if (!first || short.length < 3 || short.some((clause) => clause.sentence !== first.sentence))
    return [];
  const turned = short.slice(0, 4).map((clause) => turnRound(clause.text, 2));
  if (turned.some((text) => text === null)) return [];
  return [
    {
      score: 6,
      frames: ["{A}."],
      a: `${turned.slice(0, -1).join(", ")}, and ${turned.at(-1)}`,
      isTelling: short.some((clause) => isTelling(clause.text)),
    },
  ];
};
