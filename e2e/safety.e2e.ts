import { paths } from "@app/contract/paths";
import type { BrowserContext } from "@playwright/test";
import { escapeTwice } from "./escape-twice.ts";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { untilAlive } from "./live-page.ts";

/** Where content/src/quick-exit.ts leads. */
const quickExitAddress = "https://www.bbc.com/weather";

const panel = (page: Page) => page.getByRole("region", { name: "People you can reach now" });
const leave = (page: Page) => page.getByRole("link", { name: /^Leave/ });
const crisis = "I want to kill myself tonight.";

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
  await expect(leave(page).first()).toBeInViewport();
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
      await expect(leave(page).first(), `${path} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  }
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, crisis);
  await composer(page).fill("half a thought");
  expect(strangers).toEqual([]);
  await leave(page).first().click();
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

test("the breath and the senses can be followed without a mouse and without motion", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(product.url + paths.breathe);
  await expect(page.getByRole("button", { name: "Let it move" })).toBeVisible();
  const tone = page.getByRole("checkbox", { name: "A quiet tone" });
  await expect(tone).not.toBeChecked();
  await tone.check();
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
  await isFine(page, "a breath");
  await expect(page.getByText("Breathe out", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).press("Enter");
  await expect(page.getByText("Paused")).toBeVisible();

  await page.goto(product.url + paths.ground);
  const nextButton = page.getByRole("button", { name: /I have one|And another/ });
  for (let count = 0; count < 5; count++) await nextButton.press("Enter");
  await expect(page.getByText("Four things you can feel")).toBeVisible();
});

/** Runs in the page: what begins before the part above it has ended, or leaves the screen sideways. */
const outOfPlace = (): string[] => {
  for (const rise of document.getAnimations()) {
    rise.pause();
    rise.currentTime = 4000; // The light at its highest.
  }
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((part) => ({
      name: `${part.getAttribute("class") ?? part.tagName} ${part.textContent.slice(0, 20)}`,
      box: part.getBoundingClientRect(),
    }));
  const horizonPx = boxesOf("[data-hill]")[0]?.box.top ?? 0;
  const misplaced: string[] = [];
  let endPx = Number.NEGATIVE_INFINITY;
  for (const { name, box } of [
    ...boxesOf(".skip-link, header"),
    ...boxesOf("[data-breath=still] > *, [data-breath=sun]"),
    ...boxesOf("main > :not(noscript)"),
  ]) {
    if (box.top < endPx - 0.5)
      misplaced.push(`${name} begins ${Math.round(endPx - box.top)} px early`);
    // The hill hides the lower part of the light.
    endPx = name.startsWith("breath-sun") ? horizonPx : box.bottom;
  }
  const captions = boxesOf("[data-breath=still] p")[0];
  if (captions && captions.box.bottom > horizonPx) misplaced.push("the captions cross the horizon");
  const [firstWords] = boxesOf("main > *");
  if (!firstWords || firstWords.box.top < horizonPx) misplaced.push("the words cross the horizon");
  for (const { name, box } of boxesOf("h1, p, button, label, header a, [data-breath=still] span"))
    if (box.left < 0 || box.right > document.documentElement.clientWidth)
      misplaced.push(`${name} leaves the screen`);
  return misplaced;
};

test("nothing lies over anything while breathing, on short screens and with text twice as large", async ({
  page,
  product,
}) => {
  test.slow();
  const check = async (state: string) => {
    for (const picture of ["Let it move", "Hold the picture still"]) {
      for (const [width, height] of [
        [360, 640],
        [390, 664],
        [720, 450],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const size of ["100%", "200%"]) {
          await page.evaluate((text) => {
            document.documentElement.style.fontSize = text;
          }, size);
          expect(
            await page.evaluate(outOfPlace),
            `${state}, ${width}x${height}, text ${size}, "${picture}" offered`,
          ).toEqual([]);
        }
      }
      await page.getByRole("button", { name: picture }).click();
    }
  };
  await page.goto(product.url + paths.breathe);
  await expect(page.getByRole("button", { name: "Let it move" })).toBeVisible();
  await check("ready");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText(/^Breathe (in|out)$/)).toBeVisible();
  await check("breathing");
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
