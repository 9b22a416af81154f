import type { AnalysisTheme } from "@app/contract/analysis-report";
import { themeLines } from "../guide/say/themes.ts";
import {
  type FeelingFamily,
  feelingNouns,
  pleasant,
} from "../guide/understanding/feeling-words.ts";
import type { Theme } from "../guide/understanding/theme.ts";
import { upperFirst } from "../guide/words/voice.ts";
import { type ClaimDraft, inNumbers } from "./claims.ts";
import type { Seen, SourceReading } from "./read-source.ts";
import { type Sign, signs } from "./signs.ts";

const themesShown = 5;
const perPart = 3;
const styleMinCount = 2;
/** Below this share a theme was only passed by. */
const presentFrom = 0.08;

type Tally = {
  /** The sources it was seen in, oldest first. */
  ids: string[];
  count: number;
  quote: string | null;
  firstHalf: number;
  secondHalf: number;
};

/** Where each thing was seen, over all sources. */
const tally = <Key>(
  readings: readonly SourceReading[],
  seenIn: (reading: SourceReading) => ReadonlyMap<Key, Seen>,
): Map<Key, Tally> => {
  const all = new Map<Key, Tally>();
  readings.forEach((reading, index) => {
    const isLate = index >= readings.length / 2;
    for (const [key, { count, quote }] of seenIn(reading)) {
      const known = all.get(key) ?? { ids: [], count: 0, quote: null, firstHalf: 0, secondHalf: 0 };
      known.ids.push(reading.id);
      known.count += count;
      // The newest words are the ones somebody still recognises.
      known.quote = quote ?? known.quote;
      if (isLate) known.secondHalf += 1;
      else known.firstHalf += 1;
      all.set(key, known);
    }
  });
  return all;
};

const mostSeen = <Key>(all: Map<Key, Tally>): [Key, Tally][] =>
  [...all].sort((a, b) => b[1].ids.length - a[1].ids.length || b[1].count - a[1].count);

const shareOf = ({ themes }: SourceReading, theme: Theme): number => {
  let total = 0;
  for (const weight of themes.values()) total += weight;
  return total === 0 ? 0 : (themes.get(theme) ?? 0) / total;
};

/** The themes of a history, each with its share of every source. */
export const themesOver = (
  readings: readonly SourceReading[],
): (AnalysisTheme & { theme: Theme })[] => {
  const found = new Map<Theme, number>();
  for (const reading of readings)
    for (const theme of reading.themes.keys())
      found.set(theme, (found.get(theme) ?? 0) + shareOf(reading, theme));
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, themesShown)
    .map(([theme]) => ({
      theme,
      key: `theme:${theme}`,
      name: themeLines[theme].title,
      shares: readings.map((reading) => Math.round(shareOf(reading, theme) * 100) / 100),
    }));
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const themeClaims = (
  readings: readonly SourceReading[],
  themes: ReturnType<typeof themesOver>,
): ClaimDraft[] =>
  themes.map(({ key, theme, shares }) => {
    const ids = readings.filter((_, index) => (shares[index] ?? 0) >= presentFrom);
    const half = Math.ceil(shares.length / 2);
    const [early, late] = [mean(shares.slice(0, half)), mean(shares.slice(half))];
    const where = `in ${ids.length} of ${readings.length} conversations`;
    const { name } = themeLines[theme];
    const text =
      late > early * 1.5 && late - early > 0.08
        ? `${upperFirst(name)} has come to the fore: it is ${where}, and more in the later ones.`
        : early > late * 1.5 && early - late > 0.08
          ? `${upperFirst(name)} took more room early on, and less of late. It is ${where}.`
          : `${upperFirst(name)} keeps coming up: it is ${where}.`;
    return { key, part: "themes", text, sourceIds: ids.map(({ id }) => id) };
  });

const feelingClaims = (all: Map<FeelingFamily, Tally>): ClaimDraft[] => {
  const drafts: ClaimDraft[] = [];
  const hard = mostSeen(all).filter(([family]) => !pleasant.has(family));
  const glad = mostSeen(all).filter(([family]) => pleasant.has(family));
  for (const [family, { ids, quote }] of hard.slice(0, 2))
    drafts.push({
      key: `feeling:${family}`,
      part: "feelings",
      text: `There is ${feelingNouns[family]} in ${ids.length === 1 ? "one" : inNumbers(ids.length)} of the conversations.`,
      quote,
      sourceIds: ids,
    });
  const [lightest] = glad;
  if (lightest)
    drafts.push({
      key: `feeling:${lightest[0]}`,
      part: "feelings",
      text: `There is ${feelingNouns[lightest[0]]} too, in ${inNumbers(lightest[1].ids.length)} of them.`,
      quote: lightest[1].quote,
      sourceIds: lightest[1].ids,
    });
  return drafts;
};

const personClaims = (readings: readonly SourceReading[]): ClaimDraft[] => {
  const all = tally(readings, ({ people }) => people);
  return mostSeen(all)
    .slice(0, perPart)
    .map(([label, { ids, quote }]) => {
      const seen = readings.flatMap(({ people }) => people.get(label) ?? []);
      const hard = seen.reduce((sum, one) => sum + one.hard, 0);
      const good = seen.reduce((sum, one) => sum + one.good, 0);
      const how =
        hard > good * 2
          ? "mostly where something was hard"
          : good > hard * 2
            ? "mostly where something was good"
            : hard + good > 0
              ? "both where it was hard and where it was good"
              : "without much being said about how it feels";
      return {
        key: `person:${label.toLowerCase()}`,
        part: "relationships" as const,
        text: `${upperFirst(label)} is in ${inNumbers(ids.length)} of the conversations, ${how}.`,
        quote,
        sourceIds: ids,
      };
    });
};

const signClaims = (all: Map<string, Tally>, part: Sign["part"]): ClaimDraft[] =>
  mostSeen(all)
    .flatMap(([key, { ids, quote, count }]) => {
      const sign = signs.find((one) => one.key === key && one.part === part);
      // One sentence is no way of thinking.
      if (!sign || (part === "styles" && count < styleMinCount)) return [];
      const draft: ClaimDraft = { key, part, text: sign.claim, quote, sourceIds: ids };
      return part === "helped"
        ? [
            {
              ...draft,
              atMost: 2 as const,
              why: "They stood side by side. That does not prove one caused the other.",
            },
          ]
        : [draft];
    })
    .slice(0, perPart);

/** What has become more of the good, or less of the hard, from the first half to the second. */
const growingClaims = (
  readings: readonly SourceReading[],
  feelings: Map<FeelingFamily, Tally>,
  seen: Map<string, Tally>,
): ClaimDraft[] => {
  const late = readings.slice(Math.ceil(readings.length / 2)).map(({ id }) => id);
  const why =
    "Seen by laying the earlier half beside the later one. Weeks differ for many reasons.";
  const drafts: ClaimDraft[] = [];
  const rising = mostSeen(feelings).filter(
    ([family, one]) => pleasant.has(family) && one.secondHalf > one.firstHalf,
  );
  for (const [family, { ids }] of rising.slice(0, 1))
    drafts.push({
      key: `growing:${family}`,
      part: "growing",
      text: `${upperFirst(feelingNouns[family])} is named more often in the later conversations than in the earlier ones.`,
      sourceIds: ids.filter((id) => late.includes(id)),
      atMost: 2,
      why,
      restsOn: [`feeling:${family}`],
    });
  for (const sign of signs) {
    const one = seen.get(sign.key);
    if (!one) continue;
    if (sign.easing && one.firstHalf >= 2 && one.secondHalf * 2 <= one.firstHalf)
      drafts.push({
        key: `growing:${sign.key}`,
        part: "growing",
        text: sign.easing,
        sourceIds: one.ids,
        atMost: 2,
        why,
        restsOn: [sign.key],
      });
    if (sign.part === "strengths" && one.secondHalf > one.firstHalf && one.secondHalf >= 2)
      drafts.push({
        key: `growing:${sign.key}`,
        part: "growing",
        text: `This shows more in the later conversations: ${sign.claim.charAt(0).toLowerCase()}${sign.claim.slice(1)}`,
        sourceIds: one.ids.filter((id) => late.includes(id)),
        atMost: 2,
        why,
        restsOn: [sign.key],
      });
  }
  return drafts.slice(0, perPart);
};

/** Every claim the guide makes of what it read, suggestions aside. */
export const writeClaims = (
  readings: readonly SourceReading[],
  themes: ReturnType<typeof themesOver>,
): ClaimDraft[] => {
  const feelings = tally(readings, (reading) => reading.feelings);
  const seen = tally(readings, (reading) => reading.signs);
  return [
    ...themeClaims(readings, themes),
    ...feelingClaims(feelings),
    ...signClaims(seen, "styles"),
    ...signClaims(seen, "strengths"),
    ...personClaims(readings),
    ...signClaims(seen, "helped"),
    ...growingClaims(readings, feelings, seen),
  ];
};
