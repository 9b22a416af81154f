import { expect, type Page } from "./fixtures.ts";

/** Twice means within a second: a test whose machine was slower than that presses again. */
export const escapeTwice = (page: Page, leadsTo: string | RegExp): Promise<void> =>
  expect(async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(leadsTo, { timeout: 3_000 });
  }).toPass();
