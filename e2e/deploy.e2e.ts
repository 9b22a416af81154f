import { paths } from "@app/contract/paths";
import { expect, type Page, test } from "./fixtures.ts";

const chunk = "**/static/js/explore-route-*.js";
const goThere = (page: Page) =>
  page.getByRole("link", { name: "Explore" }).locator("visible=true").first().click();

test("a page open over a deploy that replaced its chunks loads anew and goes on to where somebody was going", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  let missing = true;
  // Until the page loads anew the old chunk is gone, as after a deploy.
  await page.route(chunk, (route) =>
    missing ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  page.once("load", () => {
    missing = false;
  });
  await goThere(page);
  await expect(page).toHaveURL(product.url + paths.explore);
  await expect(page.locator("html[data-live]")).toHaveCount(1);
});

test("a chunk that stays away leaves a page that can be read, not an endless reload, and is told of", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => loads++);
  const logged = page.waitForRequest("**/api/log-error");
  await goThere(page);
  const { error_message, url } = (await logged).postDataJSON() as Record<string, string>;
  expect(error_message).toMatch(/Loading chunk \/explore failed \(missing\)/);
  expect(url).toMatch(/^http:\/\/localhost/);
  await expect(page).toHaveURL(product.url + paths.explore);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(loads).toBeLessThanOrEqual(2);
});
