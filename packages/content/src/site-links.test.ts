import { allPagePaths } from "@app/contract/all-page-paths";
import { expect, test } from "vitest";
import { pageOf } from "./pages.ts";
import { footerGroups, navigation, policyLinks } from "./site-links.ts";

const footerLinks = [...footerGroups.flatMap(({ links }) => links), ...policyLinks];

test("the navigation is the five places of the product, in order", () => {
  expect(navigation.map(({ label }) => label)).toEqual([
    "Home",
    "Talk",
    "Journey",
    "Explore",
    "You",
  ]);
});

test("every link leads to a page that exists", () => {
  const known = new Set<string>(allPagePaths);
  const broken = [...navigation, ...footerLinks].filter(({ path }) => !known.has(path));
  expect(broken).toEqual([]);
});

test("no link group offers the same page or the same words twice", () => {
  for (const links of [navigation, footerLinks]) {
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
  }
});

test("questions people ask lead to search pages, and About to the product’s own", () => {
  expect(
    footerGroups.map(({ heading, links }) => [
      heading,
      [...new Set(links.map(({ path }) => pageOf(path).kind))],
    ]),
  ).toEqual([
    ["Questions people ask", ["search"]],
    ["About", ["product"]],
  ]);
});

test("the health-data policy stands first among the policies, by itself", () => {
  expect(policyLinks.map(({ label }) => label)).toEqual([
    "Health data",
    "Privacy",
    "Cookies",
    "Terms",
  ]);
});
