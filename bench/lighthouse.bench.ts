import { paths } from "@app/contract/paths";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumArgs, findChromium } from "../e2e/find-chromium.ts";
import { startProduct } from "../e2e/product.ts";
import { atLeast, type Bench, type Figure } from "./figure.ts";

const debuggingPort = 9_322;
const pages = [paths.home, paths.faqs];
const budgets = { performance: 95, accessibility: 95, "best-practices": 95, seo: 95 };

/** Lighthouse's own mobile throttling; the middle of three runs, since single ones jump. */
export const lighthouseBench: Bench = async () => {
  const server = await startProduct({ LOG_LEVEL: "error" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const figures: Figure[] = [];
    for (const path of pages) {
      const scores: Record<string, number[]> = {};
      for (let run = 0; run < 3; run++) {
        const result = await lighthouse(`${server.url}${path}`, {
          port: debuggingPort,
          onlyCategories: Object.keys(budgets),
          logLevel: "silent",
        });
        for (const [name, category] of Object.entries(result?.lhr.categories ?? {}))
          scores[name] = [...(scores[name] ?? []), (category.score ?? 0) * 100];
      }
      for (const [name, budget] of Object.entries(budgets)) {
        const middle = (scores[name] ?? []).sort((a, b) => a - b)[1] ?? 0;
        figures.push(atLeast(`lighthouse: ${name} of ${path}`, middle, budget, "of 100"));
      }
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
};
