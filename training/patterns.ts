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
  /** When it was written: each round followed a measurement. */
  round: number;
  /** 0 to 4, by the words of the template: a pattern's rows always stay together. */
  fold: number;
};

export const foldCount = 5;

const folder = new URL("./patterns/", import.meta.url);

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

const readFile = (file: string): Pattern[] => {
  const name = file.replace(/\.txt$/, "").replace(/^round-\d+-/, "");
  const round = Number(/^round-(\d+)-/.exec(file)?.[1] ?? 1);
  const patterns: Pattern[] = [];
  let family = "";
  let isConcern = false;
  for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
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
        round,
        fold: hashOf(template) % foldCount,
      });
    }
  }
  return patterns;
};

/** Every hand-written pattern, in the order of the files. */
export const readPatterns = (): Pattern[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap(readFile);

/** One way to say a pattern: a choice for each [a|b] and each {slot}. */
export const expand = (template: string, random: Random): string =>
  template
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")))
    .replace(/\{(\w+)\}/g, (_, name: string) => random.pick(slots[name] ?? [name]))
    .replace(/\s+/g, " ")
    .replace(/ ([,.?])/g, "$1")
    .trim();
