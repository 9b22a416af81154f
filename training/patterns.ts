import { readdirSync, readFileSync } from "node:fs";
import type { RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { hashOf, type Random } from "./random.ts";
import { slots } from "./slots.ts";

export type Pattern = {
  /** file/family: the idea it belongs to. */
  family: string;
  level: RiskLevel;
  category: RiskCategory | null;
  template: string;
  /** Which batch it belongs to. */
  batch: string;
  /** 0 to 4, by the words of the template: a pattern's rows always stay together. */
  fold: number;
};

export const foldCount = 5;

const folder = new URL("./patterns/", import.meta.url);

/** What people say in `dialogues/`. */
const dialogueBatch = "dialogues";

/** In the order in which they were written, each after a measurement; what is in them says their name. */
export const batches: readonly string[] = [
  "first",
  "longer-posts",
  "small-signs",
  "plain-words",
  "thinking-of-it",
  "hidden-and-rambling",
  "scripted-conversations",
  "buried-in-ordinary-talk",
  "in-mid-conversation",
  "veiled-and-indirect",
  "calm-short-lines",
  "veiled-suicide",
  "ordinary-talks",
  "ordinary-talk-by-many",
  "told-aslant",
  "talk-of-other-readers",
  "gathered-with-neighbours",
  "said-flatly",
  dialogueBatch,
];

const categoryOfFile: Readonly<Record<string, RiskCategory>> = {
  suicide: "suicide",
  "self-harm": "self_harm",
  "harm-to-others": "harm_to_others",
  abuse: "abuse",
  "medical-emergency": "medical_emergency",
  psychosis: "psychosis",
  "eating-disorder": "eating_disorder",
  concern: "suicide",
};

const readFile = (batch: string, file: string): Pattern[] => {
  const name = file.replace(/\.txt$/, "");
  const patterns: Pattern[] = [];
  let family = "";
  let isConcern = false;
  for (const line of readFileSync(new URL(`${batch}/${file}`, folder), "utf8").split("\n")) {
    const template = line.trim();
    if (template.startsWith("## ")) {
      isConcern = template.startsWith("## concern:");
      family = `${name}/${template.replace(/^## (?:concern: )?/, "")}`;
    } else if (template !== "") {
      const category = categoryOfFile[name] ?? null;
      patterns.push({
        family,
        category,
        level: category === null ? "none" : isConcern ? "concern" : "crisis",
        template,
        batch,
        fold: hashOf(template) % foldCount,
      });
    }
  }
  return patterns;
};

const dialogues = new URL("./dialogues/", import.meta.url);

/** What people said in conversations that were written with their replies: ordinary talk, and nothing is wrong in it. */
const saidInDialogues = (): Pattern[] =>
  readdirSync(dialogues)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, dialogues), "utf8").split("\n"))
    .filter((line) => line.startsWith("U:"))
    .map((line) =>
      line
        .slice(2)
        .replace(/[[\]{}|]/g, "")
        .trim(),
    )
    .filter((template) => template !== "")
    .map((template) => ({
      family: "dialogues/talk-turns",
      category: null,
      level: "none",
      template,
      batch: dialogueBatch,
      fold: hashOf(template) % foldCount,
    }));

/** Every hand-written pattern, in the order of the files. */
export const readPatterns = (): Pattern[] => [
  ...batches
    .filter((batch) => batch !== dialogueBatch)
    .flatMap((batch) =>
      readdirSync(new URL(batch, folder))
        .sort()
        .flatMap((file) => readFile(batch, file)),
    ),
  ...saidInDialogues(),
];

/** One way to say a pattern: a choice for each [a|b] and each {slot}. */
export const expand = (template: string, random: Random): string =>
  template
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")))
    .replace(/\{(\w+)\}/g, (_, name: string) => random.pick(slots[name] ?? [name]))
    .replace(/\s+/g, " ")
    .replace(/ ([,.?])/g, "$1")
    .trim();
