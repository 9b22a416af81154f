import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";
import { expect, test } from "vitest";

/**
 * Whatever somebody sends, reading it takes a time that grows with its length and no faster. So every pattern that
 * may meet people's words is held against a detector of super-linear backtracking, those built at run time too.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const folders = [
  ...["reading", "guide", "safety", "kindness", "companion", "content", "contract"].map(
    (name) => `packages/${name}/src`,
  ),
  "apps/server/src/forms",
  "apps/server/src/sharing",
  "apps/server/src/features",
];
const longest = 200;

type Pattern = { file: string; source: string; flags: string };

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("testing/"),
    )
    .map((name) => `${folder}/${name}`);

const literalsIn = (file: string): Pattern[] => {
  const found: Pattern[] = [];
  new Visitor({
    Literal: (node) => {
      if ("regex" in node && node.regex)
        found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, readFileSync(join(root, file), "utf8")).program);
  return found;
};

/** Patterns that are put together when a module is read. */
const builtIn = async (files: readonly string[]): Promise<Pattern[]> => {
  const found: Pattern[] = [];
  const Plain = globalThis.RegExp;
  let file = "";
  class Noted extends Plain {
    constructor(pattern: RegExp | string, flags?: string) {
      super(pattern, flags);
      found.push({ file, source: this.source, flags: this.flags });
    }
  }
  globalThis.RegExp = Noted as RegExpConstructor; // the same in every way, but it takes notes
  try {
    for (const one of files) {
      file = one;
      await import(join(root, one));
    }
  } finally {
    globalThis.RegExp = Plain;
  }
  return found;
};

const reported = (patterns: readonly Pattern[]): string[] =>
  patterns
    .filter(({ source, flags }) => analyse({ source, flags }, { maxReports: 1 }).reports.length > 0)
    .map(({ file, source }) => `${file}: /${source.slice(0, 100)}/`);

const files = folders.flatMap(filesIn);
const literals = files.flatMap(literalsIn);

test("the patterns are found at all, and a bad one is reported", () => {
  expect(literals.length).toBeGreaterThan(300);
  expect(reported([{ file: "x", source: "(?:a.)*@", flags: "" }])).toHaveLength(1);
});

test("every pattern that reads people's words is linear", () => {
  expect(reported(literals)).toEqual([]);
});

test("so is every pattern that is put together at run time", async () => {
  const built = await builtIn(
    files.filter((file) => readFileSync(join(root, file), "utf8").includes("new RegExp(")),
  );
  expect(reported(built)).toEqual([]);
});

test("in the guide and what reads for it no pattern is too long to check by eye", () => {
  const long = literals.filter(
    ({ file, source }) => /packages\/(?:guide|reading)/.test(file) && source.length > longest,
  );
  expect(long.map(({ file }) => file)).toEqual([]);
});
