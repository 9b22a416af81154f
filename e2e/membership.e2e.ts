import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const ways = (page: Page) => page.getByRole("group", { name: "Ways to answer" });
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
  const startRequest = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/sessions"),
  );
  await page.getByRole("link", { name: "Just begin" }).click();
  expect((await startRequest).postDataJSON()).toMatchObject({ session_type: "deepDive" });
  await expect(page.getByRole("article").first()).toBeVisible();

  // It is about one thing, and ends with what became clear and what comes next.
  await say(page, "I have to decide whether to sell my bookshop or keep it.");
  await say(page, "A decision");
  await expect(page.getByRole("button", { name: /\d+ of 13/ })).toContainText("A decision");
  await expect(ways(page).getByRole("button", { name: "Something else" })).toHaveCount(0);
  await say(page, "The lease is up in January and a young couple wants it.");
  await say(page, "Stop here");
  // said in words it does what its button does
  await page.getByLabel("Your message").fill("make the page please");
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Your page" });
  await expect(card).toContainText("Only you can say this. It is left open for you.");
  await isFine(page, "the page of a deep dive");
  await card.getByRole("button", { name: "Write: What became clear to you" }).click();
  await page.keyboard.type("I would be selling it for somebody else");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(
    /What became clear to you, in your own words: “I would be selling it for somebody else”\./,
  );
  await page.getByRole("button", { name: "Keep these" }).click();
  await expect(page.getByRole("link", { name: "See it in your journey" })).toBeVisible();

  // The journey tells it from another by name, with the filter and without.
  await page.goto(product.url + paths.talkSession);
  await say(page, "It rained all day.");
  for (const search of ["?type=deepDive", ""]) {
    await page.goto(`${product.url}${paths.journey}${search}`);
    const rows = page.locator("[data-conversation]");
    await expect(rows).toHaveCount(search ? 1 : 2);
    const dive = rows.filter({ hasText: "Deep dive" });
    await expect(dive).toHaveCount(1);
    await expect(dive).toContainText("A long look at your bookshop");
  }
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
