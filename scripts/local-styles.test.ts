import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { type Node, parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";

const source = fileURLToPath(new URL("../apps/web/src", import.meta.url));

/** What a style sheet of one component may know of the page around it, and why. */
const marksOfThePage: Readonly<Record<string, string>> = {
  dark: "the light a whole page is in",
  splashing: "set by before-paint.js before any style of ours is read",
};

/** Paths below src, and what is in them. */
type Files = Readonly<Record<string, string>>;

const isModule = (file: string): boolean => file.endsWith(".module.css");
const isPrimitive = (file: string): boolean => file.startsWith("ui/") && file.endsWith(".css");

const selectorsIn = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim())
    .filter((selector) => !selector.startsWith("@"));

const wordsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, word = ""]) => word));

const ofOthers = /:global\(\s*\.([\w-]+)\s*\)/g;

const classesOf = (css: string): { own: Set<string>; others: Set<string> } => {
  const selectors = selectorsIn(css).join("\n");
  const own = wordsIn(selectors.replace(/:global\([^)]*\)/g, ""), /\.([A-Za-z][\w-]*)/g);
  return { own, others: wordsIn(selectors, ofOthers) };
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const walk = (value: unknown, visit: (node: Node) => boolean): void => {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  else if (isNode(value) && visit(value))
    for (const each of Object.values(value)) walk(each, visit);
};

/** The words of a class attribute that are written out, whatever they are chosen by. */
const plainWordsIn = (attribute: unknown): string[] => {
  const words: string[] = [];
  walk(attribute, (node) => {
    if (node.type === "Literal" && typeof node.value === "string")
      words.push(...node.value.split(/\s+/));
    if (node.type === "TemplateElement") words.push(...node.value.raw.split(/\s+/));
    if (node.type === "ConditionalExpression") {
      words.push(...plainWordsIn(node.consequent), ...plainWordsIn(node.alternate));
      return false;
    }
    // What is asked or looked up is no class.
    return !["MemberExpression", "CallExpression", "BinaryExpression"].includes(node.type);
  });
  return words.filter((word) => word !== "" && !word.endsWith("-"));
};

type Reading = {
  /** Classes by the style sheet they are looked up in. */
  named: Map<string, Set<string>>;
  plain: Set<string>;
  /** Looked up by something that is not written out. */
  guessed: string[];
};

const readingOf = (file: string, code: string): Reading => {
  const sheets = new Map<string, string>();
  const named = new Map<string, Set<string>>();
  const plain = new Set<string>();
  const guessed: string[] = [];
  walk(parseSync(file, code).program.body, (node) => {
    if (node.type === "ImportDeclaration" && isModule(node.source.value)) {
      const sheet = join(dirname(file), node.source.value);
      named.set(sheet, named.get(sheet) ?? new Set());
      for (const { local } of node.specifiers) sheets.set(local.name, sheet);
      return false;
    }
    if (node.type === "JSXAttribute" && node.name.name === "className")
      for (const word of plainWordsIn(node.value)) plain.add(word);
    if (node.type === "MemberExpression" && node.object.type === "Identifier") {
      const sheet = sheets.get(node.object.name);
      if (sheet === undefined) return true;
      if (node.property.type === "Literal") named.get(sheet)?.add(String(node.property.value));
      else guessed.push(code.slice(node.start, node.end));
    }
    return true;
  });
  return { named, plain, guessed };
};

const problemsIn = (files: Files): string[] => {
  const problems: string[] = [];
  const sheets = Object.entries(files).filter(([file]) => file.endsWith(".css"));
  const primitives = new Set(
    sheets.filter(([file]) => isPrimitive(file)).flatMap(([, css]) => [...classesOf(css).own]),
  );
  const used = new Map<string, Set<string>>();
  for (const [file, code] of Object.entries(files)) {
    if (!/\.tsx?$/.test(file)) continue;
    const { named, plain, guessed } = readingOf(file, code);
    for (const words of guessed) problems.push(`${file}: ${words} is not written out`);
    for (const word of plain)
      if (!primitives.has(word)) problems.push(`${file}: ui/ has no class ${word}`);
    for (const [sheet, classes] of named) {
      const defined = classesOf(files[sheet] ?? "").own;
      for (const name of classes)
        if (!defined.has(name)) problems.push(`${file}: ${sheet} has no class ${name}`);
      used.set(sheet, new Set([...(used.get(sheet) ?? []), ...classes]));
    }
  }
  for (const [file, css] of sheets) {
    if (isPrimitive(file)) continue;
    if (!isModule(file)) problems.push(`${file}: styles outside ui/ are a module`);
    const { own, others } = classesOf(css);
    for (const name of others)
      if (!(name in marksOfThePage)) problems.push(`${file}: reaches for ${name}`);
    for (const name of own) {
      if (primitives.has(name)) problems.push(`${file}: ${name} is a class of ui/`);
      else if (!used.get(file)?.has(name)) problems.push(`${file}: nobody uses ${name}`);
    }
  }
  return problems;
};

const sourceFiles = (): Files =>
  Object.fromEntries(
    globSync("**/*.{css,ts,tsx}", { cwd: source })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(source, file), "utf8")]),
  );

const button = { "ui/button.css": "@layer ui { .button { color: red; } }" };

/** A component and its styles, of which one thing is wrong or nothing. */
const house = (css: string, tsx: string): Files => ({
  ...button,
  "notes/notes.module.css": `@layer page { ${css} }`,
  "notes/notes.tsx": `import styles from "./notes.module.css";\nexport const Note = () => ${tsx};`,
});

const refused: [why: string, files: Files, problem: string][] = [
  [
    "styles of a component that are no module",
    { ...button, "notes/notes.css": ".note { color: red; }" },
    "notes/notes.css: styles outside ui/ are a module",
  ],
  [
    "a class that its style sheet does not have",
    house(".note { color: red; }", '<p className={old ? styles["not"] : styles["note"]} />'),
    "notes/notes.tsx: notes/notes.module.css has no class not",
  ],
  [
    "a class that nobody uses",
    house(".note, .old { color: red; }", '<p className={styles["note"]} />'),
    "notes/notes.module.css: nobody uses old",
  ],
  [
    "a class that is put together while the page runs",
    house(".note-old { color: red; }", '<p className={styles["note-" + age]} />'),
    'notes/notes.tsx: styles["note-" + age] is not written out',
  ],
  [
    "a plain class that no primitive has",
    house(".note { color: red; }", '<p className={old ? "old" : styles["note"]} />'),
    "notes/notes.tsx: ui/ has no class old",
  ],
  [
    "a primitive that is restyled from outside",
    house(
      ".note :global(.button) { color: blue; }",
      '<p className={styles["note"]}><b className="button" /></p>',
    ),
    "notes/notes.module.css: reaches for button",
  ],
  [
    "a class with the name of a primitive",
    house(".button { color: blue; }", '<p className={styles["button"]} />'),
    "notes/notes.module.css: button is a class of ui/",
  ],
];

describe("styles stay with their component", () => {
  it.each(refused)("refuses %s", (_, files, problem) => {
    expect(problemsIn(files)).toContain(problem);
  });

  it("allows a class beside a primitive's, and the light of the page", () => {
    const files = house(
      ".note:hover { color: red; } :global(.dark) .note { color: blue; }",
      '<p className={old ? "button" : styles["note"]} />',
    );
    expect(problemsIn(files)).toEqual([]);
  });

  it("holds for every file of the page", () => {
    expect(problemsIn(sourceFiles())).toEqual([]);
  });
});
