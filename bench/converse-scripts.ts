import { readdirSync, readFileSync } from "node:fs";

export type Script = { id: string; turns: string[] };

const folder = new URL("./scripts/converse/", import.meta.url);

/** Our own scripted conversations, varied over themes and awkward turns. */
export const readScripts = (): Script[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .flatMap((file) => readFileSync(new URL(file, folder), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as Script); // our own files
