import { guidePaths } from "@app/guide/paths";
import { certainty } from "../finding/certainty.ts";
import type { MessageFinds, ReportFinding } from "../finding/find.ts";
import { ownTexts, sentenceNameOf } from "../finding/own-words.ts";
import type { Source } from "../finding/source.ts";
import type { Hearing } from "../hearing/jobs.ts";
import { wasInDanger } from "./dark.ts";

export type SourceReading = {
  id: string;
  /** The day it was saved. */
  day: string;
  /** The paths it was about, each with how much of it. */
  themes: ReadonlyMap<string, number>;
  found: readonly ReportFinding[];
  /** Somebody was in danger in it: none of its words are shown. */
  isDark: boolean;
};

/** Ways to talk that are no matter of their own. */
const noMatter = new Set(["open", "unsure", "talking", "looking-back"]);
const matters = guidePaths.filter(({ id }) => !noMatter.has(id));
/** What somebody taps or says to choose a path. */
const chosenBy: ReadonlyMap<string, string> = new Map(
  matters.flatMap(({ id, way, name }) =>
    [way, name].map((text) => [sentenceNameOf(text), id] as const),
  ),
);

type ReadMessage = NonNullable<MessageFinds["reading"]>;

/** The paths a session is about: chosen by the person, or clear from how they open it. */
const themesIn = (readings: readonly ReadMessage[]): Map<string, number> => {
  const { theme } = certainty;
  const found = new Map<string, number>();
  for (const { plain } of readings) {
    const chosen = chosenBy.get(sentenceNameOf(plain));
    if (chosen) found.set(chosen, theme.chosen);
  }
  const opening = readings
    .filter(
      ({ plain, wordCount }) =>
        wordCount >= theme.leastWords && !chosenBy.has(sentenceNameOf(plain)),
    )
    .slice(0, theme.openingMessages);
  const words = opening.reduce((sum, { wordCount }) => sum + wordCount, 0);
  if (words === 0) return found;
  const shares = matters
    .map(({ id }) => ({
      id,
      share: opening.reduce(
        (sum, { paths, wordCount }) => sum + ((paths[id] ?? 0) * wordCount) / words,
        0,
      ),
      most: Math.max(...opening.map(({ paths }) => paths[id] ?? 0)),
    }))
    .sort((a, b) => b.share - a.share);
  const isShort = words < theme.fewWords;
  for (const [index, { id, share, most }] of shares.entries()) {
    const leads =
      index === 0 && share >= theme.lead && share >= theme.leadRatio * (shares[1]?.share ?? 0);
    const isMeant = isShort ? share >= theme.ofFewWords : leads || most >= theme.inMessage;
    if (isMeant) found.set(id, Math.max(share, found.get(id) ?? 0));
  }
  return found;
};

/** Reads one source message by message, so that whoever talks meanwhile is served in between. */
export const readSource = async (
  hearing: Hearing,
  source: Source,
  signal: AbortSignal,
): Promise<SourceReading> => {
  const wasDark = await wasInDanger(hearing, source, signal);
  const finds: MessageFinds[] = [];
  for (const text of ownTexts(source)) {
    finds.push(await hearing.do("find", text));
    signal.throwIfAborted();
  }
  const found = finds.flatMap((one) => one.found);
  return {
    id: source.id,
    day: source.at.slice(0, 10),
    themes: themesIn(finds.flatMap(({ reading }) => reading ?? [])),
    // of a dark session nothing is said that would need its words
    found: wasDark
      ? found.filter(({ part }) => part === "relationships").map((one) => ({ ...one, quote: null }))
      : found,
    isDark: wasDark,
  };
};
