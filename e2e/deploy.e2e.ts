import { paths } from "@app/contract/paths";
import { expect, test } from "./fixtures.ts";

test("a page open over a deploy that replaced its chunks reloads once and goes on", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  let missing = true;
  let loads = 0;
  page.on("load", () => loads++);
  // Until the reload the old chunk is gone, as after a deploy.
  await page.route("**/static/js/faqs-route-*.js", (route) =>
    missing ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  page.once("load", () => {
    missing = false;
  });
  await page.getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL(product.url + paths.faqs);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
});

test("a chunk that stays away shows a page that says so, not an endless reload", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.route("**/static/js/faqs-route-*.js", (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  const faqs = page.getByRole("link", { name: "FAQs" });
  await faqs.click();
  // The prerendered page can be read even though its script is missing.
  await expect(page).toHaveURL(product.url + paths.faqs);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(product.url);
  let loads = 0;
  page.on("load", () => loads++);
  const logged = page.waitForRequest("**/api/log-error");
  await faqs.click();
  const { error_message, url } = (await logged).postDataJSON() as Record<string, string>;
  expect(error_message).toMatch(/Loading chunk .*faqs-route.* failed \(missing\)/);
  expect(url).toMatch(/^http:\/\/localhost/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads).toBe(0);
});
