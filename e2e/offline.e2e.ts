import { paths } from "@app/contract/paths";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { lineTo } from "./line.ts";

// The worker that keeps pages is what these are about.
test.use({ serviceWorkers: "allow" });

test("whoever was here once opens home and the pages for a hard hour without a connection", async ({
  page,
  context,
  product,
}) => {
  const line = await lineTo(product.url);
  await page.goto(line.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A worker that starts anew may miss for a moment that its browser is offline; a cut line it cannot.
  await line.cut();
  await context.setOffline(true);
  for (const path of [paths.crisis, paths.safetyPlan, paths.breathe, paths.ground, paths.home]) {
    await page.goto(line.url + path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
  }
  await page.goto(line.url + paths.breathe);
  await page
    .getByRole("button", { name: /start|begin/i })
    .first()
    .click();
  await expect(page.getByText(/breathe in|in$/i).first()).toBeVisible();

  // Any other page says itself that there is no connection, and where help is.
  await page.goto(line.url + paths.journey);
  await expect(
    page.getByRole("heading", { name: "Still here without a connection" }),
  ).toBeVisible();
  await isFine(page, "a page without a connection");
  // What it says still works does.
  for (const [name, path] of [
    ["A slower breath", paths.breathe],
    ["the grounding exercise", paths.ground],
    ["Your safety plan", paths.safetyPlan],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(line.url + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.goto(line.url + paths.journey);
  }
  await page.getByRole("main").getByRole("link", { name: "The crisis numbers" }).click();
  await expect(page).toHaveURL(line.url + paths.crisis);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("while there is a connection every page is the server's newest", async ({ page, product }) => {
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const asked: string[] = [];
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) asked.push(String(response.headers()["etag"]));
  });
  await page.goto(product.url + paths.crisis);
  const fresh = await fetch(product.url + paths.crisis);
  expect(asked.at(-1)).toBe(fresh.headers.get("etag"));
});
