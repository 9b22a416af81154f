import type { AnalysisContent } from "@app/contract/analysis-report";
import type { AnalysisRequest } from "../finding/source.ts";
import type { Hearing } from "../hearing/jobs.ts";
import { type ClaimDraft, claimOf } from "./claims.ts";
import { giveWay } from "./give-way.ts";
import { readSource, type SourceReading } from "./read-source.ts";
import { suggest } from "./suggest.ts";
import { themesOver, writeClaims } from "./write-claims.ts";

/** Reads all sources, giving way after each, so that a conversation beside it is not held up. */
const readAll = async (hearing: Hearing, o: AnalysisRequest): Promise<SourceReading[]> => {
  const readings: SourceReading[] = [];
  for (const source of o.sources) {
    readings.push(await readSource(hearing, source, o.signal));
    o.onProgress("reading", readings.length);
    await giveWay();
    o.signal.throwIfAborted();
  }
  return readings;
};

/** Said where nothing else can be: what was paid for must not come as an empty page. */
const tooLittle = (readings: readonly SourceReading[]): ClaimDraft => ({
  key: "too-little",
  part: "themes",
  text: "There is too little in your own words here to say what keeps coming up.",
  sourceIds: readings.map(({ id }) => id),
  why: "A summary holds few of your own words. A conversation that you open for a report holds all of them.",
});

/** A report by the guide's own understanding: nothing leaves this machine. */
export const guideAnalysis = async (
  hearing: Hearing,
  o: AnalysisRequest,
): Promise<Omit<AnalysisContent, "sources" | "writer">> => {
  const disputed = new Set(o.disputed.map(({ key }) => key));
  const readings = (await readAll(hearing, o)).map((reading) => ({
    ...reading,
    found: reading.found.filter(({ key }) => !disputed.has(key)),
  }));
  o.onProgress("patterns", o.sources.length);
  const themes = themesOver(readings, disputed);
  const isOpen = ({ key, restsOn = [] }: Omit<ClaimDraft, "part">): boolean =>
    ![key, ...restsOn].some((one) => disputed.has(one));
  const drafts = writeClaims(readings, themes).filter(isOpen);
  await giveWay();
  o.signal.throwIfAborted();
  o.onProgress("checking", o.sources.length);
  const darkIds = readings.filter(({ isDark }) => isDark).map(({ id }) => id);
  const suggestions = suggest({ claims: drafts, themes, darkIds, seed: o.id, isOpen });
  const said = drafts.length > 0 ? drafts : [tooLittle(readings)].filter(isOpen);
  const claims = [...said, ...suggestions];
  return {
    themes: themes.map(({ key, name, shares }) => ({ key, name, shares })),
    claims: claims.map(claimOf),
  };
};
