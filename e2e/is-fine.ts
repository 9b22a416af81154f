import { findBarriers } from "./find-barriers.ts";
import { expect, type Page } from "./fixtures.ts";

/** One look at a page. The second light of a width only needs its colours read. */
export type Look = { width: 390 | 1440; dark: boolean; which: "all" | "colours" };

/** No barrier in any of these looks, and nothing to scroll sideways for. The page is loaded once. */
export const isFineIn = async (page: Page, name: string, looks: readonly Look[]): Promise<void> => {
  const before = page.viewportSize();
  for (const { width, dark, which } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async (on) => {
      document.body.classList.toggle("dark", on);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }, dark);
    expect(
      await findBarriers(page, which),
      `${name}, ${width} px, ${dark ? "dusk" : "dawn"}`,
    ).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide, `${name} scrolls sideways at ${width} px`).toBe(false);
  }
  if (before) await page.setViewportSize(before);
};

/** At a phone's width and a desk's, in both lights unless one is enough. */
export const isFine = (
  page: Page,
  name: string,
  lights: readonly boolean[] = [true, false],
): Promise<void> =>
  isFineIn(
    page,
    name,
    ([390, 1440] as const).flatMap((width) =>
      lights.map((dark, index): Look => ({ width, dark, which: index === 0 ? "all" : "colours" })),
    ),
  );
