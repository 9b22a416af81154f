import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { composer, expect, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("home says all of it below, also to whoever comes by a link inside the product; words that are too long to send stay, and its microphone leads to talking aloud", async ({
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

  const words = page.getByRole("textbox", { name: /^What would you like to say/ });
  const longMessage = "a word ".repeat(limits.message.maxChars / 5).trim();
  await words.focus();
  await page.keyboard.insertText(longMessage);
  await expect(page.getByText("characters too long: one message holds 8,000.")).toBeVisible();
  await words.press("Enter");
  await page.getByRole("button", { name: /^Send to/ }).click();
  await expect(words).toHaveValue(longMessage);
  await expect(page).toHaveURL(`${product.url}/`);
  await page.getByRole("link", { name: "Talk aloud" }).click();
  await expect(page.getByRole("button", { name: "Turn the microphone on" })).toBeVisible();
});

test("somebody who has been here finds where they left off, until it has ended", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  const offer = page.getByRole("link", { name: "Go on where you left off" });
  await expect(offer).toHaveCount(0);
  await page.goto(product.url + paths.talkSession);
  await say(page, "I keep thinking about the move");
  const talkUrl = page.url();
  await page.goto(product.url);
  await expect(offer).toBeVisible();
  await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  const card = page.getByRole("region", { name: "Where you left off" });
  await isFine(page, "home with something on it");
  await card.getByRole("link").first().click();
  await expect(composer(page)).toBeVisible();
  await expect(page).toHaveURL(talkUrl);
  await expect(page.getByText("I keep thinking about the move").first()).toBeVisible();
  await page.getByRole("button", { name: "End session" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("leftOpen"))).toBeNull();
  await page.goto(product.url);
  await expect(offer).toHaveCount(0);
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

  // A page without React has the corner, too; help and the room of a conversation have none.
  await page.goto(`${product.url}/is-ai-therapy-helpful`);
  await expect(asleep).toBeVisible();
  for (const path of [paths.crisis, paths.talkSession]) {
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
