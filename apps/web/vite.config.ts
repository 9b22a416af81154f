import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { homePage } from "./scripts/home-page.ts";
import { inlineNumbers } from "./scripts/inline-numbers.ts";
import { ownRouterParts } from "./scripts/own-router-parts.ts";
import { safetyScores } from "./scripts/safety-scores.ts";

const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith(".css"))
    ? "static/css/[name]-[hash][extname]"
    : "static/media/[name]-[hash][extname]";

/** A page in dozens of small files would wait for each; what every page needs comes in two, what many share in a third. */
const groups = [
  {
    name: "vendor",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: "shell",
    test: /[\\/]src[\\/](root|quick-exit|keep-offline|layouts[\\/](main-layout|frame|site-footer|places)|ui[\\/](base|button|composer|fonts|frame|horizon|round-button|shell-icon|skip-link|stroke-drawing|tokens|visually-hidden|zoki|zoki-keyframes|zoki-light))\.(tsx|ts|css)$|[\\/]src[\\/](ui[\\/](dialog|switch)|first-visit[\\/][\w-]+)\.css$/,
    priority: 1,
  },
  {
    name: "leaf",
    test: /[\\/]src[\\/]ui[\\/](card|check|check-row|did-not-come|failure-card|field|field-shell|icon|icon-button|leaf-head|secret-field)\.(tsx|css)$/,
    priority: 1,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Tests run the code as it is; the router's plugin expects a page around it.
  plugins: process.env["VITEST"]
    ? [homePage(), safetyScores()]
    : [homePage(), safetyScores(), inlineNumbers(), reactRouter(), ownRouterParts()],
  build: {
    // The router's own manifest has no name pattern and follows this folder.
    assetsDir: "static/js",
    target: "es2023",
    assetsInlineLimit: 0,
  },
  // Each worker is one file of its own: the server gives the vault's a policy of its own by this name.
  worker: {
    format: "iife",
    rolldownOptions: { output: { entryFileNames: "static/js/[name]-[hash].js" } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: {
            entryFileNames: "static/js/[name]-[hash].js",
            chunkFileNames: "static/js/[name]-[hash].js",
            assetFileNames,
            codeSplitting: { groups },
            // The console stays silent in production, so nothing has to carry the words for it.
            minify: { compress: { dropConsole: true }, mangle: { toplevel: true } },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
