import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articles } from "@app/content/articles";
import { allPagePaths } from "@app/contract/all-page-paths";
import { pathsBelow } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes, { articlePattern } from "../routes.ts";
import { isOnlyRead } from "./only-read.ts";

const source = join(import.meta.dirname, "..");
const leavesOf = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
const leaves = leavesOf(routes);
const articlePaths: ReadonlySet<string> = new Set(articles.map(({ path }) => path));

const sourceOf = (path: string): string => {
  const wanted = articlePaths.has(path) ? articlePattern : path;
  const leaf = leaves.find((each) => (each.index ? paths.home : each.path) === wanted);
  return readFileSync(join(source, leaf?.file ?? ""), "utf8");
};

test("the route of a page that is only read says so and leaves it to the browser, and no other does", () => {
  for (const path of allPagePaths) {
    const source = sourceOf(path);
    expect(source.includes("export const handle = onlyRead;"), path).toBe(isOnlyRead(path));
    expect(source.includes("export const clientLoader = openDocument;"), path).toBe(
      isOnlyRead(path),
    );
    // Without one, the page would be written without its words.
    if (isOnlyRead(path)) expect(source, path).toContain("export const loader =");
  }
});

test("articles are only read, and nothing below another page is", () => {
  for (const path of articlePaths) expect(isOnlyRead(path), path).toBe(true);
  for (const path of pathsBelow) expect(isOnlyRead(path), path).toBe(false);
});

test("an address is known with what stands behind its path", () => {
  expect(isOnlyRead(`${paths.faqs}/?from=here#cost`)).toBe(true);
  expect(isOnlyRead(`${paths.talkSession}?deep`)).toBe(false);
  expect(isOnlyRead(paths.home)).toBe(false);
  expect(isOnlyRead("#cost")).toBe(false);
});

test("every link is the product's own, which knows what the browser opens", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && file !== "navigation/link.tsx")
    .filter((file) =>
      /import \{[^}]*\b(Nav)?Link\b[^}]*\} from "react-router"/.test(
        readFileSync(join(source, file), "utf8"),
      ),
    );
  expect(files).toEqual([]);
});
