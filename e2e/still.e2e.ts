import { paths } from "@app/contract/paths";
import { expect, type Page, test } from "./fixtures.ts";

/** Pages on which something is looked up or found out once their scripts are there. */
const livePages: readonly string[] = [
  paths.home,
  paths.crisis,
  paths.safetyPlan,
  paths.community,
  paths.wall,
  paths.membership,
  paths.talkSession,
  paths.gettingStarted,
  paths.checkIn,
  paths.selfCheck,
  paths.breathe,
  paths.ground,
  paths.safety,
];
/** A line that is worded anew, or a font that comes late, counts for less; what moves away under a finger for more. */
const mostShift = 0.1;

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Adds up what moved without a press; the browser has looked since the page began. */
const shiftIn = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[]; // of the one type asked for
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources }) =>
              sources.map(({ node }) => (node instanceof Element ? node.className : "text")),
            ),
          });
        }).observe({ type: "layout-shift", buffered: true });
        // Nothing is told where nothing moved.
        setTimeout(() => resolve({ sum: 0, moved: [] }), 200);
      }),
  );

for (const width of [390, 1440])
  test(`nothing moves while a page comes to life, ${width} wide`, async ({ page, product }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    // The fonts are here from then on; what their coming moves depends on the fonts of the machine.
    await page.goto(product.url + paths.faqs);
    for (const path of livePages) {
      await page.goto(product.url + path);
      await page.waitForTimeout(500);
      const { sum, moved } = await shiftIn(page);
      expect(sum, `${path}: ${moved.join(", ")}`).toBeLessThan(mostShift);
    }
  });
