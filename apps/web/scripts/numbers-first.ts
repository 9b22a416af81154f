import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const name = "virtual:numbers-first";

/** What shows a country's numbers before anything is painted, for the page that is being written; in the browser it has run by then. */
export const numbersFirst = (): Plugin => ({
  name: "numbers-first",
  resolveId: (source) => (source === name ? name : undefined),
  async load(id) {
    if (id !== name) return;
    const code =
      this.environment.name === "client"
        ? ""
        : await bundleScript("features/crisis/numbers-first.ts");
    return `export const numbersFirst = ${JSON.stringify(code.trim())};`;
  },
});
