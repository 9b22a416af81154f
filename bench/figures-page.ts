import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem, type } from "node:os";
import type { Figure } from "./figure.ts";

/** A figure with the bench it came from and the day it was measured. */
type Line = Figure & { bench: string; day: string };

const columns: [string, (line: Line) => string][] = [
  ["bench", (line) => line.bench],
  ["figure", (line) => line.name],
  ["value", (line) => line.value],
  ["baseline", (line) => line.baseline],
  ["ratio", (line) => line.ratio],
  ["budget", (line) => line.budget],
  ["holds", (line) => (line.holds ? "yes" : "NO")],
  ["measured", (line) => line.day],
];

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const readLine = (text: string): Line | undefined => {
  const cells = text.split("|").map((cell) => cell.trim());
  const [, bench, name, value, baseline, ratio, budget, holds, day] = cells;
  if (cells.length !== columns.length + 2 || bench === "bench" || bench?.startsWith("-"))
    return undefined;
  if (!bench || !name || !day) return undefined;
  return {
    bench,
    name,
    value: value ?? "",
    baseline: baseline ?? "",
    ratio: ratio ?? "",
    budget: budget ?? "",
    holds: holds === "yes",
    day,
  };
};

const machine = (): string => {
  const { model } = cpus()[0] ?? { model: "an unknown processor" };
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return `${type()} on ${process.arch}, ${availableParallelism()} cores (${model.trim()}), ${memoryGb} GB of memory, Node ${process.versions.node}`;
};

/** Writes what was measured now in place of what the same benches measured before; the rest stays, with its day. */
export const writeFigures = (
  file: string,
  measured: ReadonlyMap<string, readonly Figure[]>,
  order: readonly string[],
): void => {
  const day = new Date().toISOString().slice(0, 10);
  const before = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const kept = before
    .map(readLine)
    .filter((line) => line !== undefined)
    .filter(({ bench }) => order.includes(bench) && !measured.has(bench));
  const fresh = [...measured].flatMap(([bench, figures]) =>
    figures.map((figure): Line => ({ ...figure, bench, day })),
  );
  const lines = [...kept, ...fresh].sort(
    (one, two) => order.indexOf(one.bench) - order.indexOf(two.bench),
  );
  const table = [
    row(columns.map(([title]) => title)),
    row(columns.map(() => "---")),
    ...lines.map((line) => row(columns.map(([, cell]) => cell(line)))),
  ];
  writeFileSync(
    file,
    [
      "# Figures",
      "",
      "Written by `npm run bench`. A ratio is taken against the baseline of the same run, so that it says something on another machine too; what has no baseline is only true beside the machine it was measured on.",
      "",
      `Last run: ${day}, ${machine()}.`,
      "",
      ...table,
      "",
    ].join("\n"),
  );
};
