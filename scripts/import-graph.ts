import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

export type Import = { from: string; to: string };
export type ImportGraph = { files: readonly string[]; imports: readonly Import[] };

const skipped = new Set(["node_modules", "build", ".react-router", ".data", ".cache", ".git"]);
const isSource = (name: string) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith(".d.ts");

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return isSource(entry.name) ? [path] : [];
  });

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/[^\n]*/g, "$1");

const specifier = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"'\n]+)["']/g;

/** What a file names in its imports and re-exports, types included. */
export const specifiersOf = (code: string): string[] =>
  [...withoutComments(code).matchAll(specifier)].map((match) => match[1] ?? "");

const workspaces: Record<string, string> = {
  "@app/contract": "packages/contract/src",
  "@app/content": "packages/content/src",
  "@app/reading": "packages/reading/src",
  "@app/safety": "packages/safety/src",
  "@app/guide": "packages/guide/src",
  "@app/companion": "packages/companion/src",
  "@app/vault": "packages/vault/src",
  "@app/voice": "packages/voice/src",
  "@app/kindness": "packages/kindness/src",
  "@app/server": "apps/server/src",
  "@app/web": "apps/web/src",
  "@app/training": "training",
};

const withExtension = (path: string): string =>
  [path, `${path}.ts`, `${path}.tsx`].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  ) ?? path;

const resolveSpecifier = (root: string, file: string, name: string): string => {
  if (name.startsWith(".")) return relative(root, withExtension(resolve(dirname(file), name)));
  const [scope, part] = name.split("/");
  const workspace = workspaces[`${scope}/${part}`];
  if (!workspace) return `npm:${name.startsWith("@") ? `${scope}/${part}` : scope}`;
  return relative(root, withExtension(join(root, workspace, ...name.split("/").slice(2))));
};

const slashes = (path: string) => path.split(sep).join("/");

/** Every source file and every import between them; packages are named npm:NAME, Node's own node:NAME. */
export const readImportGraph = (root: string): ImportGraph => {
  const files = sourcesBelow(root);
  const imports = files.flatMap((file) =>
    specifiersOf(readFileSync(file, "utf8")).map((name) => ({
      from: slashes(relative(root, file)),
      to: slashes(name.startsWith("node:") ? name : resolveSpecifier(root, file, name)),
    })),
  );
  return { files: files.map((file) => slashes(relative(root, file))), imports };
};
