import { findBarriers } from "./find-barriers.ts";
import { expect, type Page } from "./fixtures.ts";

/** No barrier at a phone's width or a desk's, in both lights unless one is enough, and nothing to scroll sideways for. */
export const isFine = async (
  page: Page,
  name: string,
  lights: readonly boolean[] = [true, false],
): Promise<void> => {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, dark] of lights.entries()) {
      await page.evaluate(async (on) => {
        document.body.classList.toggle("dark", on);
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      }, dark);
      expect(
        await findBarriers(page, index === 0 ? "all" : "colours"),
        `${name}, ${width} px, ${dark ? "dusk" : "dawn"}`,
      ).toEqual([]);
    }
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide, `${name} scrolls sideways at ${width} px`).toBe(false);
  }
  if (before) await page.setViewportSize(before);
};
