import { setTimeout as wait } from "node:timers/promises";
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
  let isMissing = true;
  // Until the page loads anew the old chunk is gone, as after a deploy.
  await page.route(chunk, (route) =>
    isMissing ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  page.once("load", () => {
    isMissing = false;
  });
  await goThere(page);
  await expect(page).toHaveURL(product.url + paths.explore);
  await expect(page.locator("html[data-live]")).toHaveCount(1);
});

test("a chunk that stays away leaves a page that can be read, not an endless reload, and is told of", async ({
  page,
  product,
}) => {
  // From the beginning: the page may fetch ahead what its links lead to.
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(product.url);
  let loads = 0;
  page.on("load", () => loads++);
  const logRequest = page.waitForRequest("**/api/log-error");
  await goThere(page);
  const { error_message, url } = (await logRequest).postDataJSON() as Record<string, string>;
  expect(error_message).toMatch(/Loading chunk \/explore failed \(missing\)/);
  expect(url).toMatch(/^http:\/\/localhost/);
  await expect(page).toHaveURL(product.url + paths.explore);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(loads).toBeLessThanOrEqual(2);
});

test("a part that fails because somebody is leaving does not hold them back", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  // Another page that takes its time: Firefox and WebKit end meanwhile what this one still loads.
  await page.route(`**${paths.crisis}`, async (route) => {
    await wait(1_000);
    await route.continue();
  });
  await page.evaluate(() => {
    const fail = () => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    window.addEventListener("beforeunload", () => setTimeout(fail, 100));
  });
  await page.getByRole("link", { name: "Crisis" }).locator("visible=true").first().click();
  await expect(page).toHaveURL(product.url + paths.crisis);
});
