import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { homePage } from "./scripts/home-page.ts";
import { inlineNumbers } from "./scripts/inline-numbers.ts";
import { inlinePages } from "./scripts/inline-pages.ts";
import { ownRouterParts } from "./scripts/own-router-parts.ts";
import { safetyScores } from "./scripts/safety-scores.ts";
import { sileroWeightsFile } from "./scripts/silero-weights.ts";

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
    test: /vite[\\/]preload-helper|[\\/]src[\\/](root|company|features[\\/]home[\\/]words-id|quick-exit|keep-offline|layouts[\\/](company-place|main-layout|frame|site-footer|places)|ui[\\/](base|button|composer|fonts|frame|horizon|icon|icon-button|skip-link|stroke-drawing|tokens|visually-hidden|zoki|zoki-drawing|zoki-keyframes|zoki-light))\.(tsx|ts|css)$/,
    priority: 1,
  },
  {
    name: "leaf",
    test: /[\\/]src[\\/]ui[\\/](card|check|check-row|did-not-come|failure-card|field|field-shell|leaf-head|secret-field)\.(tsx|css)$/,
    priority: 1,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Tests run the code as it is; the router's plugin expects a page around it.
  plugins: process.env["VITEST"]
    ? [homePage(), safetyScores(), sileroWeightsFile()]
    : [
        homePage(),
        safetyScores(),
        sileroWeightsFile(),
        inlinePages(),
        inlineNumbers(),
        reactRouter(),
        ownRouterParts(),
      ],
  build: {
    // The router's own manifest has no name pattern and follows this folder.
    assetsDir: "static/js",
    target: "es2023",
    modulePreload: {
      polyfill: false,
      // A part that is loaded later brings its own scripts; only its styles have to be there before it shows.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files,
    },
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
