import { allPagePaths } from "@app/contract/all-page-paths";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { namePaths, searchPaths } from "@app/contract/search-paths";
import { describe, expect, test } from "vitest";
import type { Page } from "./page.ts";
import { pageOf, pages } from "./pages.ts";

const pathsOf = (wrong: (page: Page) => boolean) => pages.filter(wrong).map(({ path }) => path);
const words = ({ title, description, keywords, heading, lead }: Page) =>
  [title, description, ...keywords, heading, lead].join("\n");

test("every path has exactly one page, and no page is left without a path", () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...allPagePaths].sort());
  expect(new Set(allPagePaths).size).toBe(allPagePaths.length);
});

test("no two pages say the same of themselves", () => {
  for (const key of ["title", "description", "heading", "lead"] as const)
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
});

test("a title fits a tab and a search result, and ends with the product’s name", () => {
  expect(pathsOf(({ title }) => title.length > 60)).toEqual([]);
  expect(pathsOf(({ title }) => !title.endsWith(` | ${brand.name}`))).toEqual([paths.home]);
  expect(pageOf(paths.home).title).toBe(`${brand.name}: ${brand.tagline}`);
});

test("a description is of 120 to 160 characters, so that no search result cuts it off", () => {
  expect(
    pages
      .filter(({ description }) => description.length < 120 || description.length > 160)
      .map(({ path, description }) => `${path} ${description.length}`),
  ).toEqual([]);
});

test("four to eight keywords, none twice", () => {
  expect(
    pathsOf(
      ({ keywords }) =>
        keywords.length < 4 || keywords.length > 8 || new Set(keywords).size < keywords.length,
    ),
  ).toEqual([]);
});

test("a lead is one or two sentences", () => {
  expect(
    pages
      .map(({ path, lead }) => `${path} ${lead.match(/[.?](?=\s|$)/g)?.length ?? 0}`)
      .filter((count) => !/ [12]$/.test(count)),
  ).toEqual([]);
});

test("a kind and a layout follow from the path", () => {
  const search = new Set<string>(searchPaths);
  const name = new Set<string>(namePaths);
  const kindOf = (path: string): Page["kind"] => {
    if (path.startsWith("/auth/")) return "auth";
    if (search.has(path)) return "search";
    return name.has(path) ? "name" : "product";
  };
  expect(pathsOf(({ path, kind }) => kind !== kindOf(path))).toEqual([]);
  expect(pathsOf(({ layout }) => layout === "room").sort()).toEqual([
    "/breathe",
    "/ground",
    "/talk",
    "/talk-session",
  ]);
  expect(pathsOf(({ layout }) => layout === "bare").sort()).toEqual([
    "/getting-started",
    "/seed",
    "/verify-email",
  ]);
  expect(pathsOf(({ path, layout }) => (layout === "auth") !== path.startsWith("/auth/"))).toEqual(
    [],
  );
});

describe("claims", () => {
  test("whoever searched for therapy is told what this is not", () => {
    const therapy = pages.filter(
      ({ path, kind }) => kind === "search" && /therapy|therapist/.test(path),
    );
    expect(therapy.length).toBeGreaterThan(0);
    expect(
      therapy
        .filter(({ lead }) => !/is not therapy/.test(lead) || !/is not a therapist/.test(lead))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test("no page promises a cure, praise from others, or something for later", () => {
    const forbidden =
      /coming soon|will be available|testimonial|award|trusted by|clinically|proven|guarantee|\bcures?\b|number one|#1|\d+ ?%/i;
    expect(pathsOf((page) => forbidden.test(words(page)))).toEqual([]);
  });

  test("the voice stays calm", () => {
    expect(pathsOf((page) => words(page).includes("!"))).toEqual([]);
  });
});

describe("pageOf", () => {
  test("finds a page with or without a trailing slash", () => {
    expect(pageOf("/crisis").path).toBe(paths.crisis);
    expect(pageOf("/crisis/").path).toBe(paths.crisis);
    expect(pageOf("/").path).toBe(paths.home);
    expect(pageOf("").path).toBe(paths.home);
  });

  test("an unmapped path gets home’s words", () => {
    expect(pageOf("/no-such-page")).toBe(pageOf(paths.home));
  });
});
