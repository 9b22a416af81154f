import { createHash } from "node:crypto";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src", import.meta.url));

/** Four letters of where a style sheet lies: enough to tell the same word in two of them apart. */
const markOf = (file: string): string =>
  createHash("sha256")
    .update(relative(source, file).split(sep).join("/"))
    .digest("hex")
    .slice(0, 4);

/** A class as it stands in the page. It follows from its name and its file alone, so that whatever draws a page agrees. */
export const classInPage = (name: string, file: string): string =>
  `${name}_${markOf(file.replace(/\?.*$/, ""))}`;

const imported = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

/** The classes themselves in place of the way to them; an import that nothing reads any more still brings its styles. */
export const inlineClassesIn = (code: string, file: string): string =>
  [...code.matchAll(imported)].reduce((rest, [line, name = "", way = ""]) => {
    const inlined = rest.replace(
      new RegExp(`\\b${name}\\["([\\w-]+)"\\]`, "g"),
      (_, found: string) => JSON.stringify(classInPage(found, join(dirname(file), way))),
    );
    const without = inlined.replace(line, `import "${way}";`);
    return new RegExp(`\\b${name}\\[`).test(without) ? inlined : without;
  }, code);

/** A table of every class of a style sheet would travel with each script that names one of them. */
export const inlineClasses = (): Plugin => ({
  name: "inline-classes",
  enforce: "pre",
  transform(code, id) {
    const file = id.replace(/\?.*$/, "");
    if (!/[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/.test(file)) return null;
    const inlined = inlineClassesIn(code, file);
    return inlined === code ? null : { code: inlined, map: null };
  },
});

/**
 * Styles count wherever they are imported, also for markup that only the build writes; Vite drops those
 * whose table no script reads. The table itself goes, since every class stands in its place by now.
 */
export const keepStyles = (): Plugin => ({
  name: "keep-styles",
  enforce: "post",
  apply: "build",
  transform: (_code, id) =>
    id.endsWith(".module.css") ? { code: "", map: null, moduleSideEffects: "no-treeshake" } : null,
});
