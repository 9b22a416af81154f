import { posix } from "node:path";
import type { Plugin } from "vite";

type Chunk = {
  imports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
};

/** The styles a file and everything it imports come with. */
const stylesWith = (file: string, chunkOf: (file: string) => Chunk | undefined): Set<string> => {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const walk = (name: string): void => {
    const chunk = seen.has(name) ? undefined : chunkOf(name);
    seen.add(name);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const next of chunk?.imports ?? []) walk(next);
  };
  walk(file);
  return styles;
};

/** Whether a module, or one it imports, names a style sheet: small parts of many pages lie in one file, with the styles of all. */
const namesStyles = (id: string, importsOf: (id: string) => readonly string[]): boolean => {
  const seen = new Set<string>();
  const walk = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    return /\.css(?:$|\?)/.test(each) || importsOf(each).some(walk);
  };
  return walk(id);
};

const listed = /m\.f=(\[[^\]]*\])/;
const loading = /(import\([`"]\.\/([^`"]+)[`"]\)[^`"]*?)__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** A script's code, where what it loads later no longer brings styles that nothing is missing. */
export const withoutStyles = (
  code: string,
  isNeeded: (style: string, part: string) => boolean,
): string => {
  const list = listed.exec(code)?.[1];
  if (list === undefined) return code;
  const files = JSON.parse(list) as string[]; // Vite's own list
  return code.replace(loading, (_, before: string, part: string, numbers: string) => {
    const needed = numbers
      .split(",")
      .filter((number) => isNeeded(files[Number(number)] ?? "", part));
    return before + (needed.length > 0 ? `__vite__mapDeps([${needed.join(",")}])` : "[]");
  });
};

/**
 * A part that is loaded later brings its styles. Those of the shell, and of the script that loads it, stand in the
 * page, and what only asks the server needs none: brought in again, they make the browser work out every style anew.
 */
export const newStyles = (): Plugin => ({
  name: "new-styles",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunkOf = (file: string) => {
        const found = bundle[file];
        return found?.type === "chunk" ? found : undefined;
      };
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      for (const file of Object.keys(bundle)) {
        const chunk = chunkOf(file);
        if (!chunk) continue;
        const here = stylesWith(file, chunkOf);
        chunk.code = withoutStyles(chunk.code, (style, part) => {
          const begins = chunkOf(posix.join(posix.dirname(file), part))?.facadeModuleId;
          const hasOwn = !begins || namesStyles(begins, importsOf);
          return hasOwn && !style.includes("/css/shell-") && !here.has(style);
        });
      }
    },
  },
});
