import type { RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { expand, type Pattern } from "./patterns.ts";
import { hashOf, type Random, seededRandom } from "./random.ts";
import { inSomeRegister } from "./registers.ts";
import { closers, openers } from "./wrappings.ts";

export type Row = {
  text: string;
  level: RiskLevel;
  category: RiskCategory | null;
  family: string;
  batch: string;
  fold: number;
  /** The pattern alone, with no other talk around it. */
  isBare: boolean;
  /** A turn that was really written in ordinary talk. */
  isTurn: boolean;
};

const openChoices = (template: string): number => (template.match(/[[{]/g) ?? []).length;

/** A pattern with more choices gets more rows, but never many: variety is in the patterns. */
const rowsFor = (pattern: Pattern): number => {
  if (isOrdinaryTurn(pattern)) return pattern.batch === manyTurns ? 2 : 4;
  return 8 + Math.min(8, 3 * openChoices(pattern.template));
};

/** There are so many turns in this one that two forms of each do. */
const manyTurns = "talk-of-other-readers";

/** What was really written in a talk, of which there are many: each needs few forms. */
const isOrdinaryTurn = ({ family }: Pattern): boolean => /\/(?:talk|ordinary)-turns$/.test(family);

/** Ordinary talk that may stand around anything without changing what it means. */
const isFiller = (pattern: Pattern): boolean =>
  /^none-(?:distress|everyday|context)\/(?:talk-turns|ordinary-turns|lonely|low-mood|work-school-stress|conflict-family|plans-days|anxiety|short-vents|posts-[a-z-]+)$/.test(
    pattern.family,
  );

const join = (parts: readonly string[], random: Random): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .reduce((text, part) =>
      /[.?!…,]$/.test(text)
        ? `${text} ${part}`
        : `${text}${random.pick([". ", " ", ", ", "... ", "\n"])}${part}`,
    );

const filler = (fillers: readonly Pattern[], random: Random): string =>
  expand(random.pick(fillers).template, random);

/** Alone, or with an opening, an ending, or in the middle of other talk. */
const wrapped = (text: string, fillers: readonly Pattern[], random: Random): string => {
  const kind = random.next();
  if (kind < 0.5) return text;
  if (kind < 0.62) return join([random.pick(openers), text], random);
  if (kind < 0.7) return join([text, random.pick(closers)], random);
  if (kind < 0.8) return join([filler(fillers, random), text], random);
  if (kind < 0.88) return join([text, filler(fillers, random)], random);
  const before = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () =>
    filler(fillers, random),
  );
  return join([...before, text, filler(fillers, random)], random);
};

/** All rows, in a fixed order: the same patterns and seed give the same rows. */
export const makeRows = (patterns: readonly Pattern[], seed = 7): Row[] => {
  const rows: Row[] = [];
  const fillersOf = Map.groupBy(patterns.filter(isFiller), ({ fold }) => fold);
  for (const pattern of patterns) {
    const random = seededRandom(seed ^ hashOf(pattern.template));
    // Around a held-out pattern only held-out talk: no row crosses from one fold into another.
    const fillers = fillersOf.get(pattern.fold) ?? [];
    const seen = new Set<string>();
    for (let count = rowsFor(pattern); count > 0; count--) {
      const said = expand(pattern.template, random);
      const text = inSomeRegister(seen.size === 0 ? said : wrapped(said, fillers, random), random);
      if (seen.has(text)) continue;
      seen.add(text);
      rows.push({
        text,
        level: pattern.level,
        category: pattern.category,
        family: pattern.family,
        batch: pattern.batch,
        fold: pattern.fold,
        isBare: seen.size === 1,
        isTurn: isOrdinaryTurn(pattern),
      });
    }
  }
  return rows;
};
