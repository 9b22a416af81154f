import { pages } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { afterEach, expect, test, vi } from "vitest";

const freshPage = async () => {
  vi.resetModules();
  return import("./page-meta.ts");
};

const browserAt = (origin: string, servedCanonical: string) => {
  vi.stubGlobal("window", { location: { origin } });
  vi.stubGlobal("document", { querySelector: () => ({ href: servedCanonical }) });
};

afterEach(() => vi.unstubAllGlobals());

test("every page says its title, its words and its one address, to search engines and to friends", async () => {
  const { pageMeta, originMarker } = await freshPage();
  for (const page of pages) {
    const url = originMarker + page.path;
    expect(pageMeta(page)).toEqual(
      expect.arrayContaining([
        { title: page.title },
        { name: "description", content: page.description },
        { name: "keywords", content: page.keywords.join(", ") },
        { tagName: "link", rel: "canonical", href: url },
        { property: "og:title", content: page.title },
        { property: "og:description", content: page.description },
        { property: "og:url", content: url },
        { property: "og:type", content: "website" },
        { property: "og:site_name", content: brand.name },
        { property: "og:image", content: originMarker + page.image },
        { name: "twitter:card", content: "summary_large_image" },
      ]),
    );
  }
});

const canonicalOf = async () => {
  const { pageMeta } = await freshPage();
  const [page] = pages;
  if (!page) throw new Error("there are no pages");
  return pageMeta(page).find((tag) => "tagName" in tag && tag["rel"] === "canonical");
};

test("a browser keeps the address the server wrote into the page", async () => {
  browserAt("http://127.0.0.1:3000", "https://example.org/faqs");
  expect(await canonicalOf()).toMatchObject({ href: "https://example.org/" });
});

test("a page that no server wrote an address into uses the one it is read at", async () => {
  browserAt("http://127.0.0.1:3000", "https://origin.invalid/faqs");
  expect(await canonicalOf()).toMatchObject({ href: "http://127.0.0.1:3000/" });
});
