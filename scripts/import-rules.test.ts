import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readImportGraph, specifiersOf } from "./import-graph.ts";
import { findBreaches, findCircles } from "./import-rules.ts";

const graphOf = (imports: [from: string, to: string][]) => ({
  files: [...new Set(imports.flat())],
  imports: imports.map(([from, to]) => ({ from, to })),
});

describe("the arrow check", () => {
  it("reads imports of every form, and no comments", () => {
    expect(
      specifiersOf(`
        import a from "one"; import type { B } from "two";
        export { c } from "three"; const d = await import("four"); import "five";
        import {
          e,
        } from "six";
        // import x from "no";
        /* import y from "no"; */`),
    ).toEqual(["one", "two", "three", "four", "five", "six"]);
  });

  it("reads this very project", () => {
    const graph = readImportGraph(fileURLToPath(new URL("..", import.meta.url)));
    expect(graph.files.length).toBeGreaterThan(200);
    expect(graph.imports).toContainEqual({
      from: "apps/server/src/main.ts",
      to: "apps/server/src/app.ts",
    });
    expect(graph.imports).toContainEqual({
      from: "apps/server/src/app.ts",
      to: "packages/contract/src/api.ts",
    });
  });

  it.each([
    ["apps/web/src/api.ts", "apps/server/src/app.ts"],
    ["apps/web/src/ui/button.tsx", "packages/contract/src/brand.ts"],
    ["packages/contract/src/a.ts", "packages/content/src/b.ts"],
    ["packages/companion/src/a.ts", "apps/server/src/b.ts"],
    ["packages/guide/src/a.ts", "packages/companion/src/b.ts"],
    ["packages/guide/src/a.ts", "packages/safety/src/b.ts"],
    ["packages/safety/src/a.ts", "packages/companion/src/b.ts"],
    ["packages/safety/src/a.ts", "packages/guide/src/b.ts"],
    ["packages/safety/src/a.ts", "npm:zod"],
    ["packages/safety/src/a.ts", "training/b.ts"],
    ["packages/reading/src/a.ts", "packages/safety/src/b.ts"],
    ["packages/reading/src/a.ts", "packages/content/src/b.ts"],
    ["apps/server/src/a.ts", "training/b.ts"],
    ["training/a.ts", "apps/server/src/b.ts"],
    ["apps/server/src/features/users/a.ts", "packages/vault/src/b.ts"],
    ["apps/server/src/features/users/a.ts", "apps/server/src/features/sessions/b.ts"],
    ["packages/contract/src/a.ts", "npm:lodash"],
    ["apps/web/src/ui/a.tsx", "npm:react-router"],
  ])("refuses %s → %s", (from, to) => {
    expect(findBreaches(graphOf([[from, to]]))).not.toEqual([]);
  });

  it.each([
    ["apps/server/src/app.ts", "packages/companion/src/a.ts"],
    ["apps/server/src/app.ts", "packages/safety/src/a.ts"],
    ["packages/companion/src/a.ts", "packages/guide/src/b.ts"],
    ["packages/companion/src/a.ts", "packages/safety/src/b.ts"],
    ["packages/companion/src/a.ts", "packages/reading/src/b.ts"],
    ["packages/guide/src/a.ts", "packages/reading/src/b.ts"],
    ["packages/safety/src/a.ts", "packages/reading/src/b.ts"],
    ["packages/safety/src/a.ts", "packages/content/src/b.ts"],
    ["packages/reading/src/a.ts", "packages/contract/src/b.ts"],
    ["training/a.ts", "packages/safety/src/b.ts"],
    ["training/a.ts", "packages/companion/src/b.ts"],
    ["apps/server/src/features/analysis/task.ts", "packages/vault/src/b.ts"],
    ["apps/web/src/features/talk/a.tsx", "apps/web/src/ui/b.tsx"],
    ["packages/contract/src/a.ts", "npm:zod"],
  ])("allows %s → %s", (from, to) => {
    expect(findBreaches(graphOf([[from, to]]))).toEqual([]);
  });

  it("finds circles, and names the way round", () => {
    expect(
      findCircles(
        graphOf([
          ["a.ts", "b.ts"],
          ["b.ts", "c.ts"],
          ["c.ts", "a.ts"],
          ["d.ts", "a.ts"],
        ]),
      ),
    ).toEqual([["a.ts", "b.ts", "c.ts", "a.ts"]]);
  });

  it("refuses names that say nothing", () => {
    const file = "apps/server/src/utils.ts";
    expect(findBreaches({ files: [file], imports: [] })).toHaveLength(1);
  });
});
