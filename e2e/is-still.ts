import { expect, type Page } from "./fixtures.ts";

/** A line that is worded anew, or a font that comes late, counts for less; what moves away under a finger for more. */
const mostShift = 0.1;

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Adds up what moved without a press; the browser has looked since the page began. */
const shiftIn = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
      throw new Error("This browser does not tell what moves.");
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    // What it has seen is handed over at once, and is nothing where nothing moved.
    const shifts = observer.takeRecords() as Shift[]; // of the one type asked for
    observer.disconnect();
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(({ node }) => (node instanceof Element ? node.className : "text")),
      ),
    };
  });

/** Nothing moved since the page began, nor in the half second after it came to life. */
export const isStill = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(500);
  const { sum, moved } = await shiftIn(page);
  expect(sum, `${name}: ${moved.join(", ")}`).toBeLessThan(mostShift);
};
