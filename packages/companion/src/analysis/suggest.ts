import { limits } from "@app/contract/limits";
import { findPath } from "@app/guide/paths";
import { ofAnybody } from "@app/guide/write/fill";
import { textHash } from "@app/guide/write/line-picker";
import type { ClaimDraft } from "./claims.ts";

/** More than are shown: one that is disputed, or rests on what is, has another behind it. */
const drawn = limits.analysis.suggestions * 3;

const people =
  "Keep a way to reach people at hand: the crisis page lists who answers day and night, and a safety plan takes ten minutes.";

const why = "It may fit. You know better.";

/** The small things of a path, in an order that differs from report to report. */
const gentleOf = (path: string, seed: string): { key: string; text: string }[] =>
  (findPath(path)?.ending.gentle ?? [])
    .map((text, index) => ({ key: `try:${path}:${index}`, text: ofAnybody(text) }))
    .sort((a, b) => textHash(`${seed}/${a.key}`) - textHash(`${seed}/${b.key}`));

/** Paths whose small things fit anybody. */
const forAnybody = ["open", "unsure"];

/** Things to try, each for a reason that stands in the report. */
export const suggest = (o: {
  claims: readonly ClaimDraft[];
  themes: readonly { key: string; path: string }[];
  darkIds: readonly string[];
  seed: string;
  isOpen: (draft: Omit<ClaimDraft, "part">) => boolean;
}): ClaimDraft[] => {
  const drafts: Omit<ClaimDraft, "part">[] = [];
  if (o.darkIds.length > 0)
    drafts.push({
      key: "try:people",
      text: people,
      sourceIds: o.darkIds,
      why: "You spoke of a very hard time. This is there whatever else is true.",
    });
  for (const { part, key, quote, sourceIds } of o.claims)
    if (part === "helped" && quote)
      drafts.push({
        key: `try:${key}`,
        text: `Once this week, do again what you said helped: “${quote}”`,
        sourceIds,
        restsOn: [key],
        atMost: 2,
        why,
      });
  const ofThemes = o.themes.map(({ key, path }) => {
    const { sourceIds = [] } = o.claims.find((claim) => claim.key === key) ?? {};
    return gentleOf(path, o.seed).map((one) => ({
      ...one,
      sourceIds,
      restsOn: [key],
      atMost: 2 as const,
      why,
    }));
  });
  // one of each theme first, then the second of each
  for (let turn = 0; turn < Math.max(0, ...ofThemes.map(({ length }) => length)); turn += 1)
    for (const list of ofThemes) drafts.push(...list.slice(turn, turn + 1));
  const anywhere = o.claims[0]?.sourceIds ?? [];
  for (const one of forAnybody.flatMap((path) => gentleOf(path, o.seed)))
    drafts.push({ ...one, sourceIds: anywhere, atMost: 1, why });
  return drafts
    .filter((draft) => draft.sourceIds.length > 0 && o.isOpen(draft))
    .slice(0, drawn)
    .map((draft) => ({ ...draft, part: "suggestions" }));
};
