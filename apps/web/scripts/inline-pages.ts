import { pageOf } from "@app/content/pages";
import { type PageName, paths } from "@app/contract/paths";
import type { Plugin } from "vite";

const asked = /\bpageOf\(paths\.(\w+)\)/g;
const line = 'import { pageOf } from "@app/content/pages";\n';

const isPageName = (name: string): name is PageName => name in paths;

/** The words of the one page that is meant, in place of the way to them. */
export const inlinePagesIn = (code: string): string => {
  const inlined = code.replace(asked, (whole, name: string) =>
    isPageName(name) ? `(${JSON.stringify(pageOf(paths[name]))})` : whole,
  );
  if (inlined === code) return code;
  const without = inlined.replace(line, "");
  return /\bpageOf\b/.test(without) ? inlined : without;
};

/** A screen needs the words of its own page; the registry of all pages would weigh ten kilobytes more. */
export const inlinePages = (): Plugin => ({
  name: "inline-pages",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id)) return null;
    const inlined = inlinePagesIn(code);
    return inlined === code ? null : { code: inlined, map: null };
  },
});
