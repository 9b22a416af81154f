import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A message in one of the ten other languages, and what it is. */
export type ElsewhereMessage = {
  level: "crisis" | "concern" | "none";
  category: string | null;
  how: string;
  text: string;
};

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line); // these files are ours, one format

/** All of a folder, with the language each file is named by. */
export const readElsewhere = (folder: string): (ElsewhereMessage & { language: string })[] => {
  const at = fileURLToPath(new URL(`./${folder}/`, import.meta.url));
  return readdirSync(at)
    .sort()
    .flatMap((file) =>
      linesOf<ElsewhereMessage>(at + file).map((message) => ({
        ...message,
        language: file.slice(0, 2),
      })),
    );
};

/** Talk in languages that nobody here reads. */
export const readOthers = (): { language: string; text: string }[] =>
  linesOf(fileURLToPath(new URL("./languages/others.jsonl", import.meta.url)));
