import { expect, type Page } from "./fixtures.ts";

/** The quick exit is whole on the screen, and nothing lies over it. */
export const canLeave = async (page: Page, name: string): Promise<void> => {
  const isThere = await page.locator("[data-leave]").evaluateAll((links) =>
    links.some((link) => {
      const { left, top, right, bottom } = link.getBoundingClientRect();
      const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        isWhole && link.checkVisibility({ visibilityProperty: true }) && link.contains(topElement)
      );
    }),
  );
  expect(isThere, `${name}: the way out is in sight`).toBe(true);
};
