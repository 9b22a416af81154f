import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifest, Plugin } from "vite";

export type Part = {
  /** The virtual module is named after it, and exports the address under it: `help` gives `helpAddress`. */
  name: string;
  file: string;
};

const root = fileURLToPath(new URL("..", import.meta.url));

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Where Vite wrote a part for the browser, and what it imports: the browser's build comes before the pages'. */
const builtPart = (file: string): { address: string; parts: string[] } => {
  const manifest = JSON.parse(
    readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8"),
  ) as Manifest; // Vite's own file
  const part = manifest[file];
  if (!part) throw new Error(`The build has no ${file}.`);
  const parts = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || parts.has(`/${chunk.file}`)) return;
    parts.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const key of part.imports ?? []) add(key);
  return { address: `/${part.file}`, parts: [...parts] };
};

/**
 * Where a part lies that a page or another part names by itself. For one that is loaded when it is
 * needed, a plain import would bring the bundler's own loader of parts along.
 */
export const partAddress = ({ name, file }: Part): Plugin => {
  const id = `virtual:${name}-address`;
  const resolvedId = `\0${id}`;
  let building = false;
  return {
    name: `${name}-address`,
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loading) {
      if (loading !== resolvedId) return;
      const exported = (address: string, parts: readonly string[] = []) =>
        `export const ${camelCase(name)}Address = ${address};
export const ${camelCase(name)}Parts = ${JSON.stringify(parts)};`;
      if (!building) return exported(JSON.stringify(`/${file}`));
      if (this.environment.name !== "client") {
        const { address, parts } = builtPart(file);
        return exported(JSON.stringify(address), parts);
      }
      const fileName = file.slice(file.lastIndexOf("/") + 1).replace(/\.tsx?$/, "");
      const reference = this.emitFile({ type: "chunk", id: join(root, file), name: fileName });
      return exported(`import.meta.ROLLUP_FILE_URL_${reference}`);
    },
  };
};
