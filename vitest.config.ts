import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const unit = (
  name: string,
  root: string,
  {
    isolate = true,
    include = ["**/*.test.ts", "**/*.test.tsx"],
    exclude = [],
  }: { isolate?: boolean; include?: string[]; exclude?: string[] } = {},
) => ({
  root,
  test: {
    name,
    isolate,
    include,
    // whole conversations and all patterns are run through in some; a slow machine is no failure
    testTimeout: 60_000,
    hookTimeout: 120_000,
    exclude: ["**/node_modules/**", "build/**", ...exclude],
  },
});

/** These put something of their own in place of a module, which must then be read anew. */
const countsHashes = ["src/identity/throttle.test.ts"];
const choosesCountry = ["src/choose-country.test.ts"];

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
    // One more than there are cores: some files mostly wait, for a process or for time that is part of the product.
    maxWorkers: availableParallelism() + 1,
    projects: [
      unit("contract", "packages/contract", { isolate: false }),
      unit("content", "packages/content", { isolate: false }),
      unit("reading", "packages/reading", { isolate: false }),
      unit("safety", "packages/safety", { isolate: false }),
      unit("guide", "packages/guide", { isolate: false }),
      unit("companion", "packages/companion", { isolate: false }),
      unit("vault", "packages/vault", { isolate: false }),
      unit("voice", "packages/voice"),
      unit("kindness", "packages/kindness", { isolate: false }),
      unit("training", "training", { isolate: false }),
      unit("web", "apps/web", { isolate: false, exclude: choosesCountry }),
      unit("web, module by module", "apps/web", { include: choosesCountry }),
      unit("scripts", "scripts"),
      server("server", { include: ["src/**/*.test.ts"], exclude: countsHashes, isolate: false }),
      server("server, module by module", { include: countsHashes }),
    ],
  },
});
