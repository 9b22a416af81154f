import { findBarriers, rulesOfLooks } from "./find-barriers.ts";
import { expect, type Page } from "./fixtures.ts";

/** The narrowest phone that is promised, and a desk. */
type Width = 360 | 1440;

/** One look at a page. */
export type Look = { width: Width; dark: boolean };

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

type Also = {
  inEach?: (name: string) => Promise<void>;
  /** What pages share is left to others in the first look too. */
  ownPartOnly?: boolean;
};

/**
 * No barrier in any of these looks, and nothing to scroll sideways for. The page is loaded once, and read by all rules
 * in the first look: the others ask what a light or a width can change of what is the page's own.
 */
export const isFineIn = async (
  page: Page,
  name: string,
  looks: readonly Look[],
  { inEach, ownPartOnly = false }: Also = {},
): Promise<void> => {
  const before = page.viewportSize();
  for (const [at, look] of looks.entries()) {
    await show(page, look);
    const lookName = `${name}, ${look.width} px, ${look.dark ? "dusk" : "dawn"}`;
    await inEach?.(lookName);
    const reading = at === 0 ? { ownPartOnly } : { rules: rulesOfLooks, ownPartOnly: true };
    expect(await findBarriers(page, reading), lookName).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide, `${name} scrolls sideways at ${look.width} px`).toBe(false);
  }
  if (before) await page.setViewportSize(before);
};

const fourLooks: readonly Look[] = [true, false].flatMap((dark): Look[] => [
  { width: 360, dark },
  { width: 1440, dark },
]);

/** Each state in one look, which its name chooses: what states share is seen in all four. */
export const isFine = (page: Page, name: string): Promise<void> => {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return isFineIn(page, name, fourLooks.slice(sum % 4).slice(0, 1));
};

/** A route of the product: at both widths, each in one light; of four routes each begins with another look. */
export const bothLooks = (index: number): readonly Look[] => {
  const dark = index % 2 === 0;
  const looks: Look[] = [
    { width: 360, dark },
    { width: 1440, dark: !dark },
  ];
  return index % 4 < 2 ? looks : looks.reverse();
};
