import { limits } from "@app/contract/limits";
import { adviceLibrary } from "../guide/advice/library.ts";
import { generalActions } from "../guide/say/general-actions.ts";
import type { Theme } from "../guide/understanding/theme.ts";
import { shuffled } from "../guide/words/pick.ts";
import { upperFirst } from "../guide/words/voice.ts";
import type { ClaimDraft } from "./claims.ts";
import { signs } from "./signs.ts";

/** Twice what is shown: one that is disputed, or rests on what is, has another behind it. */
const drawn = limits.analysis.suggestions * 3;

const people =
  "Keep a way to reach people at hand: the crisis page lists who answers day and night, and a safety plan takes ten minutes.";

/** Things to try, each for a reason that stands in the report. */
export const suggest = (o: {
  claims: readonly ClaimDraft[];
  themes: readonly { key: string; theme: Theme; name: string }[];
  darkIds: readonly string[];
  said: string;
  seed: string;
}): ClaimDraft[] => {
  const drafts: ClaimDraft[] = [];
  const add = (draft: Omit<ClaimDraft, "part">) => {
    if (!drafts.some(({ key }) => key === draft.key))
      drafts.push({ ...draft, part: "suggestions", atMost: draft.atMost ?? 2 });
  };
  const why = "It may fit. You know better.";
  if (o.darkIds.length > 0)
    add({
      key: "try:people",
      text: people,
      sourceIds: o.darkIds,
      atMost: 3,
      why: "You spoke of a very hard time. This is there whatever else is true.",
    });
  for (const { key, sourceIds } of o.claims.filter(({ part }) => part === "helped")) {
    const sign = signs.find((one) => one.key === key);
    if (sign?.suggestion)
      add({ key: `try:${key}`, text: sign.suggestion, sourceIds, restsOn: [key], why });
  }
  const style = o.claims.find(({ part }) => part === "styles");
  const styleSign = signs.find(({ key }) => key === style?.key);
  if (style && styleSign?.suggestion)
    add({
      key: `try:${style.key}`,
      text: styleSign.suggestion,
      sourceIds: style.sourceIds,
      restsOn: [style.key],
      why,
    });
  for (const { key, theme } of o.themes) {
    const source = o.claims.find((claim) => claim.key === key);
    const advice = shuffled(`${o.seed}/${theme}`, adviceLibrary[theme]).find(
      ({ fits }) => fits?.test(o.said) ?? true,
    );
    if (!source || !advice) continue;
    add({
      key: `try:${theme}:${advice.id}`,
      text: `${upperFirst(advice.label)}. ${advice.how}`,
      sourceIds: source.sourceIds,
      restsOn: [key],
      why: `It comes from ${advice.source}. Whether it fits, you know better.`,
    });
  }
  const anywhere = o.claims[0]?.sourceIds ?? [];
  // Where little was said there is still something small to do.
  for (const action of shuffled(o.seed, generalActions)) {
    if (drafts.length >= drawn || anywhere.length === 0) break;
    add({ key: `try:${action.slice(0, 24)}`, text: action, sourceIds: anywhere, atMost: 1, why });
  }
  return drafts.slice(0, drawn);
};
