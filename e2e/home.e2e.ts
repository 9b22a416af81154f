import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { composer, expect, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("what is typed on home is the first thing said in the conversation", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page
    .getByRole("textbox", { name: /what would you like to say/i })
    .fill("It was a long day");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(paths.talk));
  const conversation = page.getByRole("main", { name: "Conversation" });
  await expect(conversation.getByText("It was a long day").first()).toBeVisible();
  await expect(replies(page).first()).toBeVisible();
});

test("home says all of it below, also to whoever comes by a link inside the product", async ({
  page,
  product,
}) => {
  const parts = ["How it goes.", "Where your words go.", "A path, when you want one."];
  await page.goto(product.url);
  for (const name of parts) await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByText("What does it cost?").click();
  await expect(page.getByText(/Talking in text is free/)).toBeVisible();

  await page.goto(product.url + paths.crisis);
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL(`${product.url}/`);
  for (const name of parts) await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("somebody who has been here finds where they left off", async ({ page, product }) => {
  await page.goto(product.url + paths.talkSession);
  await say(page, "I keep thinking about the move");
  await page.goto(product.url);
  await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  const card = page.getByRole("region", { name: "Where you left off" });
  await isFine(page, "home with something on it");
  await card.getByRole("link").click();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByText("I keep thinking about the move").first()).toBeVisible();
});

test("the companion comes along when asked, sleeps when told, and goes for good", async ({
  page,
  product,
}) => {
  // Wide enough for a margin: over the way to help it steps aside.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url + paths.zoki);
  await isFine(page, "the companion's page");
  await page.getByRole("button", { name: /take .+ along/i }).click();
  await page.getByRole("link", { name: "Explore" }).first().click();
  await page.getByRole("button", { name: "Zoki, keeping you company" }).click();
  await isFine(page, "the companion's corner");
  await page.getByRole("button", { name: "Send it to sleep" }).click();
  const asleep = page.getByRole("button", { name: "Zoki, asleep" });
  await expect(asleep).toBeVisible();
  await page.reload();
  await expect(asleep).toBeVisible();

  for (const path of [paths.crisis, paths.talkSession, paths.home]) {
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expect(asleep).toHaveCount(0);
  }

  await page.goto(product.url + paths.explore);
  await asleep.click();
  await page.getByRole("button", { name: "Let it stay on its own page" }).click();
  await expect(page.getByRole("complementary", { name: /corner/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("complementary", { name: /corner/ })).toHaveCount(0);
});

test("somebody signed in is not asked to sign in", async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.journey);
  await expect(page.getByText("Your journey starts empty")).toBeVisible();
  await page.goto(product.url);
  const shortCuts = page.getByRole("navigation", { name: "Short cuts" });
  await expect(shortCuts.getByRole("link", { name: "Your account" })).toBeVisible();
  await expect(shortCuts.getByRole("link", { name: "Sign in" })).toHaveCount(0);
});
