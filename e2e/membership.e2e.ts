import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const plan = (page: Page, heading: string) => page.getByRole("heading", { name: heading });

test("where nothing is sold, a plan is chosen and left at no cost, by keyboard", async ({
  page,
  product,
}) => {
  test.slow();
  await page.goto(product.url + paths.membership);
  await expect(plan(page, "A plan needs an account")).toBeVisible();
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.newSession);
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.goto(product.url + paths.membership);
  await expect(page.getByText("This copy runs without payments")).toBeVisible();
  await expect(
    page.getByRole("row", { name: /Messages a day/ }).getByRole("cell", { name: "No limit" }),
  ).toHaveCount(2);
  await isFine(page, "no plan");

  await page.getByRole("button", { name: "Choose Paid" }).focus();
  await page.keyboard.press("Enter");
  await expect(plan(page, "You have the paid plan")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /Paid/ })).toContainText("This is you");
  await page.goto(product.url + paths.account);
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long" }),
  );
  const profile = page.getByRole("region", { name: "Your profile" });
  await expect(profile).toContainText(
    `${limits.voice.paidCredits} voice credits left. They are filled up every day, last on ${today}.`,
  );

  // What the plan names has a door.
  await page.goto(product.url + paths.newSession);
  await page.getByRole("radio", { name: "A deep dive" }).check();
  await expect(page.getByText("about one thing only")).toBeVisible();
  const started = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/sessions"),
  );
  await page.getByRole("link", { name: "Just begin" }).click();
  expect((await started).postDataJSON()).toMatchObject({ session_type: "deepDive" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(`${product.url}${paths.journey}?type=deepDive`);
  await expect(
    page
      .locator("main")
      .getByRole("link", { name: /talk|conversation/i })
      .first(),
  ).toBeVisible();
  await page.goto(product.url + paths.membership);
  await page.getByRole("button", { name: "Leave the plan" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Leave the plan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Leave the plan" }).focus();
  await page.keyboard.press("Enter");
  await expect(plan(page, "You have an account, no plan")).toBeVisible();
});
