// Learns which clause of a message a good listener takes up: node training/train-salience.ts check | ship
import { readFileSync, writeFileSync } from "node:fs";
import { salienceFeatures } from "@app/companion/guide/reflect/salience";
import { understand } from "@app/companion/guide/understanding/understand";
import { hashOf } from "./random.ts";

/** A message with the clauses a reader would take up, the best first, and those better not said back; counted from 1. */
type Label = { id: string; text: string; take: number[]; drop: number[] };
type Message = { fold: number; take: number[]; drop: number[]; clauses: string[][] };
type Weights = ReadonlyMap<string, number>;

const folds = 5;
/** Seldom seen, a feature says more of one message than of the next. */
const fewest = 4;
const decay = 8;
const steps = 400;

const readMessages = (): Message[] =>
  readFileSync(new URL("salience/labels.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Label) // written by this project
    .flatMap(({ id, text, take, drop }): Message[] => {
      const { clauses } = understand(text);
      // clauses may be parted otherwise by now
      if (clauses.length < 2 || [...take, ...drop].some((at) => at > clauses.length)) return [];
      return [
        {
          fold: hashOf(id.split("/")[0] ?? id) % folds,
          take: take.map((at) => at - 1),
          drop: drop.map((at) => at - 1),
          clauses: clauses.map((_, index) => salienceFeatures({ clauses, index })),
        },
      ];
    });

/** Pairs of clauses of one message, the better one first. */
const pairsOf = ({ take, drop, clauses }: Message): [number, number][] => {
  const rank = (at: number): number => (take.includes(at) ? 2 : drop.includes(at) ? 0 : 1);
  const [best, second] = take;
  return [
    ...clauses.flatMap((_, a) =>
      clauses.flatMap((__, b): [number, number][] => (rank(a) > rank(b) ? [[a, b]] : [])),
    ),
    ...(best !== undefined && second !== undefined ? [[best, second] as [number, number]] : []),
  ];
};

/** Only what the two do not share can part them. */
const difference = (better: readonly string[], worse: readonly string[]): [string, number][] => [
  ...better.filter((f) => !worse.includes(f)).map((f): [string, number] => [f, 1]),
  ...worse.filter((f) => !better.includes(f)).map((f): [string, number] => [f, -1]),
];

/** Logistic regression over pairs, by gradient descent whose steps fit each weight (Adam). */
const train = (rows: readonly Message[]): Weights => {
  const counts = new Map<string, number>();
  for (const feature of rows.flatMap(({ clauses }) => clauses.flat()))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : []));
  const places = new Map(names.map((name, at) => [name, at]));
  const pairs = rows.flatMap((row) => {
    const all = pairsOf(row);
    return all.map(([a, b]) => ({
      weight: 1 / Math.sqrt(all.length),
      parts: difference(row.clauses[a] ?? [], row.clauses[b] ?? []).flatMap(([name, sign]) => {
        const at = places.get(name);
        return at === undefined ? [] : [{ at, sign }];
      }),
    }));
  });
  const [weights, mean, square] = [0, 1, 2].map(() => new Float64Array(names.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]; // three were made
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight) => decay * weight);
    for (const { weight, parts } of pairs) {
      const gap = parts.reduce((sum, { at, sign }) => sum + sign * (weights[at] ?? 0), 0);
      const pull = weight / (1 + Math.exp(gap));
      for (const { at, sign } of parts) slope[at] = (slope[at] ?? 0) - sign * pull;
    }
    const rate = step < 0.6 * steps ? 0.03 : 0.006;
    for (const [at, g] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * g;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * g * g;
      const [m, v] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.99 ** step)];
      weights[at] = (weights[at] ?? 0) - (rate * m) / (Math.sqrt(v) + 1e-6);
    }
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
};

const scoresOf = (row: Message, weights: Weights): number[] =>
  row.clauses.map((list) => list.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));

const shareOf = (rows: readonly Message[], holds: (row: Message) => boolean): string =>
  (rows.filter(holds).length / rows.length).toFixed(3);

const check = (messages: readonly Message[]): void => {
  const best = new Map<Message, number>();
  for (let fold = 0; fold < folds; fold++) {
    const weights = train(messages.filter((row) => row.fold !== fold));
    for (const row of messages.filter((other) => other.fold === fold)) {
      const scores = scoresOf(row, weights);
      best.set(row, scores.indexOf(Math.max(...scores)));
    }
  }
  const share = (rows: readonly Message[], of: "take" | "drop", at: (row: Message) => number) =>
    shareOf(rows, (row) => row[of].includes(at(row)));
  for (const rows of [messages, messages.filter(({ clauses }) => clauses.length >= 4)])
    process.stdout.write(
      `${rows.length} messages: chosen among what readers took up ${share(rows, "take", (row) => best.get(row) ?? -1)} (the last clause ${share(rows, "take", (row) => row.clauses.length - 1)}), among what is better left ${share(rows, "drop", (row) => best.get(row) ?? -1)} (${share(rows, "drop", (row) => row.clauses.length - 1)})\n`,
    );
};

const ship = (messages: readonly Message[]): void => {
  const weights = [...train(messages)]
    .map(([name, weight]) => [name, Math.round(weight * 100)] as const)
    .filter(([, weight]) => Math.abs(weight) >= 3)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const table = weights.map(([name, weight]) => `${weight} ${name}`).join("\n");
  writeFileSync(
    new URL("../packages/companion/src/guide/reflect/salience-weights.ts", import.meta.url),
    `/** Written by training/train-salience.ts: what speaks for a clause and what against it, in hundredths. */\nexport const salienceWeights = \`\n${table}\n\`;\n`,
  );
  process.stdout.write(`${weights.length} weights\n`);
};

const messages = readMessages();
if (process.argv[2] === "ship") ship(messages);
else check(messages);
