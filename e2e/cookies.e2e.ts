import { paths } from "@app/contract/paths";
import { accept, cookies, splash, stillBrowser, storedValue, terms } from "./first-visit-parts.ts";
import { expect, firstTimeHere, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("the choice about cookies is not made by a press beside it, says what it will do, and can be made again", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, stillBrowser);
  const page = await context.newPage();
  await page.goto(product.url);
  await expect(terms(page)).toBeVisible();
  await expect(splash(page), "no welcome for whoever wants things still").toBeHidden();
  await isFine(page, "the terms");
  await accept(page).click();
  await expect(cookies(page)).toBeVisible();
  await cookies(page).getByText("Read the full policy").click();
  await expect(cookies(page).getByRole("heading", { level: 3 })).toHaveCount(9);
  await isFine(page, "cookies");
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(cookies(page)).toBeVisible();
  await expect(cookies(page).getByRole("switch", { name: "Essential" })).toBeDisabled();
  for (const name of ["Analytics", "Marketing"])
    await expect(cookies(page).getByRole("switch", { name })).toBeChecked();
  await cookies(page).getByRole("switch", { name: "Marketing" }).click();
  await cookies(page).getByRole("button", { name: "Accept & Close", exact: true }).click();
  await expect.poll(() => storedValue(page, "cookies")).toBe("analytics=Y marketing=N");

  const scrolled = () => page.evaluate(() => scrollY);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie choice" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await link.click();
  await expect(cookies(page).getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await expect(cookies(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect.poll(scrolled).toBe(before);

  await page.goto(product.url + paths.settings);
  const analytics = page.getByRole("main").getByRole("switch", { name: "Analytics" });
  await expect(analytics).not.toBeChecked();
  await page.getByRole("link", { name: /the full policy again/ }).click();
  await cookies(page).getByRole("switch", { name: "Analytics" }).click();
  await cookies(page).getByRole("button", { name: "Accept & Close", exact: true }).click();
  await expect(analytics).toBeChecked();
  await context.close();
});
