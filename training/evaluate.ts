// Measures the screening on labelled messages: node training/evaluate.ts [--misses] <labelled.jsonl> ...
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { RiskLevel } from "@app/contract/reply-events";
import { screenMessage } from "@app/safety/screen-message";
import { type Interval, wilson } from "./wilson.ts";

export type Labelled = {
  text: string;
  label: RiskLevel;
  category: string;
  lookalike?: boolean;
};

/** Batches that nothing was trained on, chosen by or tuned to: the only ones whose figures are worth quoting. */
export const keptApart: ReadonlySet<string> = new Set(["fresh-8", "fresh-9", "fresh-10", "talk-1"]);

export type Share = { name: string; hits: number; of: number; interval: Interval };

export const readLabelled = (file: string): Labelled[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Labelled); // labelled files are ours, one format

const share = (name: string, rows: readonly { hit: boolean }[]): Share => {
  const hits = rows.filter(({ hit }) => hit).length;
  return { name, hits, of: rows.length, interval: wilson(hits, rows.length) };
};

export const measure = (messages: readonly Labelled[]) => {
  const seen = messages.map((message) => {
    const started = performance.now();
    const screening = screenMessage({ content: message.text, history: [] });
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

const line = ({ name, hits, of, interval }: Share): string =>
  of === 0
    ? ""
    : `${name}: ${(hits / of).toFixed(3)} (${hits}/${of}, 95 % ${interval.low.toFixed(2)}–${interval.high.toFixed(2)})\n`;

const main = (args: readonly string[]): void => {
  const showMisses = args.includes("--misses");
  screenMessage({ content: "the weights are loaded with the first message", history: [] });
  for (const file of args.filter((arg) => !arg.startsWith("--"))) {
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
