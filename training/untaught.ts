import { fileURLToPath } from "node:url";
import { tokensOf } from "@app/safety/grams/tokens";
import { readElsewhere } from "./elsewhere-messages.ts";
import { keptApart, readLabelled } from "./evaluate.ts";
import { readPatterns } from "./patterns.ts";
import { makeRows } from "./rows.ts";

const batch = (name: string) =>
  readLabelled(fileURLToPath(new URL(`./measure/${name}.jsonl`, import.meta.url)));

const wordsOf = (text: string): string => tokensOf(text).join(" ");

/** What a figure would not be worth quoting for: messages it is measured with that were trained on, and rows that are not finished. */
export const wrongWithRows = () => {
  const rows = makeRows(readPatterns());
  const trained = new Set(rows.map(({ text }) => wordsOf(text)));
  const known = new Set(readElsewhere("elsewhere").map(({ text }) => text.trim().toLowerCase()));
  return {
    taught: [...keptApart]
      .flatMap(batch)
      // a bare "ok" or "she said no" is everybody's
      .filter(({ text, label }) => label !== "concern" && text.split(" ").length > 3)
      .filter(({ text }) => trained.has(wordsOf(text)))
      .map(({ text }) => text),
    taughtElsewhere: readElsewhere("measure/elsewhere")
      .filter(({ text }) => known.has(text.trim().toLowerCase()))
      .map(({ text }) => text),
    /** A choice or a slot is left open. */
    unfinished: rows.filter(({ text }) => /[[\]{}|]/.test(text)).map(({ text }) => text),
  };
};

export const nothingWrong: ReturnType<typeof wrongWithRows> = {
  taught: [],
  taughtElsewhere: [],
  unfinished: [],
};
