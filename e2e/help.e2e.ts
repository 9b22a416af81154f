import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const helpButton = (page: Page) =>
  page.getByRole("button", { name: "Help", exact: true }).locator("visible=true");
const menu = (page: Page) => page.getByRole("menu", { name: "Help" });
const entry = (page: Page, name: string) => menu(page).getByRole("menuitem", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Escape pressed again within a second would leave the page, as it should. */
const escapeOnce = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await page.waitForTimeout(1_100);
};

const openHelp = async (page: Page): Promise<void> => {
  await expect(async () => {
    if (!(await menu(page).isVisible())) await helpButton(page).first().click();
    await expect(menu(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
};

test("help that does not come says so, and comes when it is asked for again, with its eight entries, and every one of them leads where it says", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/load-help-*.js", (route) => route.abort());
  await page.goto(product.url);
  await helpButton(page).first().click();
  const retryButton = page.getByRole("button", { name: "Help did not come. Try again" });
  await expect(retryButton.first()).toBeVisible();
  await page.unroute("**/load-help-*.js");
  await retryButton.first().click();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole("menuitem")).toHaveText([
    "Getting Started",
    /^Support/,
    "Important Info",
    "Our Purpose",
    "Data Policy",
    "Feedback",
    "Contact",
    "Crisis",
  ]);
  await expect(entry(page, "Support")).toHaveAttribute("href", "https://donate.evenlight.example");
  await expect(entry(page, "Support")).toHaveAttribute("target", "_blank");
  await isFine(page, "the open help menu");
  for (const [name, path] of [
    ["Important Info", paths.importantInfo],
    ["Crisis", paths.crisis],
  ] as const)
    await expect(entry(page, name)).toHaveAttribute("href", path);
  for (const [name, path] of [
    ["Our Purpose", paths.ourPurpose],
    ["Contact", paths.contact],
  ] as const) {
    await openHelp(page);
    await entry(page, name).click();
    await expect(page).toHaveURL(product.url + path);
    await expect(menu(page)).toBeHidden();
  }
});

test("the menu and its dialogs are used with the keyboard alone", async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(product.url + paths.faqs);
  const button = page.getByRole("button", { name: "Help", exact: true }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Getting Started")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(entry(page, "Crisis")).toBeFocused();
  await page.keyboard.press("f");
  await expect(entry(page, "Feedback")).toBeFocused();
  await escapeOnce(page);
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(entry(page, "Getting Started")).toBeFocused();
  await page.keyboard.press("Enter");
  const tips = dialog(page, "Getting Started");
  await expect(tips).toBeVisible();
  await expect(tips.getByRole("heading", { level: 3 })).toHaveText([
    "Just Start Talking",
    "Follow the Flow",
    "Discover Insights",
    "Save & Revisit",
  ]);
  await expect(tips.getByText("Share how your day has been")).toBeVisible();
  await expect
    .poll(() => tips.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press("Tab");
  await expect(tips.getByRole("button", { name: "Got It" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tips).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(entry(page, "Getting Started")).toBeFocused();
  await page.keyboard.press("d");
  await expect(entry(page, "Data Policy")).toBeFocused();
  await page.keyboard.press("Enter");
  const policy = dialog(page, "Data Policy");
  await expect(policy.getByRole("heading", { level: 3 })).toHaveCount(6);
  await escapeOnce(page);
  await expect(policy).toBeHidden();
  await expect(button).toBeFocused();
});

test("feedback is sent when it is whole, without a name unless one is left", async ({
  page,
  product,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(product.url);
  await openHelp(page);
  await entry(page, "Feedback").click();
  const box = dialog(page, "How was it?");
  const submit = box.getByRole("button", { name: "Submit" });
  await expect(submit).toBeDisabled();
  await box.getByRole("radio", { name: "Good", exact: true }).check();
  await expect(submit).toBeDisabled();
  await box.getByLabel("What should we know?").fill("The question about my sister helped.");
  await expect(submit).toBeEnabled();
  await expect(box.getByRole("radio")).toHaveCount(5);
  await expect(box.getByText("Support requests go by e-mail")).toBeVisible();
  await expect(box.getByRole("link", { name: "support@evenlight.example" })).toBeVisible();
  await expect(box.getByLabel("Your name")).toHaveCount(0);
  await isFine(page, "the feedback dialog");
  await page.setViewportSize({ width: 1280, height: 900 });

  let sentFeedback: Record<string, unknown> = {};
  let answer: () => void = () => undefined;
  const seenSending = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/submit-feedback", async (route) => {
    sentFeedback = route.request().postDataJSON();
    await seenSending;
    await route.continue();
  });
  await submit.click();
  const sendingButton = box.getByRole("button", { name: "Submitting..." });
  await expect(sendingButton).toBeDisabled();
  answer();
  await expect(box.getByText("Thank you.")).toBeVisible();
  await expect(box.getByRole("button", { name: "Close", exact: true }).last()).toBeFocused();
  expect(sentFeedback).toMatchObject({
    name: "Anonymous",
    user_id: "Anonymous",
    satisfaction: 4,
    feedback: "The question about my sister helped.",
    pass: expect.any(String),
  });
  await box.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(box).toBeHidden();

  await openHelp(page);
  await entry(page, "Feedback").click();
  await box.getByRole("switch", { name: "Send without a name" }).click();
  await box.getByLabel("Your name").fill("Ana");
  await box.getByRole("radio", { name: "Poor", exact: true }).check();
  await box.getByLabel("What should we know?").fill("I wish I could disappear.");
  await page.route("**/api/submit-feedback", (route) => route.abort(), { times: 1 });
  await submit.click();
  await expect(box.getByRole("alert").filter({ hasText: "still here" })).toBeVisible();
  await expect(box.getByLabel("What should we know?")).toHaveValue("I wish I could disappear.");
  await submit.click();
  await expect(box.getByText("Thank you.")).toBeVisible();
  // What only sounds heavy is met with a line, and takes the keyboard from nobody.
  await expect(
    box.getByText("If you would rather talk to a person:").getByRole("link", { name: "116 123" }),
  ).toBeVisible();
  await expect(box.getByRole("button", { name: "Close", exact: true }).last()).toBeFocused();
  expect(sentFeedback).toMatchObject({ name: "Ana", satisfaction: 2 });
});

test("at 762 pixels the button floats no longer, and the menu without Crisis stands in the footer", async ({
  page,
  product,
}) => {
  const floatingDoor = page.locator("[data-help-door=floating]");
  const inline = page.locator("[data-help-door=inline]");
  await page.setViewportSize({ width: limits.widths.helpMenuPx + 1, height: 800 });
  await page.goto(product.url + paths.ourPurpose);
  await expect(floatingDoor).toBeVisible();
  await expect(inline).toBeHidden();
  await page.setViewportSize({ width: limits.widths.helpMenuPx, height: 800 });
  await expect(floatingDoor).toBeHidden();
  await expect(inline).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await openHelp(page);
  await expect(menu(page).getByRole("menuitem")).toHaveCount(7);
  await expect(entry(page, "Crisis")).toHaveCount(0);
  await entry(page, "Feedback").click();
  const box = dialog(page, "How was it?");
  await expect(box).toBeVisible();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  await page.mouse.click(180, 10);
  await expect(box).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(product.url + paths.gettingStarted);
  await expect(floatingDoor).toHaveCount(0);
  await openHelp(page);
  await expect(menu(page).getByRole("menuitem")).toHaveCount(7);
  await isFine(page, "the inline menu");
});
