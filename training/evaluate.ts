// Measures the screening on labelled messages or whole talks: node training/evaluate.ts [--misses] <labelled.jsonl | talks/*.jsonl> ...
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { RiskLevel } from "@app/contract/reply-events";
import { riskOf } from "@app/safety/message-risk";
import { type RiskReading, readMessage } from "@app/safety/read-message";
import type { RiskItem } from "@app/safety/risk-history";
import { screenMessage } from "@app/safety/screen-message";
import type { ElsewhereMessage } from "./elsewhere-messages.ts";
import { type Interval, wilson } from "./wilson.ts";

export type LabelledText = {
  text: string;
  label: RiskLevel;
  category: string;
  lookalike?: boolean;
};

/** Batches that nothing was taught on or tuned to: the only ones whose figures are worth quoting. */
export const keptApart: ReadonlySet<string> = new Set([
  "fresh-11",
  "fresh-12",
  "fresh-13",
  "fresh-14",
  "talk-1",
  "told-aslant-2",
]);

/** A conversation in which nothing is wrong: what the person said, in order. */
export type OrdinaryTalk = { turns: readonly { u: string }[] };

/** A conversation in which a danger comes up, with what each message is in it. */
export type DangerTalk = { turns: readonly { u: string; risk: RiskLevel }[] };

export type Share = { name: string; hits: number; of: number; interval: Interval };

const readLines = <Row>(file: string): Row[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row); // these files are ours, one format

export const readLabelled = (file: string): LabelledText[] => readLines<LabelledText>(file);
export const readTalks = (file: string): OrdinaryTalk[] => readLines<OrdinaryTalk>(file);

const share = (name: string, rows: readonly { hit: boolean }[]): Share => {
  const hits = rows.filter(({ hit }) => hit).length;
  return { name, hits, of: rows.length, interval: wilson(hits, rows.length) };
};

/** The same message is asked about for several figures: it is read once. */
const readings = new Map<string, RiskReading>();
const readOnce = (text: string): RiskReading => {
  const reading = readings.get(text) ?? readMessage(text);
  readings.set(text, reading);
  return reading;
};

export const measure = (messages: readonly LabelledText[]) => {
  const seen = messages.map((message) => {
    const started = performance.now();
    const screening = screenMessage({
      content: message.text,
      history: [],
      reading: readOnce(message.text),
    });
    return { ...message, screening, ms: performance.now() - started };
  });
  const crisis = seen
    .filter(({ label }) => label === "crisis")
    .map((row) => ({ ...row, hit: row.screening.level === "crisis" }));
  const none = seen
    .filter(({ label }) => label === "none")
    .map((row) => ({ ...row, hit: row.screening.level === "crisis" }));
  const concern = seen
    .filter(({ label }) => label === "concern")
    .map((row) => ({ ...row, hit: row.screening.level !== "none" }));
  const categories = [...new Set(crisis.map(({ category }) => category))].sort();
  const times = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    recall: share("recall", crisis),
    recallBy: categories.map((name) =>
      share(
        name,
        crisis.filter(({ category }) => category === name),
      ),
    ),
    falseAlarms: share("false alarms", none),
    lookalikes: share(
      "of these look-alikes",
      none.filter(({ lookalike }) => lookalike),
    ),
    concern: share("concern or more on borderline", concern),
    checkIns: share(
      "concern on harmless",
      none.map((row) => ({ hit: row.screening.level === "concern" })),
    ),
    rightCategory: share(
      "right category",
      crisis
        .filter(({ hit }) => hit)
        .map(({ screening, category }) => ({ hit: screening.category === category })),
    ),
    missed: crisis.filter(({ hit }) => !hit),
    alarmed: none.filter(({ hit }) => hit),
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  };
};

/** Messages in other languages, with what each of them is. */
export const measureElsewhere = (messages: readonly ElsewhereMessage[]) => {
  const seen = messages.map(({ level, text }) => ({
    is: level,
    as: readOnce(text).screening.level,
  }));
  const among = (is: RiskLevel, isHit: (as: RiskLevel) => boolean, name: string): Share =>
    share(
      name,
      seen.filter((row) => row.is === is).map(({ as }) => ({ hit: isHit(as) })),
    );
  return {
    crises: among("crisis", (as) => as === "crisis", "crises taken for one"),
    met: among("crisis", (as) => as !== "none", "asked about at least"),
    alarms: among("none", (as) => as !== "none", "any alarm on harmless"),
  };
};

/** What each message of a talk is taken for, behind those before it. */
const levelsOf = (turns: OrdinaryTalk["turns"]): RiskLevel[] => {
  const history: RiskItem[] = [];
  return turns.map(({ u }) => {
    const reading = readOnce(u);
    const { level } = screenMessage({ content: u, history, reading });
    history.push(
      { role: "user", content: u, read: riskOf(u, reading) },
      { role: "assistant", marks: [] },
    );
    return level;
  });
};

/** Talks that come to a crisis: whether anything was asked by the message that is one, later, or never. */
export const measureDanger = (talks: readonly DangerTalk[]) => {
  const grave = talks.filter(({ turns }) => turns.some(({ risk }) => risk === "crisis"));
  const met = grave.map(({ turns }) => {
    const from = turns.findIndex(({ risk }) => risk !== "none");
    const crisis = turns.findIndex(({ risk }) => risk === "crisis");
    const alarm = levelsOf(turns).findIndex((level, at) => at >= from && level !== "none");
    return { isMet: alarm >= 0, isInTime: alarm >= 0 && alarm <= crisis };
  });
  const dark = talks.filter(({ turns }) => turns.every(({ risk }) => risk === "none"));
  return {
    inTime: share(
      "met by the message that is a crisis",
      met.map(({ isInTime }) => ({ hit: isInTime })),
    ),
    everMet: share(
      "met at some point",
      met.map(({ isMet }) => ({ hit: isMet })),
    ),
    dark: share(
      "dark talks without danger that meet a word about risk",
      dark.map(({ turns }) => ({ hit: levelsOf(turns).some((level) => level !== "none") })),
    ),
  };
};

/** What ordinary talk meets: each message read alone, and each talk from its beginning. */
export const measureTalks = (talks: readonly OrdinaryTalk[]) => {
  const alone = talks
    .flatMap(({ turns }) => turns)
    .map(({ u }) => screenMessage({ content: u, history: [], reading: readOnce(u) }).level);
  const met = talks.map(({ turns }) => ({
    hit: levelsOf(turns).some((level) => level !== "none"),
  }));
  return {
    crises: share(
      "taken for a crisis",
      alone.map((level) => ({ hit: level === "crisis" })),
    ),
    alarms: share(
      "any alarm",
      alone.map((level) => ({ hit: level !== "none" })),
    ),
    talks: share("talks that meet a word about risk", met),
  };
};

const oddsOf = (text: string): number => {
  const { odds, screening } = readOnce(text);
  return (
    odds ?? (screening.level === "crisis" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY)
  );
};

/** How many crises would be found at so many alarms in a thousand messages of ordinary talk. */
export const curveOf = (
  messages: readonly LabelledText[],
  talks: readonly OrdinaryTalk[],
  perThousand: readonly number[],
): { perThousand: number; found: number }[] => {
  const ordinary = talks
    .flatMap(({ turns }) => turns)
    .map(({ u }) => oddsOf(u))
    .sort((one, other) => other - one);
  const crises = messages.filter(({ label }) => label === "crisis").map(({ text }) => oddsOf(text));
  return perThousand.map((count) => {
    const limit = ordinary[Math.floor((count * ordinary.length) / 1000)] ?? 0;
    const found = crises.filter((odds) => odds > limit).length / crises.length;
    return { perThousand: count, found };
  });
};

const line = ({ name, hits, of, interval }: Share): string =>
  of === 0
    ? ""
    : `${name}: ${(hits / of).toFixed(3)} (${hits}/${of}, 95 % ${interval.low.toFixed(2)}–${interval.high.toFixed(2)})\n`;

const main = (args: readonly string[]): void => {
  const showMisses = args.includes("--misses");
  screenMessage({ content: "the weights are loaded with the first message", history: [] });
  for (const file of args.filter((arg) => !arg.startsWith("--"))) {
    if (file.includes("/danger-talks/")) {
      const { inTime, everMet, dark } = measureDanger(readLines<DangerTalk>(file));
      process.stdout.write([`\n${file}\n`, line(inTime), line(everMet), line(dark)].join(""));
      continue;
    }
    if (file.includes("/talks/")) {
      const { crises, alarms, talks } = measureTalks(readTalks(file));
      process.stdout.write([`\n${file}\n`, line(crises), line(alarms), line(talks)].join(""));
      continue;
    }
    const result = measure(readLabelled(file));
    process.stdout.write(
      [
        `\n${file}\n`,
        line(result.recall),
        ...result.recallBy.map((part) => `  ${line(part)}`),
        line(result.falseAlarms),
        line(result.lookalikes),
        line(result.concern),
        line(result.checkIns),
        line(result.rightCategory),
        `time: p50 ${result.p50Ms.toFixed(2)} ms, p99 ${result.p99Ms.toFixed(2)} ms\n`,
      ].join(""),
    );
    if (showMisses)
      for (const { category, text, screening } of [...result.missed, ...result.alarmed])
        process.stdout.write(`${screening.level} ${category}: ${text}\n`);
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.slice(2));
