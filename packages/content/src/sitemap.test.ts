import { pathsBelow } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { namePaths, searchPaths } from "@app/contract/search-paths";
import { expect, test } from "vitest";
import { listedPages, pages } from "./pages.ts";
import { robotsOf, sitemapOf } from "./sitemap.ts";

const origin = "https://here.example";
const named = [...sitemapOf(origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test("the site map names every page that may be found, each once, at its public address", () => {
  const found = [...listedPages.map(({ path }) => path), ...pathsBelow];
  expect(named).toEqual(found.map((path) => origin + path));
  expect(new Set(named).size).toBe(named.length);
  for (const path of [paths.home, paths.crisis, paths.zoki, ...searchPaths, ...namePaths])
    expect(named).toContain(origin + path);
});

test("nobody is led by it to what is somebody's own, nor to the desk", () => {
  for (const path of [paths.account, paths.settings, paths.journey, paths.seed, paths.desk])
    expect(named).not.toContain(origin + path);
});

test("an article says when it was last read through", () => {
  expect(sitemapOf(origin)).toMatch(
    /<loc>https:\/\/here\.example\/ai-therapy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  );
});

test("robots find the site map, and are kept from nothing but calls", () => {
  expect(robotsOf(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robotsOf(origin).match(/^Disallow: .+$/gm)).toEqual([
    "Disallow: /api/",
    "Disallow: /audio/",
  ]);
});

test("every page that may be found has an image of its own, and the others show home's", () => {
  const images = listedPages.map(({ image }) => image);
  expect(new Set(images).size).toBe(images.length);
  const unlisted = pages.filter((page) => !listedPages.includes(page));
  expect(new Set(unlisted.map(({ image }) => image))).toEqual(new Set(["/social/home.png"]));
});
