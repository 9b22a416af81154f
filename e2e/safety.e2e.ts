import { paths } from "@app/contract/paths";
import { composer, expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { untilAlive } from "./live-page.ts";

const panel = (page: Page) => page.getByRole("region", { name: "People you can reach now" });
const leaveLink = (page: Page) => page.getByRole("link", { name: /^Leave/ });
const crisis = "I want to kill myself tonight.";

test("the people to reach stay over a reload, fold by keyboard and leave the conversation open", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, crisis);
  await expect(panel(page).getByRole("link", { name: /Samaritans/ })).toHaveAttribute(
    "href",
    "tel:116123",
  );
  await expect(panel(page).getByRole("link", { name: /Shout/ })).toHaveAttribute(
    "href",
    /^sms:85258/,
  );
  await expect(composer(page)).toBeFocused();
  await expect(leaveLink(page).first()).toBeInViewport();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText("opens a weather page").first()).toBeVisible();
  await isFine(page, "a conversation in a crisis");

  await page.reload();
  await expect(panel(page).getByRole("link", { name: /116 123/ })).toBeVisible();

  const heading = panel(page).locator("summary");
  await heading.focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link", { name: /116 123/ })).toBeHidden();
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("link", { name: /116 123/ })).toBeHidden();
  await heading.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("link").first()).toBeFocused();

  await say(page, "I am still here.");
  await expect(panel(page)).toHaveCount(1);
});

test("on a phone the words stay on the screen above the people to reach, also after a reload", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${product.url}${paths.talkSession}`);
  /** How far below the bar the newest words begin, and how far above the dock. */
  const room = () =>
    page.evaluate(() => {
      const box = (selector: string) =>
        [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
      const words = box("[data-thread] > article[aria-label=Zoki]");
      return {
        belowBar: (words?.top ?? -1) - (box("[data-room-top]")?.bottom ?? 0),
        aboveDock: (box("section[aria-label='Your turn']")?.top ?? 0) - (words?.top ?? 0),
      };
    });
  const inSight = async () => {
    await expect.poll(async () => (await room()).belowBar).toBeGreaterThanOrEqual(0);
    expect((await room()).aboveDock).toBeGreaterThan(100);
  };
  for (const words of ["I want to kill myself.", "I have pills here and I will do it now."]) {
    await say(page, words);
    await expect(panel(page)).toBeVisible();
    await inSight();
  }
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await inSight();

  // Whoever goes on to the numbers stays there.
  await panel(page).getByRole("link").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2_000);
  const below = await page.evaluate(() => window.scrollY);
  await composer(page).fill("One more line,\nand another");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(below);
});

test("words that come too late for a session bring help all the same", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, "The heating is broken again.");
  // As on another device: this page is not told that the session has ended.
  const session = new URL(page.url()).searchParams.get("session");
  const { token } = await (await page.request.get(`${product.url}/api/auth/token`)).json();
  const answer = await page.request.post(`${product.url}/api/sessions/${session}/end`, {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(answer.status()).toBe(200);
  await composer(page).fill("I want to kill myself.");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("link", { name: /Samaritans/ })).toBeVisible();
});

test("the numbers of one's own country are there before the page's script, and stay as they are when it comes; another is chosen, and every service can be searched", async ({
  page,
  product,
}) => {
  const ownNumbers = page.locator("section:has(> [data-numbers])");
  const shownNumbers = () =>
    ownNumbers.evaluate((section) =>
      [...section.querySelectorAll("h2, h3, p, a[href]")]
        .filter((part) => part.checkVisibility() && !part.matches(":has(> [data-whose]) *"))
        .map((part) => `${part.nodeName} ${part.getAttribute("href") ?? ""} ${part.textContent}`),
    );
  for (const country of ["GB", "IN"]) {
    await page.goto(product.url + paths.crisis, { waitUntil: "domcontentloaded" });
    await page.evaluate((code) => localStorage.setItem("country", code), country);
    const scriptMayCome = Promise.withResolvers<void>();
    await page.route("**/static/js/read-page-*.js", async (route) => {
      await scriptMayCome.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(ownNumbers.getByRole("link", { name: /^Call/ })).toHaveCount(1);
    await expect(ownNumbers.getByText(/^Numbers for/)).toBeVisible();
    const drawn = await shownNumbers();
    const { height } = (await ownNumbers.boundingBox()) ?? { height: 0 };
    scriptMayCome.resolve();
    await page.unrouteAll({ behavior: "wait" });
    await untilAlive(page);
    await expect(page.getByRole("combobox", { name: "Another country" })).toHaveValue(country);
    expect(await shownNumbers(), country).toEqual(drawn);
    expect((await ownNumbers.boundingBox())?.height, country).toBeCloseTo(height, 0);
  }

  const choice = page.getByRole("combobox", { name: "Another country" });
  await choice.selectOption({ label: "Germany" });
  const numbers = page.getByRole("region", { name: "Numbers for Germany" });
  await expect(numbers.getByRole("link", { name: /Call 112/ })).toBeVisible();
  await page.reload();
  await expect(numbers).toBeVisible();
  await expect(choice).toHaveValue("DE");
  await choice.selectOption({ label: "Somewhere else" });
  await expect(page.getByRole("link", { name: "Call 112" })).toBeVisible();
  await expect(page.getByText("We do not know which country you are in.")).toBeVisible();

  const search = page.getByRole("searchbox");
  await search.fill("germ");
  await expect(page.getByText(/^\d+ countr/)).toBeVisible();
  await expect(page.locator("[data-country]:visible h3").first()).toHaveText("Germany");
  await search.fill("eating united kingdom");
  await expect(page.locator("[data-country]:visible ul h4")).toHaveText(/^Beat/);
  await isFine(page, "the search for a service");
  await search.fill("nothing like this");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await search.fill("");
  await expect(page.locator("[data-country]:visible").nth(50)).toBeAttached();
});

test("a country chosen in Settings is the one the conversation offers help for", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.settings);
  await page.getByRole("combobox", { name: "Helplines of" }).selectOption("US");
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, crisis);
  await expect(panel(page).getByRole("link", { name: /: 988$/ })).toHaveAttribute(
    "href",
    "tel:988",
  );
  await expect(panel(page).getByRole("link", { name: /116 123/ })).toHaveCount(0);
  await page.goto(product.url + paths.settings);
  await expect(page.getByRole("combobox", { name: "Helplines of" })).toHaveValue("US");
});

test("the page about safety says how this version measures, and how often help was shown", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.importantInfo);
  await page.getByRole("link", { name: /How we look for danger/ }).click();
  await expect(page).toHaveURL(product.url + paths.safety);
  await expect(page.getByRole("heading", { name: "Crises it noticed" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "In ten other languages" })).toBeVisible();
  await expect(page.getByText(/^\d+ in 100$/).first()).toBeVisible();
  await expect(page.getByText(/not once so far|^Times$/).first()).toBeVisible();
});
