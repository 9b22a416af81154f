import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "../e2e/find-chromium.ts";
import { startProduct } from "../e2e/product.ts";
import { atMost, type Bench, type Figure } from "./figure.ts";
import { publicPages } from "./public-pages.ts";
import { isOnlyRead } from "./read-pages.ts";

type Weight = { js: number; css: number; fonts: number; otherHosts: number };

/** What a page that is only read runs besides what a first visit is asked; every other page brings React and its router. */
const scriptBudgetKb = (path: string): number => (isOnlyRead(path) ? 20 : 140);

/** A page that stays on the line, as the board does, is never idle; by then it has everything it loads. */
const settle = (page: Page): Promise<void> =>
  page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);

/** What a first visit to a page loads, as it comes over the wire, compressed. */
const weigh = async (browser: Browser, origin: string, path: string): Promise<Weight> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    // Brotli is smaller; the budget is in gzip.
    extraHTTPHeaders: { "accept-encoding": "gzip" },
  });
  const page = await context.newPage();
  const weight: Weight = { js: 0, css: 0, fonts: 0, otherHosts: 0 };
  const sizes: Promise<void>[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.origin !== origin) weight.otherHosts++;
    if (url.pathname.endsWith(".woff2")) weight.fonts++;
    const kind = /\.(js|css)$/.exec(url.pathname)?.[1];
    if (kind !== "js" && kind !== "css") return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(
          ({ responseBodySize }) => {
            weight[kind] += responseBodySize;
          },
          () => undefined,
        ),
    );
  });
  await page.goto(`${origin}${path}`);
  await settle(page);
  await Promise.all(sizes);
  await context.close();
  return weight;
};

const figuresOf = (path: string, { js, css, fonts, otherHosts }: Weight): Figure[] => [
  atMost(`page weight: JavaScript on ${path}, gzip`, js / 1_000, scriptBudgetKb(path), "kB"),
  atMost(`page weight: style sheets on ${path}, gzip`, css / 1_000, 20, "kB"),
  atMost(`page weight: font files on ${path}`, fonts, 2, "files"),
  atMost(`page weight: requests of ${path} to other hosts`, otherHosts, 0, "requests"),
];

export const pageWeightBench: Bench = async () => {
  const server = await startProduct({ LOG_LEVEL: "error" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const figures: Figure[] = [];
    for (const path of publicPages)
      figures.push(...figuresOf(path, await weigh(browser, server.url, path)));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
};
