import type { AnalysisClaim, AnalysisContent, AnalysisTheme } from "@app/contract/analysis-report";
import { claimOf } from "./claims.ts";
import { giveWay } from "./give-way.ts";
import { readSource, type SourceReading } from "./read-source.ts";
import type { AnalysisRequest } from "./source.ts";
import { suggest } from "./suggest.ts";
import { themesOver, writeClaims } from "./write-claims.ts";

/** A slice of reading; after it whoever else waits is served. */
const sliceMs = 2;

/** Reads all sources in slices, so that a conversation beside it is not held up. */
const readAll = async (o: AnalysisRequest): Promise<SourceReading[]> => {
  const readings: SourceReading[] = [];
  for (const source of o.sources) {
    const reading = readSource(source);
    let sliceEndsMs = performance.now() + sliceMs;
    let step = reading.next();
    while (!step.done) {
      if (performance.now() >= sliceEndsMs) {
        await giveWay();
        o.signal.throwIfAborted();
        sliceEndsMs = performance.now() + sliceMs;
      }
      step = reading.next();
    }
    readings.push(step.value);
    o.onProgress("reading", readings.length);
    await giveWay();
    o.signal.throwIfAborted();
  }
  return readings;
};

/** The words that decide whether a piece of advice fits; the newest are enough. */
const saidMaxChars = 40_000;

/** A report by the guide's own understanding: nothing leaves this machine. */
export const guideAnalysis = async (
  o: AnalysisRequest,
): Promise<Omit<AnalysisContent, "sources" | "writer">> => {
  const readings = await readAll(o);
  o.onProgress("patterns", o.sources.length);
  const disputed = new Set(o.disputed.map(({ key }) => key));
  const themes = themesOver(readings).filter(({ key }) => !disputed.has(key));
  const drafts = writeClaims(readings, themes).filter(
    ({ key, restsOn = [], sourceIds }) =>
      sourceIds.length > 0 && !disputed.has(key) && !restsOn.some((other) => disputed.has(other)),
  );
  await giveWay();
  o.signal.throwIfAborted();
  o.onProgress("checking", o.sources.length);
  const said = o.sources
    .flatMap(({ texts }) => texts)
    .join(" ")
    .slice(-saidMaxChars)
    .toLowerCase();
  const suggestions = suggest({
    claims: drafts,
    themes,
    darkIds: readings.filter(({ isDark }) => isDark).map(({ id }) => id),
    said,
    seed: o.id,
  }).filter(({ key }) => !disputed.has(key));
  const shown: AnalysisTheme[] = themes.map(({ key, name, shares }) => ({ key, name, shares }));
  const claims: AnalysisClaim[] = [...drafts, ...suggestions].map(claimOf);
  return { themes: shown, claims };
};
