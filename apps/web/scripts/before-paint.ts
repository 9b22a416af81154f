import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";

const name = "virtual:before-paint";
const file = new URL("../public/before-paint.js", import.meta.url);

const shortened = (): string => {
  const { code, errors } = minifySync("before-paint.js", readFileSync(file, "utf8"), {
    module: false,
  });
  if (errors.length > 0) throw new Error(`before-paint.js: ${errors[0]?.message}`);
  return code.trim();
};

/**
 * What runs before anything is painted, for the page that is being written: a request for it would hold up the
 * first picture of every page. In the browser it has run by then, and its text is not sent again.
 */
export const beforePaint = (): Plugin => ({
  name: "before-paint",
  resolveId: (source) => (source === name ? name : undefined),
  load(id) {
    if (id !== name) return;
    const code = this.environment.name === "client" ? "" : shortened();
    return `export const beforePaint = ${JSON.stringify(code)};`;
  },
});
