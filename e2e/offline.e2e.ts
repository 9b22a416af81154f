import { exercisePath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { lineTo } from "./line.ts";

// The worker that keeps pages is what these are about.
test.use({ serviceWorkers: "allow" });

/** The worker has kept what it keeps, and answers for this page. */
const workerAnswers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 50));
  });

test("whoever was here once has home, the numbers, the plan and the exercises without a connection, and every other page says so", async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const line = await lineTo(product.url);
  await page.goto(line.url + exercisePath("thought-record"));
  await page.goto(line.url + paths.faqs);
  await workerAnswers(page);
  // A worker that starts anew may miss for a moment that its browser is offline; a cut line it cannot.
  await line.cut();
  await page.getByRole("link", { name: "In crisis? Talk to a person now" }).click();
  await expect(page.getByRole("link", { name: "Call 999" })).toBeVisible();
  await context.setOffline(true);
  await page.goto(line.url + paths.crisis);
  await page.getByRole("searchbox").fill("france");
  await expect(page.getByRole("heading", { name: "France" })).toBeVisible();
  await page.goto(line.url);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();

  const reasons = page.getByRole("textbox", { name: "My reasons to go on" });
  await page.goto(line.url + paths.safetyPlan);
  await reasons.fill("The dog");
  await expect(page.getByText("Kept in this browser")).toBeVisible();
  await page.reload();
  await expect(reasons).toHaveValue("The dog");
  await page.goto(line.url + paths.breathe);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();

  const thought = page.getByRole("textbox", { name: "What went through your mind?" });
  await page.goto(line.url + exercisePath("thought-record"));
  await thought.fill("They will laugh");
  await page.reload();
  await expect(thought).toHaveValue("They will laugh");
  await page.getByRole("slider", { name: "How much do you believe it now?" }).press("End");
  await expect(page.getByText("100 of 100")).toBeVisible();
  await page.getByRole("link", { name: "Tighten and let go" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Hands", { exact: true })).toBeVisible();

  await page.goto(line.url + paths.journey);
  await expect(
    page.getByRole("heading", { name: "Still here without a connection" }),
  ).toBeVisible();
  await isFine(page, "a page without a connection");
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["A slower breath", paths.breathe],
    ["Your safety plan", paths.safetyPlan],
    ["The crisis numbers", paths.crisis],
  ] as const)
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  // What it says still works does.
  await main.getByRole("link", { name: "the grounding exercise" }).click();
  await expect(page).toHaveURL(line.url + paths.ground);
  await expect(page.getByText("Five things you can see")).toBeVisible();
});

test("while there is a connection every page is the server's newest", async ({ page, product }) => {
  await page.goto(product.url + paths.faqs);
  await workerAnswers(page);
  const answer = await page.goto(product.url + paths.crisis);
  const fresh = await fetch(product.url + paths.crisis);
  expect(answer?.headers()["etag"]).toBe(fresh.headers.get("etag"));
});
