import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import type { drawLayers } from "../src/first-visit/draw-layers.tsx";
import { inlineClasses } from "./class-names.ts";

const id = "virtual:drawn-layers";
const resolvedId = `\0${id}`;
const drawing = fileURLToPath(new URL("../src/first-visit/draw-layers.tsx", import.meta.url));

/** Markup has no styles in it, and outside a build nothing knows what to do with them. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0no-style" : undefined),
  load: (loading) => (loading === "\0no-style" ? "export {};" : undefined),
};

/** What a first visit is asked, drawn once: a page that is only read can ask it before React is there. */
export const drawnLayers = (): Plugin => ({
  name: "drawn-layers",
  resolveId: (source) => (source === id ? resolvedId : undefined),
  load: async (loading) => {
    if (loading !== resolvedId) return;
    const { module } = await runnerImport<{ drawLayers: typeof drawLayers }>(drawing, {
      configFile: false,
      logLevel: "error",
      plugins: [inlineClasses(), withoutStyles],
    });
    return `export const drawnLayers = ${JSON.stringify(module.drawLayers())};`;
  },
});
