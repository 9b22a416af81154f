// Writes the rows that reader.py learns: node training/prepare-reader.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { piecesOf, readPieces } from "@app/reading/encoder/pieces";
import { kindRows } from "./kind-rows.ts";
import { readPatterns } from "./patterns.ts";
import { makeRows } from "./rows.ts";
import { talkRows } from "./talk-rows.ts";

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
