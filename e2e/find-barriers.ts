import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "./fixtures.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type WithAxe = { axe?: { run: (options: RunOptions) => Promise<AxeResults> } };

/** What stands in somebody's way on the page as it is now. Its rules are brought once a page load. */
export const findBarriers = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // The html of what it found says where; working out a selector for every node it read costs more than the rules.
    selectors: false,
    // Its other preparation, fetching every style sheet anew, is for a rule that is not asked.
    preload: { assets: ["media"] },
  };
  const violations = await page.evaluate(
    async (given) => (await (window as WithAxe).axe?.run(given))?.violations, // brought in above
    options,
  );
  if (!violations) throw new Error("The rules did not run.");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
};
