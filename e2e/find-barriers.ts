import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "./fixtures.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type WithAxe = {
  axe?: { run: (where: ElementContext, options: RunOptions) => Promise<AxeResults> };
};

/** Whose answer is another one in another light or at another width, for the same page. */
export const rulesOfLooks: readonly string[] = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
];

export type Reading = {
  /** All of them, where none are named. */
  rules?: readonly string[];
  /** What pages share, its head and its foot, is left to others. */
  ownPartOnly?: boolean;
};

/** What stands in somebody's way on the page as it is now. The rules are brought once a page load. */
export const findBarriers = async (
  page: Page,
  { rules, ownPartOnly = false }: Reading = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // The html of what it found says where; working out a selector for every node it read costs more than the rules.
    selectors: false,
    // Its other preparation, fetching every style sheet anew, is for a rule that is not asked.
    preload: { assets: ["media"] },
    ...(rules ? { runOnly: [...rules] } : {}),
  };
  const violations = await page.evaluate(
    async ([where, given]) => (await (window as WithAxe).axe?.run(where, given))?.violations, // brought in above
    [ownPartOnly ? "main, [role=main]" : "html", options] as const,
  );
  if (!violations) throw new Error("The rules did not run.");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
};
