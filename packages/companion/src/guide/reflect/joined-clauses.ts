import { becauseFrames, bothFrames, doubleSided, plainFrames } from "../say/generic.ts";
import { isAfraid, isDreaded, isJudgement, thoughtIn } from "../understanding/self-judgement.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { Candidate } from "./candidate.ts";
import { empty, hedge, isTelling, ought } from "./clause-kinds.ts";
import { persons } from "./clause-shape.ts";
import { type Clause, isQuotedOn } from "./clauses.ts";
import { scoreAt } from "./single-clause.ts";
import { turnFragment, turnRound } from "./turn-round.ts";
import { bareWord, splitWords } from "./words.ts";

const wordCount = (text: string): number => text.split(/\s+/).length;

const isPlain = (text: string): boolean =>
  !hedge.test(text) && !isJudgement(text) && thoughtIn(text) === null && !empty.test(text);

const joinFrames: Readonly<
  Record<Clause["link"], { bonus: number; frames: readonly string[]; max: number }>
> = {
  but: { bonus: 1.5, frames: doubleSided, max: 28 },
  because: { bonus: 0.8, frames: becauseFrames, max: 26 },
  and: { bonus: 0.8, frames: ["{A}, and {b}."], max: 18 },
  // a comma alone says not how the two belong together, and "and" would be a guess
  none: { bonus: 0.8, frames: bothFrames, max: 18 },
  so: { bonus: 0.8, frames: ["{A}, so {b}."], max: 20 },
};

/** "And she had been running because …": without the reason it is half said. */
const leavesReasonOut = (clauses: readonly Clause[], index: number): boolean =>
  clauses[index + 1]?.link === "because" &&
  clauses[index + 1]?.sentence === clauses[index]?.sentence;

const setAgainstMax = 20;

/** Two clauses of one sentence, said back together. */
export const pairs = ({ clauses, lower }: Understanding): Candidate[] => {
  return clauses.flatMap((clause, index) => {
    const previous = clauses[index - 1];
    if (!previous || clause.isQuestion || previous.isQuestion) return [];
    // "I don't want to make much of it. But it was good.": a full stop does not part the two sides
    const isAnswered = clause.link === "but" && previous.sentence === clause.sentence - 1;
    if (previous.sentence !== clause.sentence && !isAnswered) return [];
    // "but then she'd know": what that would come of may stand further back
    if (isAnswered && /^then\b/i.test(clause.text)) return [];
    // "I think people like me because I'm useful" is half said without its reason
    const isReasoned = clause.link === "because" && /^i think\b/i.test(previous.text);
    if (!isPlain(clause.text) || !(isPlain(previous.text) || isReasoned)) return [];
    if (isQuotedOn(clauses, index)) return [];
    if (/^it's not\b/i.test(previous.text) || ought.test(previous.text)) return [];
    if (
      /\bhat(?:e|ing|ed) myself\b|\bthat's how \w+ i am\b/i.test(`${previous.text} ${clause.text}`)
    )
      return [];
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
    // "I don't mind being told, I mind being laughed at"
    const isSetAgainst =
      clause.link === "none" &&
      /n't\b|\b(?:not|nobody|no one|never)\b/i.test(previous.text) &&
      !/n't\b|\b(?:not|nobody|no one|never)\b/i.test(clause.text);
    const most = isSetAgainst ? setAgainstMax : join.max;
    if (!a || !b || wordCount(a) + wordCount(b) > most) return [];
    // a half with a comma of its own is too much for one breath
    if (clause.link !== "because" && a.includes(",") && !/^(?:when|if|since|after|while)\b/.test(a))
      return [];
    // "it isn't being a dad, it's being an uncle"
    const corrects =
      clause.link === "none" &&
      /^(?:it|he|she|that|this)(?:'s| is| was)? ?(?:not\b|isn't\b|wasn't\b)/i.test(previous.text) &&
      /^(?:it|he|she|that)(?:'s| was| is)\b/i.test(clause.text);
    const isSecondThat = lower.includes(`and that ${clause.text.toLowerCase()}`);
    // "I keep the curtains shut so the neighbours don't see": what it is for takes no comma
    const isPurpose =
      clause.link === "so" &&
      /n't\b|'d\b|\b(?:nobody|no one)\b/i.test(clause.text) &&
      lower.includes(` so ${clause.text.toLowerCase()}`) &&
      !lower.includes(`, so ${clause.text.toLowerCase()}`);
    const isNext = lower.includes(`and then ${clause.text.toLowerCase()}`);
    const frames =
      clause.link === "but" && !whole
        ? ["{A}, but {b}."]
        : corrects
          ? ["{A}, {b}."]
          : isSecondThat
            ? ["{A}, and that {b}."]
            : isSetAgainst
              ? ["{A}. {B}."]
              : isPurpose
                ? ["{A} so {b}."]
                : isNext
                  ? ["{A}, and then {b}."]
                  : join.frames;
    return [
      {
        // what was said in one breath is given back in one, where it is short enough
        score:
          Math.max(scoreAt({ clauses, index: index - 1 }), scoreAt({ clauses, index })) +
          join.bonus -
          (leavesReasonOut(clauses, index) ? 2 : 0),
        frames,
        a,
        b,
        isTelling: clause.link === "but" || isTelling(previous.text) || isTelling(clause.text),
      },
    ];
  });
};

/** Below this a message is short enough for one thing to stand for it, or for all of it to be said. */
const longWords = 18;
const bothMax = { ofMany: 24, ofTwo: 15 };
const bothBonus = 0.5;
/** What comes second has to matter by itself, the more so the more is left out beside it. */
const leastSecond = { ofMany: 4.4, ofTwo: 2.5 };

const isPerson = (text: string): boolean =>
  splitWords(text).some(
    (word) => persons.test(bareWord(word)) || /^[A-Z][a-z]+(?:'s)?$/.test(word),
  );
const isThing = (text: string): boolean =>
  [...text.matchAll(/\b(?:my|our|the|an?|some|this|that) (?:\p{L}+ )?(\p{L}+)/giu)].some(
    ([all]) => !isPerson(all.replace(/^\S+ /, "")),
  );
const isMany = (text: string): boolean =>
  /\b(?:people|everyone|everybody|nobody|someone|children|\p{L}{3,}s)\b/iu.test(text);

/** What a small word points to has to be named before it, in what is said. */
const pointers: readonly (readonly [RegExp, (text: string) => boolean])[] = [
  [/\b(?:he|him|his)\b/i, isPerson],
  [/\b(?:she|her|hers)\b/i, isPerson],
  [/\b(?:they|them|their)\b/i, isMany],
  [/\b(?:it|its)\b/i, isThing],
];

/** "I sold the van. I showed him the side door": who "him" is stood in what lies between. */
const pointsBetween = (first: string, second: string): boolean =>
  pointers.some(([pointer, names]) => {
    const at = second.search(pointer);
    const before = `${first.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}, ${second.slice(0, Math.max(at, 0))}`;
    return at >= 0 && !pointer.test(first) && !names(before);
  });

/** "I'd say I miss him. I'm not unhappy. It comes out like that": what "it" is stands in what was left out. */
const losesItsThing = (clauses: readonly Clause[], first: number, second: number): boolean => {
  const [before, after] = [clauses[first]?.text ?? "", clauses[second]?.text ?? ""];
  return (
    second > first + 1 &&
    (/^(?:and |but |so )?(?:it|it's|that|that's|this|these|those|they|they're|he|he's|she|she's|one|both|neither)\b|\b(?:it|this|them|those)$/i.test(
      after,
    ) ||
      pointsBetween(before, after))
  );
};

/** The two things of a message that matter most, each a sentence of its own, in the order told. */
export const both = (
  { clauses, wordCount: length }: Understanding,
  singles: readonly (Candidate & { index: number })[],
): Candidate[] => {
  const many = clauses.length > 2 ? "ofMany" : "ofTwo";
  if (many === "ofMany" && length < longWords) return [];
  const [best, ...others] = singles
    .filter(({ frames, a }) => frames === plainFrames && wordCount(a) >= 4)
    .toSorted((x, y) => y.score - x.score);
  if (!best) return [];
  const second = others.find(
    ({ index, a }) =>
      clauses[index]?.sentence !== clauses[best.index]?.sentence &&
      !losesItsThing(clauses, Math.min(index, best.index), Math.max(index, best.index)) &&
      wordCount(best.a) + wordCount(a) <= bothMax[many],
  );
  if (!second || second.score < leastSecond[many]) return [];
  const [a, b] = best.index < second.index ? [best.a, second.a] : [second.a, best.a];
  return [
    {
      score: best.score + bothBonus,
      frames: bothFrames,
      a,
      b,
      isTelling: best.isTelling || second.isTelling,
    },
  ];
};

const subjectOf = (text: string): string => /^(?:my )?[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "";

/** By commas alone only one person's doings make a row: "I'm worried about her, she's 13 and she's gone quiet". */
const inRows = (clauses: readonly Clause[], turned: readonly (string | null)[]): string[][] => {
  const rows: string[][] = [];
  for (const [place, text] of turned.entries()) {
    if (text === null) return [];
    const [before, clause] = [clauses[place - 1], clauses[place]];
    const goesOn =
      before &&
      (clause?.link === "and" || subjectOf(clause?.text ?? "") === subjectOf(before.text));
    if (goesOn) rows.at(-1)?.push(text);
    else rows.push([text]);
  }
  return rows;
};
const asRow = (row: readonly string[]): string =>
  row.length > 1 ? `${row.slice(0, -1).join(", ")}, and ${row.at(-1)}` : (row[0] ?? "");

/** "I go to work, I come home, I watch television": short steps in a row belong together. */
export const runs = ({ clauses, lower }: Understanding): Candidate[] => {
  const short = clauses.filter(
    (clause) =>
      wordCount(clause.text) <= 6 &&
      !clause.isQuestion &&
      isPlain(clause.text) &&
      !isDreaded(clause.text),
  );
  const [first] = short;
  if (!first || short.length < 3) return [];
  const from = clauses.indexOf(first);
  // a reason or a turn among them, or something left out between them, is no row of steps
  if (
    short.some(
      (clause, place) =>
        clauses[from + place] !== clause ||
        (place > 0 && !/^(?:and|none)$/.test(clause.link)) ||
        /^it's not\b/i.test(clause.text),
    )
  )
    return [];
  // "I've knocked. I've left a note. I've rung the council."
  const isOneRow =
    short.length === clauses.length && clauses.every(({ text }) => /^i(?:'ve|'m)? /i.test(text));
  if (!isOneRow && short.some((clause) => clause.sentence !== first.sentence)) return [];
  const turned = short.slice(0, 4).map(({ text }) => {
    const said = turnRound(text, 2);
    return said && lower.includes(`and then ${text.toLowerCase()}`) ? `then ${said}` : said;
  });
  const rows = inRows(short.slice(0, turned.length), turned);
  const [a, second] = rows.map(asRow);
  if (a === undefined || rows.length > 2) return [];
  return [
    {
      score: 9,
      frames: second === undefined ? ["{A}."] : bothFrames,
      a,
      ...(second === undefined ? {} : { b: second }),
      isTelling: short.some((clause) => isTelling(clause.text)),
    },
  ];
};
