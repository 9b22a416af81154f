// Learns how all readers are weighed together: node training/train-verdict.ts curve|ship <messages or talks .jsonl> ...
import { readFileSync, writeFileSync } from "node:fs";
import { featuresIn, readMessage } from "@app/safety/read-message";
import { judge, type LearntWeights } from "@app/safety/verdict";
import { hashOf } from "./random.ts";

type Told = { text: string; label: string; category: string; talk: string };
type Seen = Told & { features: ReturnType<typeof featuresIn>; isRuled: boolean; fold: number };

const folds = 5;
/** Keeps weights small where little speaks for them. */
const restraint = 10;
const rounds = 15;

/** Labelled messages, or whole talks in which nothing is wrong. */
const readTold = (file: string): Told[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line, index) => {
      const row = JSON.parse(line) as Partial<Told> & { turns?: { u?: string }[] }; // our own files
      if (row.turns)
        return row.turns.flatMap(({ u }) =>
          u ? [{ text: u, label: "none", category: "ordinary", talk: `${file}:${index}` }] : [],
        );
      const { text = "", label = "none", category = "none" } = row;
      return [{ text, label, category, talk: text }];
    });

const namesIn = (seen: readonly Seen[]): string[] =>
  Object.keys(seen.find(({ features }) => features)?.features ?? {});

/** Solves a small symmetric system by elimination. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = right.length;
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let row = at + 1; row < size; row++)
      if (Math.abs(cell(row, at)) > Math.abs(cell(best, at))) best = row;
    [rows[at], rows[best]] = [rows[best] ?? [], rows[at] ?? []];
    for (let row = 0; row < size; row++) {
      if (row === at) continue;
      const by = cell(row, at) / cell(at, at);
      const [from, into] = [rows[at] ?? [], rows[row] ?? []];
      for (let column = at; column <= size; column++)
        into[column] = (into[column] ?? 0) - by * (from[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
};

/** Logistic regression on standardised numbers, by Newton's steps; the weights come back in the numbers' own measure. */
const learn = (seen: readonly Seen[], isSo: (label: string) => boolean): LearntWeights => {
  const names = namesIn(seen);
  const known = seen.filter(({ features }) => features !== null);
  const raw = known.map(({ features }) => names.map((name) => features?.[name] ?? 0));
  const means = names.map((_, i) => raw.reduce((sum, row) => sum + (row[i] ?? 0), 0) / raw.length);
  const spreads = names.map((_, i) =>
    Math.max(
      1e-6,
      Math.sqrt(
        raw.reduce((sum, row) => sum + ((row[i] ?? 0) - (means[i] ?? 0)) ** 2, 0) / raw.length,
      ),
    ),
  );
  const rows = raw.map((row) => [
    1,
    ...row.map((value, i) => (value - (means[i] ?? 0)) / (spreads[i] ?? 1)),
  ]);
  const truth = known.map(({ label }) => (isSo(label) ? 1 : 0));
  let weights: number[] = Array.from({ length: names.length + 1 }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : -restraint * weight));
    const curve = weights.map((_, i) =>
      weights.map((__, j): number => (i === j ? (i === 0 ? 1e-6 : restraint) : 0)),
    );
    for (const [at, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, v, i) => sum + v * (weights[i] ?? 0), 0)));
      const bend = chance * (1 - chance);
      for (const [i, value] of row.entries()) {
        slope[i] = (slope[i] ?? 0) + value * ((truth[at] ?? 0) - chance);
        const line = curve[i] ?? [];
        for (const [j, other] of row.entries()) line[j] = (line[j] ?? 0) + bend * value * other;
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  const own = names.map((_, i) => (weights[i + 1] ?? 0) / (spreads[i] ?? 1));
  const bias =
    (weights[0] ?? 0) - own.reduce((sum, weight, i) => sum + weight * (means[i] ?? 0), 0);
  const rounded = (value: number): number => Number(value.toFixed(4));
  return {
    bias: rounded(bias),
    weights: Object.fromEntries(names.map((name, i) => [name, rounded(own[i] ?? 0)])),
  };
};

const learnBoth = (seen: readonly Seen[]) => ({
  crisis: learn(
    seen.filter(({ label }) => label !== "concern"),
    (label) => label === "crisis",
  ),
  risk: learn(seen, (label) => label !== "none"),
});

const share = (rows: readonly unknown[], hits: readonly unknown[]): string =>
  rows.length === 0 ? "–" : (hits.length / rows.length).toFixed(3);

/** Where no verdict is needed, the rules alone have decided. */
const decided = ({ isRuled }: Seen): number => (isRuled ? 99 : -99);

/** What is found at so many alarms in a thousand turns of ordinary talk; every row judged by weights that did not learn it. */
const showCurve = (seen: readonly Seen[]): void => {
  const judged = Array.from({ length: folds }, (_, fold) => {
    const learnt = learnBoth(seen.filter((row) => row.fold !== fold));
    return seen
      .filter((row) => row.fold === fold)
      .map((row) => ({
        ...row,
        crisis: row.features ? judge(row.features, learnt.crisis) : decided(row),
        risk: row.features ? judge(row.features, learnt.risk) : decided(row),
      }));
  }).flat();
  const ordinary = judged.filter(({ category }) => category === "ordinary");
  const crises = judged.filter(({ label }) => label === "crisis");
  const suicides = crises.filter(({ category }) => category === "suicide");
  const borderline = judged.filter(({ label }) => label === "concern");
  const harmless = judged.filter(
    ({ label, category }) => label === "none" && category !== "ordinary",
  );
  for (const kind of ["crisis", "risk"] as const)
    for (const perThousand of [1, 2, 5, 10, 15, 20, 25, 40]) {
      const sorted = ordinary.map((row) => row[kind]).sort((one, other) => other - one);
      const limit = sorted[Math.floor((perThousand * ordinary.length) / 1000)] ?? 0;
      const above = (rows: typeof judged) =>
        share(
          rows,
          rows.filter((row) => row[kind] > limit),
        );
      process.stdout.write(
        `${kind} ${perThousand}/1000 from ${limit.toFixed(2)}: crises ${above(crises)}, suicide ${above(suicides)}, borderline ${above(borderline)}, harmless ${above(harmless)}\n`,
      );
    }
};

const [mode, ...files] = process.argv.slice(2);
if (files.length === 0) throw new Error("name the messages or talks to learn from");
const seen: Seen[] = files.flatMap(readTold).map((row) => {
  const features = featuresIn(row.text);
  const isRuled = features === null && readMessage(row.text).screening.level === "crisis";
  return { ...row, features, isRuled, fold: hashOf(row.talk) % folds };
});
showCurve(seen);
if (mode === "ship")
  writeFileSync(
    new URL("../packages/safety/src/verdict-weights.json", import.meta.url),
    `${JSON.stringify(learnBoth(seen), null, 2)}\n`,
  );
