import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const unit = (name: string, root: string, { isolate = true } = {}) => ({
  root,
  test: {
    name,
    isolate,
    include: ["**/*.test.ts", "**/*.test.tsx"],
    // whole conversations and all patterns are run through in some; a slow machine is no failure
    testTimeout: 60_000,
    hookTimeout: 120_000,
    exclude: ["**/node_modules/**", "build/**"],
  },
});

/** It puts its own counter in place of a module, which must then be read anew. */
const countsHashes = ["src/identity/throttle.test.ts"];

/** Without a world of its own for each file the application is read once and not sixty times. */
const server = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: false },
) => ({
  root: "apps/server",
  test: {
    name,
    globalSetup: ["src/testing/global-setup.ts"],
    // real databases and processes; a slow machine is no failure
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...files,
  },
});

export default defineConfig({
  test: {
    // One core is left idle otherwise, and on two cores that is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      unit("contract", "packages/contract", { isolate: false }),
      unit("content", "packages/content", { isolate: false }),
      unit("reading", "packages/reading", { isolate: false }),
      unit("safety", "packages/safety", { isolate: false }),
      unit("guide", "packages/guide", { isolate: false }),
      unit("companion", "packages/companion", { isolate: false }),
      unit("vault", "packages/vault"),
      unit("voice", "packages/voice"),
      unit("kindness", "packages/kindness", { isolate: false }),
      unit("training", "training", { isolate: false }),
      unit("web", "apps/web"),
      unit("scripts", "scripts"),
      server("server", { include: ["src/**/*.test.ts"], exclude: countsHashes, isolate: false }),
      server("server, module by module", { include: countsHashes }),
    ],
  },
});
