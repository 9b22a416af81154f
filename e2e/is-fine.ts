import { findBarriers } from "./find-barriers.ts";
import { expect, type Page } from "./fixtures.ts";

type Width = 360 | 390 | 1440;

/** One look at a page. The second light of a width only needs its colours read. */
export type Look = { width: Width; dark: boolean; which: "all" | "colours" };

/** The page as it stands at this width and in this light, once everything has found its place. */
const show = async (page: Page, { width, dark }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (on) => {
    // A new width and a new light are drawn with the next frame; only then do their changes of colour begin.
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    document.body.classList.toggle("dark", on);
    await drawn();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, dark);
};

/** No barrier in any of these looks, and nothing to scroll sideways for. The page is loaded once. */
export const isFineIn = async (page: Page, name: string, looks: readonly Look[]): Promise<void> => {
  const before = page.viewportSize();
  for (const look of looks) {
    await show(page, look);
    expect(
      await findBarriers(page, look.which),
      `${name}, ${look.width} px, ${look.dark ? "dusk" : "dawn"}`,
    ).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide, `${name} scrolls sideways at ${look.width} px`).toBe(false);
  }
  if (before) await page.setViewportSize(before);
};

/**
 * At a phone's width and a desk's, in both lights unless one is enough. Where both are asked for at two widths, each
 * width is seen in one of them, and every second state the other way round: what states share is seen in all four.
 */
export const isFine = (
  page: Page,
  name: string,
  lights: readonly boolean[] = [true, false],
  widths: readonly Width[] = [390, 1440],
): Promise<void> =>
  isFineIn(
    page,
    name,
    lights.length > 1 && widths.length > 1
      ? widths.map(
          (width, index): Look => ({ width, dark: (index + name.length) % 2 === 0, which: "all" }),
        )
      : widths.flatMap((width) =>
          lights.map(
            (dark, index): Look => ({ width, dark, which: index === 0 ? "all" : "colours" }),
          ),
        ),
  );
