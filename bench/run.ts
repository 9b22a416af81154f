import { join } from "node:path";
import { root } from "../e2e/product.ts";
import { benches } from "./benches.ts";
import type { Figure } from "./figure.ts";
import { writeFigures } from "./figures-page.ts";
import { runBench } from "./run-bench.ts";

const columns: [string, (figure: Figure) => string][] = [
  ["figure", (figure) => figure.name],
  ["value", (figure) => figure.value],
  ["baseline", (figure) => figure.baseline],
  ["ratio", (figure) => figure.ratio],
  ["budget", (figure) => figure.budget],
  ["holds", (figure) => (figure.holds ? "yes" : "NO")],
];

/** Far more than any of them takes; a soak of hours says itself how long it is. */
const limitMs = (10 + Number(process.env["SOAK_MINUTES"] ?? 0)) * 60_000;

const print = (cells: readonly string[]): void => {
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
};

const names = Object.keys(benches);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  process.stderr.write(`There is no bench ${unknown}. There are: ${names.join(", ")}.\n`);
  process.exit(1);
}

const measured = new Map<string, Figure[]>();
const startedMs = performance.now();
print(columns.map(([title]) => title));
print(columns.map(() => "---"));
for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begunMs = performance.now();
  const figures = await runBench(name, limitMs);
  measured.set(name, figures);
  for (const figure of figures) print(columns.map(([, cell]) => cell(figure)));
  process.stderr.write(`${name} took ${((performance.now() - begunMs) / 1_000).toFixed(0)} s\n`);
  // Now and not at the end: whatever comes, what was measured is kept.
  writeFigures(join(root, "docs/figures.md"), measured, names);
}
process.stderr.write(`${((performance.now() - startedMs) / 60_000).toFixed(1)} minutes in all\n`);
process.exit([...measured.values()].flat().every((figure) => figure.holds) ? 0 : 1);
