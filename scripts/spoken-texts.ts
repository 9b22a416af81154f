import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** A text somebody may read, hear, or a model be told; what is filled in at run time stands as {}. */
export type SpokenText = { file: string; text: string };

const skipped = new Set(["node_modules", "build", "testing", ".react-router", "migrations"]);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    const isText = /\.(?:tsx?|json)$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name);
    return isText ? [path] : [];
  });

/** What an article or a program cites: other people's titles, which claim nothing for the product. */
const cites = (file: string): boolean =>
  /^packages\/content\/src\/(?:articles|programs)\//.test(file);

const stringsOfJson = (source: string): string[] => {
  const found: string[] = [];
  JSON.parse(source, (_key, value: unknown) => {
    if (typeof value === "string") found.push(value);
  });
  return found;
};

type Place = { start: number; end: number };

/** The strings of a source, its templates, and what stands between its tags. */
const stringsOfCode = (file: string, source: string): string[] => {
  const { program, errors } = parseSync(file, source);
  // A file that was read by half would be checked by half.
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: (Place & { text: string })[] = [];
  const cited: Place[] = [];
  new Visitor({
    Literal: ({ start, end, value }) => {
      if (typeof value === "string") found.push({ start, end, text: value });
    },
    TemplateLiteral: ({ start, end, quasis }) => {
      const text = quasis.map(({ value }) => value.cooked ?? value.raw).join("{}");
      found.push({ start, end, text });
    },
    JSXText: ({ start, end, value }) => {
      found.push({ start, end, text: value });
    },
    Property: ({ start, end, key }) => {
      if (cites(file) && key.type === "Identifier" && key.name === "sources")
        cited.push({ start, end });
    },
  }).visit(program);
  return found
    .filter(({ start, end }) => !cited.some((work) => work.start <= start && end <= work.end))
    .map(({ text }) => text);
};

/** Every text of a source. */
export const textsIn = (file: string, source: string): SpokenText[] =>
  (file.endsWith(".json") ? stringsOfJson(source) : stringsOfCode(file, source))
    .map((text) => ({ file, text: text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => /[A-Za-z]{3}/.test(text));

export const readSpokenTexts = (root: string, folders: readonly string[]): SpokenText[] =>
  folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .flatMap((path) =>
      textsIn(relative(root, path).replaceAll("\\", "/"), readFileSync(path, "utf8")),
    );
