import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** A text somebody may read, hear, or a model be told; what is filled in at run time stands as {}. */
export type SpokenText = { file: string; text: string };

const skipped = new Set(["node_modules", "build", "testing", ".react-router", "migrations"]);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** After these a slash begins a pattern and divides nothing. */
const beforePattern = /(?:^|[(,=:[!&|?{};+\n]|=>|\breturn)\s*$/;

type Scan = { texts: string[]; code: string };

/** Takes a source apart: its string and template literals, and the code without them and without comments. */
const scan = (source: string): Scan => {
  const texts: string[] = [];
  let code = "";
  let at = 0;

  const quoted = (quote: string): void => {
    let text = "";
    at += 1;
    while (at < source.length && source[at] !== quote) {
      if (source[at] === "\\") {
        text += source[at + 1] === "n" ? "\n" : (source[at + 1] ?? "");
        at += 2;
      } else if (quote === "`" && source.startsWith("${", at)) {
        text += "{}";
        at += 2;
        code += "(";
        walk("}");
        code += ")";
      } else {
        text += source[at];
        at += 1;
      }
    }
    at += 1;
    texts.push(text);
    code += '""';
  };

  const pattern = (): void => {
    let inClass = false;
    at += 1;
    while (at < source.length && source[at] !== "\n" && (inClass || source[at] !== "/")) {
      if (source[at] === "\\") at += 1;
      else if (source[at] === "[") inClass = true;
      else if (source[at] === "]") inClass = false;
      at += 1;
    }
    at += 1;
    code += "0";
  };

  const walk = (until: string | null): void => {
    let depth = 0;
    while (at < source.length) {
      const char = source[at] ?? "";
      if (until !== null && char === until && depth === 0) {
        at += 1;
        return;
      }
      if (char === "{") depth += 1;
      if (char === "}") depth -= 1;
      // An apostrophe between letters stands in the text of an element.
      const isApostrophe = char === "'" && /\w/.test(source[at - 1] ?? "");
      if (source.startsWith("//", at) && source[at - 1] !== ":") at = source.indexOf("\n", at);
      else if (source.startsWith("/*", at)) at = source.indexOf("*/", at) + 2;
      else if (char === '"' || char === "`" || (char === "'" && !isApostrophe)) quoted(char);
      else if (char === "/" && beforePattern.test(code.slice(-12))) pattern();
      else {
        code += char;
        at += 1;
      }
      if (at <= 0) return;
    }
  };
  walk(null);
  return { texts, code };
};

const elementText = />([^<>{}()=;]*[A-Za-z]{3,}[^<>{}()=;]*)(?=[<{])/g;

/** What an article or a program cites: other people's titles, which claim nothing for the product. */
const citedWorks = /^ {2}sources: \[\n[\s\S]*?^ {2}\],\n/gm;
const cites = (file: string): boolean =>
  /^packages\/content\/src\/(?:articles|programs)\//.test(file);

/** Every text of a source. */
export const textsIn = (file: string, source: string): SpokenText[] => {
  const { texts, code } = scan(cites(file) ? source.replaceAll(citedWorks, "") : source);
  const elements = file.endsWith(".tsx")
    ? [...code.matchAll(elementText)].map((match) => match[1] ?? "")
    : [];
  return [...texts, ...elements]
    .map((text) => ({ file, text: text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => /[A-Za-z]{3}/.test(text));
};

export const readSpokenTexts = (root: string, folders: readonly string[]): SpokenText[] =>
  folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .flatMap((path) =>
      textsIn(relative(root, path).replaceAll("\\", "/"), readFileSync(path, "utf8")),
    );
