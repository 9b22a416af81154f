import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = (name: string): string =>
  fileURLToPath(new URL(`../src/router/${name}`, import.meta.url));

/** Files of the router, and what stands in their place; each of ours says why. */
const parts: Readonly<Record<string, string>> = {
  "routeModules.js": ours("load-route-module.ts"),
  "instrumentation.js": ours("no-instrumentation.ts"),
  "fog-of-war.js": ours("no-route-discovery.ts"),
  "errorBoundaries.js": ours("last-resort.tsx"),
};

/** A router that no longer has these files, or exports more from them, fails the build. */
export const ownRouterParts = (): Plugin => {
  const replaced = new Set<string>();
  return {
    name: "own-router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      if (!importer?.includes("/react-router/")) return;
      // Its server components have files of the same names, and none of them reaches a page.
      if (/\/rsc\//.test(importer + source)) return;
      const file = source.slice(source.lastIndexOf("/") + 1);
      if (!parts[file]) return;
      replaced.add(file);
      return parts[file];
    },
    buildEnd(error) {
      const missing = Object.keys(parts).filter((file) => !replaced.has(file));
      if (!error && missing.length > 0)
        this.error(
          `The router has no ${missing.join(", ")} any more: look where its work is done.`,
        );
    },
  };
};
