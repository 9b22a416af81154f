import { defineConfig } from "vitest/config";

const unit = (name: string, root: string) => ({
  root,
  test: {
    name,
    include: ["**/*.test.ts", "**/*.test.tsx"],
    // whole conversations and all patterns are run through in some; a slow machine is no failure
    testTimeout: 60_000,
    exclude: ["**/node_modules/**", "build/**"],
  },
});

export default defineConfig({
  test: {
    projects: [
      unit("contract", "packages/contract"),
      unit("content", "packages/content"),
      unit("companion", "packages/companion"),
      unit("vault", "packages/vault"),
      unit("web", "apps/web"),
      unit("scripts", "scripts"),
      {
        root: "apps/server",
        test: {
          name: "server",
          include: ["src/**/*.test.ts"],
          globalSetup: ["src/testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
