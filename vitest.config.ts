import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** These put something of their own in place of a module, or ask how it is loaded: it must then be read anew. */
const moduleByModule = ["scripts/linear-patterns.test.ts"];

/** Node reads the files itself, as it does in the product, and keeps what it compiled; no module can be replaced then. */
const readByNode = { viteModuleRunner: false, nodeLoader: false } as const;

/** Begun first, for whatever takes long and is begun last keeps one core alone; in a fresh clone nothing but a file's size is known. */
const longest: readonly string[] = [
  "training/screening.test.ts",
  "hearing/pool.test.ts",
  "hearing/linear.test.ts",
  "embedded/embedded-voice.test.ts",
  "local/local-model.test.ts",
  "faults/several-servers.test.ts",
  "faults/database-restart.test.ts",
  "faults/database.test.ts",
  "src/admin.test.ts",
];
const isLong = ({ moduleId }: TestSpecification): boolean =>
  longest.some((end) => moduleId.endsWith(`/${end}`));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A worker reads what a project has in common once, so that each project's files stay together.
    return [...new Set(sorted.map(({ project }) => project.name))].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

/** Without a world of its own for each file what reads is read once and not four hundred times. */
const unit = (
  name: string,
  files: {
    include: string[];
    exclude?: string[];
    isolate?: false;
    experimental?: typeof readByNode;
  },
) => ({
  test: {
    name,
    // whole conversations and all patterns are run through in some; a slow machine is no failure
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...files,
    exclude: ["**/node_modules/**", "**/build/**", ...(files.exclude ?? [])],
  },
});

/** Without a world of its own for each file the application is read once and not sixty times. */
const server = {
  root: "apps/server",
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    isolate: false,
    experimental: readByNode,
    globalSetup: ["src/testing/global-setup.ts"],
    // real databases and processes; a slow machine is no failure
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    execArgv: [`--import=${new URL("scripts/quick-imports.ts", import.meta.url)}`],
  },
};

export default defineConfig({
  test: {
    // One more than there are cores: some files mostly wait, for a process or for time that is part of the product.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      unit("units", {
        include: ["{packages,training,scripts}/**/*.test.ts"],
        exclude: moduleByModule,
        isolate: false,
        experimental: readByNode,
      }),
      unit("web", { include: ["apps/web/**/*.test.{ts,tsx}"], isolate: false }),
      unit("units, module by module", { include: moduleByModule }),
      server,
    ],
  },
});
