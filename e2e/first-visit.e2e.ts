import { paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import { escapeTwice } from "./escape-twice.ts";
import {
  accept,
  cookies,
  movingBrowser,
  splash,
  stillBrowser,
  storedValue,
  terms,
} from "./first-visit-parts.ts";
import { composer, expect, firstTimeHere, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

/** Time stands still but for what the test lets pass: the welcome does not end by itself. */
const holdTime = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date("2026-03-01T18:00:00") });
  await page.clock.pauseAt(new Date("2026-03-01T19:00:00"));
};

test("a first visit is welcomed, then asked about the terms, then about cookies, and never again", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, movingBrowser);
  const page = await context.newPage();
  await holdTime(page);
  await page.goto(product.url);
  await expect(splash(page)).toBeVisible();
  const beginsMs = await page.evaluate(() =>
    Object.fromEntries(
      [
        "[data-splash-part=logo]",
        "[data-splash-part=words]",
        "[data-splash-part=hill]",
        "[data-splash]",
      ].map((part) => [
        part,
        document.querySelector(part)?.getAnimations()[0]?.effect?.getTiming().delay,
      ]),
    ),
  );
  expect(beginsMs).toEqual({
    "[data-splash-part=logo]": timings.splash.logoMs,
    "[data-splash-part=words]": timings.splash.captionsMs,
    "[data-splash-part=hill]": timings.splash.circleMs,
    "[data-splash]": timings.splash.fadeMs,
  });

  await page.clock.runFor(timings.splash.goneMs - 500);
  await expect(splash(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(splash(page)).toBeHidden();
  await expect(terms(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  expect(await storedValue(page, "termsAccepted")).toBeNull();

  await accept(page).click();
  await expect.poll(() => storedValue(page, "termsAccepted")).toBe("true");
  await expect(terms(page)).toBeHidden();
  await expect(cookies(page)).toBeVisible();
  await cookies(page).getByRole("button", { name: "Accept All & Close" }).click();
  await expect.poll(() => storedValue(page, "cookies")).toBe("analytics=Y marketing=Y");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
  await page.clock.runFor(timings.splash.goneMs + timings.splash.termsRecheckMs);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

test("a touch ends the welcome, and nothing beneath it is pressed", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, movingBrowser);
  const page = await context.newPage();
  await holdTime(page);
  await page.goto(product.url);
  await expect(splash(page)).toBeVisible();
  await page.mouse.click(200, 400);
  await expect(splash(page)).toBeHidden();
  await expect(terms(page)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

test("a machine that reads for a search engine is asked nothing", async ({ browser, product }) => {
  const context = await firstTimeHere(browser, {
    ...movingBrowser,
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  const page = await context.newPage();
  await page.goto(product.url);
  await expect.poll(() => storedValue(page, "termsAccepted")).toBe("true");
  await expect.poll(() => storedValue(page, "cookies")).toBe("analytics=N marketing=N");
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

test("whoever wants to read first reads everything, and is asked again when they want to talk", async ({
  browser,
  product,
}) => {
  test.slow();
  const context = await firstTimeHere(browser, stillBrowser);
  const page = await context.newPage();
  await page.goto(product.url);
  await terms(page).getByRole("link", { name: "Crisis lines are here" }).click();
  await expect(page).toHaveURL(product.url + paths.crisis);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto(product.url);
  await terms(page).getByRole("link", { name: "Read it in full" }).click();
  await expect(page).toHaveURL(product.url + paths.terms);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto(`${product.url}/ai-therapy`);
  await terms(page).getByRole("button", { name: "Just reading" }).click();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await expect.poll(() => storedValue(page, "cookies")).toBe("analytics=N marketing=N");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await storedValue(page, "termsAccepted")).toBeNull();

  await page.goto(product.url);
  const firstMessage = page.getByRole("textbox", { name: /What would you like to say/ });
  await firstMessage.fill("I cannot switch off");
  await firstMessage.press("Enter");
  await expect(terms(page)).toBeVisible();
  await terms(page).getByRole("button", { name: "Just reading" }).click();
  await expect(page.getByText("Talking needs your yes first")).toBeVisible();
  await isFine(page, "the room without a yes");
  await page.getByRole("button", { name: "Ask me again" }).click();
  await accept(page).click();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByText("I cannot switch off", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/talk\?session=/);
  await context.close();
});

test("nothing stands in front of help or a letter's link, a key ends the welcome, and the quick exit is never in its way", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, movingBrowser);
  const page = await context.newPage();
  // Which pages these are is the layers' own test; here one that React draws, and one it does not.
  for (const path of [paths.crisis, `${paths.resetPassword}?oobCode=abc`]) {
    await page.goto(product.url + path, { waitUntil: "networkidle" });
    await expect(splash(page), path).toBeHidden();
    await expect(page.getByRole("dialog"), path).toHaveCount(0);
  }
  await page.route("https://www.bbc.com/**", (route) => route.fulfill({ body: "weather" }));
  await holdTime(page);
  await page.goto(product.url);
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press("a");
  await expect(terms(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(terms(page)).toBeVisible();
  await escapeTwice(page, /bbc\.com\/weather/);
  await context.close();
});

test("a visit that begins in the middle starts at the entrance; whoever has not talked yet is shown how", async ({
  browser,
  product,
}) => {
  test.slow();
  const context = await firstTimeHere(browser, stillBrowser);
  const page = await context.newPage();
  await page.goto(product.url + paths.journey);
  await expect(page).toHaveURL(`${product.url}/`);
  await accept(page).click();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await expect(cookies(page)).toBeHidden();
  await page.goto(product.url + paths.journey);
  await expect(page).toHaveURL(product.url + paths.journey);

  const laterPage = await context.newPage();
  await laterPage.goto(product.url);
  await expect(laterPage).toHaveURL(product.url + paths.gettingStarted);
  await expect(laterPage.getByRole("heading", { level: 2 })).toHaveText([
    "Just Start Talking",
    "Follow the Flow",
    "Discover Insights",
    "Save & Revisit",
  ]);
  await isFine(laterPage, "getting started");
  await laterPage.getByRole("link", { name: "Got It" }).click();
  await expect(laterPage).toHaveURL(`${product.url}/`);
  expect(await storedValue(laterPage, "onboarding")).toBeNull();
  const third = await context.newPage();
  await third.goto(product.url);
  await expect(third.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(third).toHaveURL(`${product.url}/`);
  await context.close();
});
