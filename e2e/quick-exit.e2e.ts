import { paths } from "@app/contract/paths";
import type { BrowserContext } from "@playwright/test";
import { escapeTwice } from "./escape-twice.ts";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";

/** Where content/src/quick-exit.ts leads. */
const quickExitAddress = "https://www.bbc.com/weather";

const leaveLink = (page: Page) => page.getByRole("link", { name: /^Leave/ });

/** The page outside is ours in the test, so that nothing leaves the machine. */
const standInForOutside = (context: BrowserContext) =>
  context.route(quickExitAddress, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title><h1>Weather</h1>" }),
  );

const isOutside = async (page: Page) => {
  await expect(page).toHaveURL(quickExitAddress);
  await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
};

/** As the browser's own button does it, whose page is gone with the press. */
const goBack = async (page: Page) => {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForTimeout(1_000);
};

/** Nothing but the exit left the product, and not before it was asked for. */
const onlyExit = (strangers: string[]) => {
  expect([...new Set(strangers)]).toEqual([quickExitAddress]);
  strangers.length = 0;
};

test("the quick exit is in sight; leaving by it clears what was typed, and back does not return", async ({
  page,
  context,
  product,
  strangers,
}) => {
  await standInForOutside(context);
  for (const path of [paths.seed, paths.home]) {
    await page.goto(product.url + path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 664 });
      await expect(leaveLink(page).first(), `${path} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  }
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, "I want to kill myself tonight.");
  await composer(page).fill("half a thought");
  expect(strangers).toEqual([]);
  await leaveLink(page).first().click();
  await isOutside(page);
  await goBack(page);
  await isOutside(page);
  onlyExit(strangers);

  await page.goto(`${product.url}${paths.talk}`);
  await expect(replies(page).first()).toBeVisible();
  await expect(composer(page)).toHaveValue("");
});

test("Escape twice leaves from any page, once does not, whatever else did not come", async ({
  page,
  context,
  product,
  strangers,
}) => {
  await standInForOutside(context);
  // One page that React draws, and one it does not, of which a part stays away.
  await page.route("**/static/js/layers-*.js", (route) => route.abort());
  for (const path of [paths.breathe, "/is-ai-therapy-helpful"]) {
    await page.goto(product.url + path);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(1_100);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(product.url + path);
    expect(strangers, path).toEqual([]);
    await page.waitForTimeout(1_100);
    await escapeTwice(page, quickExitAddress);
    await isOutside(page);
    await goBack(page);
    expect(page.url(), path).not.toContain(product.url);
    onlyExit(strangers);
  }
});
