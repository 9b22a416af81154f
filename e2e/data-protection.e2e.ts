import { paths } from "@app/contract/paths";
import { expect, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("anybody can look at their own rows, and the words in them are sealed", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.dataProtection);
  await page.getByRole("button", { name: "Show my records" }).click();
  await expect(page.getByText("Nobody is signed in here")).toBeVisible();

  await page.goto(product.url + paths.talkSession);
  await say(page, "The lighthouse keeper in my dream was my father.");
  await page.goto(product.url + paths.dataProtection);
  await page.getByRole("button", { name: "Show my records" }).click();
  await page.getByText("The words of your conversations").click();
  const rows = page.locator("ol > li:has([data-held])");
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: "Encrypted under the server’s key" })).toHaveCount(3);
  await expect(page.getByRole("main")).not.toContainText("lighthouse");
  await expect(rows.first()).toContainText("\\x");
  await isFine(page, "one's own rows");
});
