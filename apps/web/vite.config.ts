import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { beforePaint } from "./scripts/before-paint.ts";
import { drawnLayers } from "./scripts/drawn-layers.ts";
import { homePage } from "./scripts/home-page.ts";
import { inlineNumbers } from "./scripts/inline-numbers.ts";
import { inlinePages } from "./scripts/inline-pages.ts";
import { numbersFirst } from "./scripts/numbers-first.ts";
import { ownRouterParts } from "./scripts/own-router-parts.ts";
import { partAddress } from "./scripts/part-address.ts";
import { safetyScores } from "./scripts/safety-scores.ts";
import { sileroWeightsFile } from "./scripts/silero-weights.ts";
import { terseRouter } from "./scripts/terse-router.ts";

const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith(".css"))
    ? "static/css/[name]-[hash:5][extname]"
    : "static/media/[name]-[hash:6][extname]";

/** A page in dozens of small files would wait for each; what every page needs comes in two, what many share in a few more. */
const groups = [
  {
    // What layers.ts shares with the pages: a page that is only read loads it without React.
    name: "plain",
    test: /vite[\\/]preload-helper|[\\/]src[\\/](storage|first-visit[\\/](cookie-choice|cookie-choice-hash|terms))\.ts$|[\\/]contract[\\/]src[\\/](brand|paths)\.ts$/,
    priority: 5,
  },
  {
    name: "vendor",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 4,
  },
  {
    name: "shell",
    test: /[\\/]src[\\/](root|company|features[\\/]home[\\/]words-id|quick-exit|keep-offline|layouts[\\/](company-place|main-layout|frame|help-door|site-footer|places)|ui[\\/](base|button|composer|fonts|frame|horizon|round-button|shell-icon|skip-link|stroke-drawing|tokens|visually-hidden|zoki|zoki-drawing|zoki-keyframes|zoki-light))\.(tsx|ts|css)$|[\\/]src[\\/](ui[\\/](dialog|switch)|first-visit[\\/][\w-]+)\.css$/,
    priority: 3,
  },
  {
    name: "leaf",
    test: /[\\/]src[\\/](first-visit[\\/]use-cookie-choice|new-id|reach|reach-lines|show-day|store|use-store|ui[\\/](add-line|card|check|check-row|dialog|did-not-come|edit-row|failure-card|field|field-shell|icon|icon-button|leaf-head|secret-field|select|switch|undo-note))\.(ts|tsx|css)$/,
    priority: 2,
  },
  {
    // What people find by searching: asked for by the layers of a first visit, which carry nothing else of it.
    name: "search-paths",
    test: /[\\/]contract[\\/]src[\\/](all-page|search)-paths\.ts$/,
    priority: 2,
  },
  {
    // Whoever asks the server needs all of these.
    name: "api",
    test: /[\\/]src[\\/](api|identity|problem|setup)\.ts$/,
    priority: 1,
  },
  {
    // The pages around an account lead from one to the next.
    name: "account",
    test: /[\\/](features[\\/]account[\\/](adopt-settings|ask-identity|code-field|forget-person|kept-note|person-frame|person-here|sign-out|use-asking|door[\\/](door-form|sign-in|where-next)|letters[\\/](door-page|use-letter-to|use-oob-code|use-verify))|identity-words)\.(ts|tsx|css)$/,
    priority: 0,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Tests run the code as it is; the router's plugin expects a page around it.
  plugins: process.env["VITEST"]
    ? [beforePaint(), homePage(), safetyScores(), sileroWeightsFile()]
    : [
        beforePaint(),
        homePage(),
        safetyScores(),
        sileroWeightsFile(),
        drawnLayers(),
        numbersFirst(),
        partAddress({ name: "help", file: "src/features/help/load-help.ts" }),
        partAddress({ name: "layers", file: "src/first-visit/layers.ts" }),
        inlinePages(),
        inlineNumbers(),
        reactRouter(),
        ownRouterParts(),
        terseRouter(),
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
