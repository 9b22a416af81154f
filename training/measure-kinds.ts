// How often the kind of an answer is read right, by how sure the reader is: node training/measure-kinds.ts
// measure/answers-1.jsonl: 524 answers by authors who knew no kinds, marked by readers who saw no reader's result.
import { readFileSync } from "node:fs";
import { sureness } from "@app/guide/write/heard";
import { readKinds } from "@app/reading/kinds";
import { sense } from "@app/reading/sense";

type Marked = { question: string; text: string; is: readonly string[] };
const rows = readFileSync(new URL("./measure/answers-1.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Marked) // our own file
  .map((row) => ({ ...row, read: readKinds(sense(row.text)).kinds[row.question] }));

const kinds = rows.filter(({ is }) => is.length > 0);
const first = kinds.filter(({ is, read }) => read && is.includes(read.kind)).length;
process.stdout.write(`the likeliest kind is right in ${first} of ${kinds.length}\n`);
for (const [share, belief] of [
  [0.5, 0],
  [0.7, 0.3],
  [sureness.asked.share, sureness.asked.belief],
  [sureness.told.share, sureness.told.belief],
] as const) {
  const said = rows.filter(({ read }) => read && read.share >= share && read.belief >= belief);
  const right = said.filter(({ is, read }) => read && is.includes(read.kind)).length;
  process.stdout.write(
    `share ${share}, belief ${belief}: something is said to ${said.length} of ${rows.length}, right in ${right}\n`,
  );
}
