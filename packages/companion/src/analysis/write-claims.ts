import type { AnalysisTheme } from "@app/contract/analysis-report";
import { findPath } from "@app/guide/paths";
import { type ClaimDraft, inSessions } from "./claims.ts";
import type { SourceReading } from "./read-source.ts";
import { type Sighting, tally, trendOf } from "./tally.ts";

/** So many are shown of each part, the most frequent: a report is read to its end. */
const most = { themes: 3, relationships: 2, words: 3 } as const;
/** Seen less often, it is no habit of thought, and nobody who keeps coming up. */
const leastSources = 2;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const quotedWords = (words: readonly string[]): string =>
  words
    .slice(0, most.words)
    .map((word) => `“${word}”`)
    .join(", ")
    .replace(/, (“[^“”]+”)$/, " and $1");

/** The sources a theme is in: what the legend counts, and what its claim names. */
const sourcesOf = ({ shares }: AnalysisTheme, readings: readonly SourceReading[]): string[] =>
  readings.filter((_, index) => (shares[index] ?? 0) > 0).map(({ id }) => id);

/** The themes that come up most, each with its share of every source; those of one source only where none comes up twice. */
export const themesOver = (
  readings: readonly SourceReading[],
  disputed: ReadonlySet<string>,
): (AnalysisTheme & { path: string })[] => {
  const ids = new Set(readings.flatMap(({ themes }) => [...themes.keys()]));
  const all = [...ids]
    .map((path) => ({
      path,
      key: `theme:${path}`,
      name: findPath(path)?.name ?? path,
      shares: readings.map(({ themes }) => Math.round((themes.get(path) ?? 0) * 100) / 100),
    }))
    .filter(({ key }) => !disputed.has(key))
    .map((theme) => ({
      theme,
      count: sourcesOf(theme, readings).length,
      sum: theme.shares.reduce((sum, share) => sum + share, 0),
    }))
    .sort((a, b) => b.count - a.count || b.sum - a.sum);
  const repeated = all.filter(({ count }) => count >= leastSources);
  return (repeated.length > 0 ? repeated : all).slice(0, most.themes).map(({ theme }) => theme);
};

const later = {
  rising: ", more often in the later ones",
  falling: ", more often in the earlier ones",
} as const;

const themeClaims = (
  readings: readonly SourceReading[],
  themes: readonly AnalysisTheme[],
): ClaimDraft[] =>
  themes.map((theme) => {
    const sourceIds = sourcesOf(theme, readings);
    const trend = trendOf(sourceIds, readings);
    const text = `${theme.name}: ${inSessions(sourceIds, readings.length)}${trend ? later[trend.direction] : ""}.`;
    return { key: theme.key, part: "themes", text, sourceIds };
  });

/** The hard feeling and the good one that were named most, each in the person's own words for it. */
const feelingClaims = (
  readings: readonly SourceReading[],
  feelings: readonly Sighting[],
): ClaimDraft[] => {
  const hard = feelings.find(({ isPleasant }) => !isPleasant);
  const good = feelings.find(({ isPleasant }) => isPleasant);
  const claimed = [hard, good].filter((seen) => seen !== undefined);
  return claimed.map(({ key, ids, words, quote, isPleasant }) => ({
    key,
    part: "feelings",
    text: isPleasant
      ? `Among your words for how you felt ${words.length > 1 ? "are" : "is"} ${quotedWords(words)}, ${inSessions(ids, readings.length)}.`
      : `For how you felt you said ${quotedWords(words)}, ${inSessions(ids, readings.length)}.`,
    quote: quote?.text ?? null,
    sourceIds: ids,
  }));
};

const styleTexts: Readonly<Record<string, string>> = {
  "style:blame": "You put the blame on yourself",
  "style:settled": "You told a guess about yourself or others as if it were settled",
  "style:alone": "You carried something without telling anybody",
};

const styleClaims = (readings: readonly SourceReading[]): ClaimDraft[] =>
  tally(readings, "styles")
    .filter(({ ids }) => ids.length >= leastSources)
    .slice(0, 1)
    .map(({ key, ids, quote }) => ({
      key,
      part: "styles",
      text: `${styleTexts[key]}, ${inSessions(ids, readings.length)}.`,
      quote: quote?.text ?? null,
      sourceIds: ids,
    }));

const personClaims = (readings: readonly SourceReading[]): ClaimDraft[] =>
  tally(readings, "relationships")
    .filter(({ ids }) => ids.length >= leastSources)
    .slice(0, most.relationships)
    .map(({ key, ids, words, quote }) => ({
      key,
      part: "relationships",
      text: `${upperFirst(words[0] ?? "")}: spoken of ${inSessions(ids, readings.length)}.`,
      quote: quote?.text ?? null,
      sourceIds: ids,
    }));

/** What was told in sentences of all kinds is one claim, shown by the newest of them. */
const toldClaims = (
  readings: readonly SourceReading[],
  from: "strengths" | "helped" | "planned",
  more: Pick<ClaimDraft, "part" | "text"> & Partial<ClaimDraft>,
): ClaimDraft[] =>
  tally(readings, from, () => from).flatMap(({ ids, quote }) =>
    quote
      ? [
          {
            ...more,
            key: quote.key,
            text: `${more.text}, ${inSessions(ids, readings.length)}.`,
            quote: quote.text,
            sourceIds: ids,
          },
        ]
      : [],
  );

/** A good feeling that is named more often than it was, or a hard one that is named less often. */
const growingClaims = (
  readings: readonly SourceReading[],
  feelings: readonly Sighting[],
): ClaimDraft[] =>
  feelings
    .flatMap(({ key, ids, words, isPleasant }): ClaimDraft[] => {
      const trend = trendOf(ids, readings);
      if (trend?.direction !== (isPleasant ? "rising" : "falling")) return [];
      const { early, late } = trend;
      return [
        {
          key: `growing:${key}`,
          part: "growing",
          text: `You said ${quotedWords(words)} in ${early.seen} of ${early.of} earlier sessions, and in ${late.seen} of ${late.of} later ones.`,
          sourceIds: ids,
          atMost: 2,
          why: "Seen by laying the earlier half beside the later one. Weeks differ for many reasons.",
          restsOn: [key],
        },
      ];
    })
    .slice(0, 1);

/** Every claim the guide makes of what it read, suggestions aside: a dozen at most. */
export const writeClaims = (
  readings: readonly SourceReading[],
  themes: readonly AnalysisTheme[],
): ClaimDraft[] => {
  const feelings = tally(readings, "feelings");
  const named = feelingClaims(readings, feelings);
  const shown = new Set(named.map(({ key }) => key));
  return [
    ...themeClaims(readings, themes),
    ...named,
    ...styleClaims(readings),
    ...toldClaims(readings, "strengths", {
      part: "strengths",
      text: "You told of something you managed",
    }),
    ...personClaims(readings),
    ...toldClaims(readings, "helped", {
      part: "helped",
      text: "You said that something helped",
      atMost: 2,
      why: "You said so yourself. On another day it may be something else.",
    }),
    ...growingClaims(
      readings,
      feelings.filter(({ key }) => shown.has(key)),
    ),
    ...toldClaims(readings, "planned", { part: "growing", text: "You named a step of your own" }),
  ];
};
