import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { beforePaint } from "./scripts/before-paint.ts";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { classInPage, inlineClasses, keepStyles } from "./scripts/class-names.ts";
import { drawnLayers } from "./scripts/drawn-layers.ts";
import { homePagePlugin } from "./scripts/home-page.ts";
import { inlineNumbers } from "./scripts/inline-numbers.ts";
import { inlinePages } from "./scripts/inline-pages.ts";
import { newStyles } from "./scripts/new-styles.ts";
import { numbersFirst } from "./scripts/numbers-first.ts";
import { partAddress } from "./scripts/part-address.ts";
import { sileroWeightsFile } from "./scripts/silero-weights.ts";

const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith(".css"))
    ? "static/css/[name]-[hash:5][extname]"
    : "static/media/[name]-[hash:6][extname]";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Tests run the code as it is; the router's plugin expects a page around it.
  plugins: process.env["VITEST"]
    ? [beforePaint(), homePagePlugin(), sileroWeightsFile()]
    : [
        beforePaint(),
        homePagePlugin(),
        sileroWeightsFile(),
        drawnLayers(),
        numbersFirst(),
        partAddress({ name: "help", file: "src/features/help/load-help.ts" }),
        partAddress({ name: "layers", file: "src/first-visit/layers.ts" }),
        partAddress({ name: "read-page", file: "src/read/read-page.ts" }),
        inlinePages(),
        inlineNumbers(),
        inlineClasses(),
        keepStyles(),
        newStyles(),
        reactRouter(),
      ],
  css: { modules: { generateScopedName: classInPage } },
  build: {
    // The router's own manifest has no name pattern and follows this folder.
    assetsDir: "static/js",
    target: "es2023",
    modulePreload: {
      polyfill: false,
      // A part that is loaded later brings its own scripts; its styles stay, whatever is answered here.
      resolveDependencies: (_file, files, { hostType }) => (hostType === "js" ? [] : files),
    },
    assetsInlineLimit: 0,
  },
  // Each worker is one file of its own: the server gives the vault's a policy of its own by this name.
  worker: {
    format: "iife",
    rolldownOptions: { output: { entryFileNames: "static/js/[name]-[hash:7].js" } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: {
            entryFileNames: "static/js/[name]-[hash:7].js",
            chunkFileNames: "static/js/[name]-[hash:7].js",
            assetFileNames,
            codeSplitting: { groups: chunkGroups },
            // The console stays silent in production, so nothing has to carry the words for it.
            minify: { compress: { dropConsole: true }, mangle: { toplevel: true } },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
