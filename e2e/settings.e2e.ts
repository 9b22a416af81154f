import { paths } from "@app/contract/paths";
import { makeAccount, signIn, signOut } from "./door.ts";
import { expect, type Page, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const isSaved = (page: Page, name: string) =>
  expect(part(page, name).getByText("Saved", { exact: true }).first()).toBeVisible();

test("a change that could not be saved is taken back, and says so; what is set is saved at once, and is there on another device", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const email = await makeAccount(page, product.url);
  await page.goto(product.url + paths.settings);
  await expect(page.getByLabel("Tell me after")).toHaveValue("");
  await page.route("**/api/users/me/settings", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Tell me after").selectOption("30");
  await expect(part(page, "Your day").getByRole("alert").first()).toContainText(
    "It is as it was before",
  );
  await expect(page.getByLabel("Tell me after")).toHaveValue("");
  await page.unroute("**/api/users/me/settings");

  await page.getByRole("radio", { name: /^Light/ }).check();
  await isSaved(page, "Light or dark");
  await page.getByLabel("Language").selectOption("German");
  await page.getByLabel("Voice", { exact: true }).selectOption({ value: "cedar" });
  await page.getByLabel("Patience").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Patience")).toHaveAttribute("aria-valuetext", "2.1 seconds");
  await expect(part(page, "How Zoki talks").getByText("Saved", { exact: true })).toHaveCount(3);
  await page.getByLabel("Tell me after").selectOption("30 minutes a day");
  await page.getByRole("switch", { name: "Reminders by letter" }).click();
  await page.getByRole("switch", { name: "Analytics" }).click();
  await expect(part(page, "Your day").getByText("Saved", { exact: true })).toHaveCount(2);
  await isSaved(page, "Cookies");
  await isFine(page, "the settings");

  const other = await (await browser.newContext()).newPage();
  await signIn(other, product.url, email);
  await expect(other).toHaveURL(product.url + paths.journey);
  await expect(other.locator("body")).not.toHaveClass(/\bdark\b/);
  await other.goto(product.url + paths.settings);
  await expect(other.getByLabel("Language")).toHaveValue("de");
  await expect(other.getByLabel("Voice", { exact: true })).toHaveValue("cedar");
  await expect(other.getByLabel("Patience")).toHaveValue("2100");
  await expect(other.getByLabel("Tell me after")).toHaveValue("30");
  await expect(other.getByRole("switch", { name: "Reminders by letter" })).toBeChecked();
  await expect(other.getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await expect(other.getByRole("switch", { name: "Analytics" })).toBeChecked();
  await expect(other.getByRole("switch", { name: "Essential" })).toBeDisabled();
  await other.getByRole("button", { name: "Dark", exact: true }).click();
  await other.goto(product.url + paths.account);
  await expect(other.getByText("You are signed in")).toBeVisible();
  await expect.poll(() => other.evaluate(() => localStorage.getItem("lightUnsaved"))).toBeNull();
  await other.context().close();
  await signOut(page, product.url);
  await signIn(page, product.url, email);
  await expect(page).toHaveURL(product.url + paths.journey);
  await expect(page.locator("body"), "the light chosen on the rail").toHaveClass(/\bdark\b/);
});

test("whoever follows their device sees its light change, on every page", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(product.url + paths.settings);
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
  await expect(page.getByText("More, once you are here")).toBeVisible();
  await page.getByRole("radio", { name: /As my device/ }).check();
  await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
  await page.goto(product.url);
  await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
});

test("a limit of one's own is a word and no door, and never comes in a crisis", async ({
  page,
  product,
}) => {
  test.slow();
  await page.goto(product.url + paths.talkSession);
  await say(page, "I want to write less in the evening.");
  const talkUrl = page.url();
  await page.goto(product.url + paths.settings);
  await page.getByLabel("Tell me after").selectOption("10");
  await isSaved(page, "Your day");
  const talkedTenMinutes = () =>
    page.evaluate(() =>
      localStorage.setItem("talkedToday", `${new Date().toLocaleDateString("sv-SE")} 600`),
    );
  await talkedTenMinutes();
  await page.goto(talkUrl);
  const note = page.getByText("You asked me to tell you: that was 10 minutes of talking today.");
  await expect(note).toBeVisible();
  await isFine(page, "a limit that is reached");
  await say(page, "One more thing.");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(replies(page).first()).toBeVisible();
  await expect(note).toHaveCount(0);

  await talkedTenMinutes();
  await say(page, "I want to kill myself");
  await page.reload();
  await expect(page.getByRole("region", { name: "People you can reach now" })).toBeVisible();
  await expect(page.getByText(/message limit/i)).toHaveCount(0);
  await expect(note).toHaveCount(0);
});
