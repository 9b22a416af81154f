import { paths } from "@app/contract/paths";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "../e2e/find-chromium.ts";
import { startProduct } from "../e2e/product.ts";
import { atMost, type Bench } from "./figure.ts";

type Weight = { js: number; css: number; fonts: number; otherHosts: number };

/** What a first visit to these pages loads, as it comes over the wire, compressed. */
export const pageWeightBench: Bench = async () => {
  const server = await startProduct({ LOG_LEVEL: "error" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const weigh = async (path: string): Promise<Weight> => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        // Brotli is smaller; the budget is in gzip.
        extraHTTPHeaders: { "accept-encoding": "gzip" },
      });
      const page = await context.newPage();
      const weight: Weight = { js: 0, css: 0, fonts: 0, otherHosts: 0 };
      page.on("response", async (response) => {
        const url = new URL(response.url());
        if (url.origin !== server.url) weight.otherHosts++;
        const { responseBodySize } = await response
          .request()
          .sizes()
          .catch(() => ({ responseBodySize: 0 }));
        if (url.pathname.endsWith(".js")) weight.js += responseBodySize;
        if (url.pathname.endsWith(".css")) weight.css += responseBodySize;
        if (url.pathname.endsWith(".woff2")) weight.fonts++;
      });
      await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
      await context.close();
      return weight;
    };
    const home = await weigh(paths.home);
    const article = await weigh("/is-ai-therapy-helpful");
    const faqs = await weigh(paths.faqs);
    return [
      atMost("page weight: JavaScript on home, gzip", home.js / 1_000, 120, "kB"),
      atMost("page weight: style sheets on home, gzip", home.css / 1_000, 20, "kB"),
      atMost("page weight: font files on home", home.fonts, 2, "files"),
      atMost(
        "page weight: requests to other hosts",
        home.otherHosts + article.otherHosts + faqs.otherHosts,
        0,
        "requests",
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};
