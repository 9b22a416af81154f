import { existsSync } from "node:fs";
import { join } from "node:path";
import { articleOf } from "@app/content/articles";
import { pages } from "@app/content/pages";
import { allPagePaths } from "@app/contract/all-page-paths";
import { paths, redirects } from "@app/contract/paths";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes, { articlePattern } from "./routes.ts";

type Leaf = { path: string; file: string; layout: string | undefined };

const leavesOf = (entries: readonly RouteConfigEntry[], layout?: string): Leaf[] =>
  entries.flatMap((entry) =>
    entry.children
      ? leavesOf(entry.children, entry.file)
      : [{ path: entry.index ? paths.home : (entry.path ?? ""), file: entry.file, layout }],
  );

const leaves = leavesOf(routes);

/** Articles are told by one route. */
const patternOf = (path: string): string => (articleOf(path) ? articlePattern : path);

test("every page has exactly one route", () => {
  for (const path of allPagePaths)
    expect(leaves.filter((leaf) => leaf.path === patternOf(path)).length, path).toBe(1);
});

test("every page stands in the layout its content names", () => {
  for (const page of pages) {
    const leaf = leaves.find((candidate) => candidate.path === patternOf(page.path));
    expect(leaf?.layout, page.path).toBe(`layouts/${page.layout}-layout.tsx`);
  }
});

test("old addresses and unknown ones are caught, the unknown ones last", () => {
  for (const path of Object.keys(redirects))
    expect(leaves.find((leaf) => leaf.path === path)?.file).toBe("pages/redirect-route.tsx");
  expect(leaves.at(-1)).toEqual({
    path: "*",
    file: "pages/redirect-route.tsx",
    layout: undefined,
  });
});

test("every route's file is there", () => {
  for (const { file, layout } of leaves)
    for (const path of [file, layout].filter((each) => each !== undefined))
      expect(existsSync(join(import.meta.dirname, path)), path).toBe(true);
});
