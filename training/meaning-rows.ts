import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type MeaningRow = { text: string; ids?: string[]; not?: string; talk?: number };

const here = fileURLToPath(new URL("./meanings/", import.meta.url));

const linesOf = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");

const labelled = () =>
  readdirSync(here)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      linesOf(join(here, name)).map((line) => ({
        ...(JSON.parse(line) as MeaningRow), // our own labelled files
        from: name.replace(/\.jsonl$/, ""),
      })),
    );
/** Readers marked what was meant and not what was asked: a short question without a mark may be either. */
const mayAsk = ({ text, ids, from }: MeaningRow & { from: string }): boolean =>
  from === "tagged" && ids?.length === 0 && text.includes("?") && text.split(/\s+/).length <= 30;

export const meaningRows = () => labelled().filter((row) => !mayAsk(row));
