import { limits } from "@app/contract/limits";
import { helpPaths, paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import { composer, expect, firstTimeHere, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { startProduct } from "./product.ts";

const splash = (page: Page) => page.locator(".splash");
const terms = (page: Page) => page.getByRole("dialog", { name: "Before you begin" });
const cookies = (page: Page) => page.getByRole("dialog", { name: "Cookies, your choice" });
const accept = (page: Page) =>
  terms(page).getByRole("button", { name: `I am ${limits.person.minAgeYears} or older` });
const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

const still = { reducedMotion: "reduce", serviceWorkers: "block" } as const;
const moving = { reducedMotion: "no-preference", serviceWorkers: "block" } as const;

test("a first visit is welcomed, then asked about the terms, then about cookies, and never again", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, moving);
  const page = await context.newPage();
  // Time stands still but for what the test lets pass.
  await page.clock.install({ time: new Date("2026-03-01T18:00:00") });
  await page.clock.pauseAt(new Date("2026-03-01T19:00:00"));
  await page.goto(product.url);
  await expect(splash(page)).toBeVisible();
  const beginsMs = await page.evaluate(() =>
    Object.fromEntries(
      [".splash-logo", ".splash-words", ".splash-hill", ".splash"].map((part) => [
        part,
        document.querySelector(part)?.getAnimations()[0]?.effect?.getTiming().delay,
      ]),
    ),
  );
  expect(beginsMs).toEqual({
    ".splash-logo": timings.splash.logoMs,
    ".splash-words": timings.splash.captionsMs,
    ".splash-hill": timings.splash.circleMs,
    ".splash": timings.splash.fadeMs,
  });

  await page.clock.runFor(timings.splash.goneMs - 500);
  await expect(splash(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(splash(page)).toBeHidden();
  await expect(terms(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  expect(await kept(page, "termsAccepted")).toBeNull();

  await accept(page).click();
  expect(await kept(page, "termsAccepted")).toBe("true");
  await expect(terms(page)).toBeHidden();
  await expect(cookies(page)).toBeVisible();
  await cookies(page).getByRole("button", { name: "Accept All & Close" }).click();
  expect(await kept(page, "cookies")).toBe("analytics=Y marketing=Y");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
  await page.clock.runFor(timings.splash.goneMs + timings.splash.termsRecheckMs);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

test("any key and any touch ends the welcome, and nothing beneath it is pressed", async ({
  browser,
  product,
}) => {
  for (const end of ["key", "tap"]) {
    const context = await firstTimeHere(browser, moving);
    const page = await context.newPage();
    await page.goto(product.url);
    await expect(splash(page)).toBeVisible();
    if (end === "key") await page.keyboard.press("a");
    else await page.mouse.click(200, 400);
    await expect(splash(page)).toBeHidden();
    await expect(terms(page)).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await context.close();
  }
});

test("whoever wants things still sees no welcome, and is asked the same", async ({
  browser,
  product,
}) => {
  test.slow();
  const context = await firstTimeHere(browser, still);
  const page = await context.newPage();
  await page.goto(product.url);
  await expect(terms(page)).toBeVisible();
  await expect(splash(page)).toBeHidden();
  await isFine(page, "terms");
  await accept(page).click();
  await cookies(page).getByText("Read the full policy").click();
  await expect(cookies(page).getByRole("heading", { level: 3 })).toHaveCount(9);
  await isFine(page, "cookies");
  await context.close();
});

test("a machine that reads for a search engine is asked nothing", async ({ browser, product }) => {
  const context = await firstTimeHere(browser, {
    ...moving,
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  const page = await context.newPage();
  await page.goto(product.url);
  await expect.poll(() => kept(page, "termsAccepted")).toBe("true");
  expect(await kept(page, "cookies")).toBe("analytics=N marketing=N");
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

test("whoever wants to read first reads everything, and is asked again when they want to talk", async ({
  browser,
  product,
}) => {
  test.slow();
  const context = await firstTimeHere(browser, still);
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
  expect(await kept(page, "cookies")).toBe("analytics=N marketing=N");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await kept(page, "termsAccepted")).toBeNull();

  await page.goto(product.url);
  const first = page.getByRole("textbox", { name: /What would you like to say/ });
  await first.fill("I cannot switch off");
  await first.press("Enter");
  await expect(terms(page)).toBeVisible();
  await terms(page).getByRole("button", { name: "Just reading" }).click();
  await expect(page.getByText("Talking needs your yes first")).toBeVisible();
  await isFine(page, "the room without a yes");
  await page.getByRole("button", { name: "Ask me again" }).click();
  await accept(page).click();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByText("I cannot switch off")).toBeVisible();
  await expect(page).toHaveURL(/\/talk\?session=/);
  await context.close();
});

test("nothing stands in front of help or a letter's link, and the quick exit is never in its way", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, moving);
  const page = await context.newPage();
  for (const path of [...helpPaths, `${paths.resetPassword}?oobCode=abc`]) {
    await page.goto(product.url + path, { waitUntil: "networkidle" });
    await expect(splash(page), path).toBeHidden();
    await expect(page.getByRole("dialog"), path).toHaveCount(0);
  }
  await page.route("https://www.bbc.com/**", (route) => route.fulfill({ body: "weather" }));
  await page.goto(product.url);
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press("a");
  await expect(terms(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(terms(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/bbc\.com\/weather/);
  await context.close();
});

test("the choice about cookies is not made by a press beside it, says what it will do, and can be made again", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, still);
  const page = await context.newPage();
  await page.goto(product.url);
  await accept(page).click();
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(cookies(page)).toBeVisible();
  await expect(cookies(page).getByRole("switch", { name: "Essential" })).toBeDisabled();
  for (const name of ["Analytics", "Marketing"])
    await expect(cookies(page).getByRole("switch", { name })).toBeChecked();
  await cookies(page).getByRole("switch", { name: "Marketing" }).click();
  await cookies(page).getByRole("button", { name: "Accept & Close", exact: true }).click();
  expect(await kept(page, "cookies")).toBe("analytics=Y marketing=N");

  const scrolled = () => page.evaluate(() => scrollY);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie choice" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await link.click();
  await expect(cookies(page).getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await expect(cookies(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await scrolled()).toBe(before);

  await page.goto(product.url + paths.settings);
  const analytics = page.getByRole("main").getByRole("switch", { name: "Analytics" });
  await expect(analytics).not.toBeChecked();
  await page.getByRole("link", { name: /the full policy again/ }).click();
  await cookies(page).getByRole("switch", { name: "Analytics" }).click();
  await cookies(page).getByRole("button", { name: "Accept & Close", exact: true }).click();
  await expect(analytics).toBeChecked();
  await context.close();
});

test("a browser that asks for privacy starts with the switches off", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, still);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const page = await context.newPage();
  await page.goto(product.url);
  await accept(page).click();
  for (const name of ["Analytics", "Marketing"])
    await expect(cookies(page).getByRole("switch", { name })).not.toBeChecked();
  await context.close();
});

test("a visit that begins in the middle starts at the entrance; whoever has not talked yet is shown how", async ({
  browser,
  product,
}) => {
  test.slow();
  const context = await firstTimeHere(browser, still);
  const page = await context.newPage();
  await page.goto(product.url + paths.journey);
  await expect(page).toHaveURL(`${product.url}/`);
  await accept(page).click();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await page.goto(product.url + paths.journey);
  await expect(page).toHaveURL(product.url + paths.journey);

  const later = await context.newPage();
  await later.goto(product.url);
  await expect(later).toHaveURL(product.url + paths.gettingStarted);
  await expect(later.getByRole("heading", { level: 2 })).toHaveText([
    "Just Start Talking",
    "Follow the Flow",
    "Discover Insights",
    "Save & Revisit",
  ]);
  await isFine(later, "getting started");
  await later.getByRole("link", { name: "Got It" }).click();
  await expect(later).toHaveURL(`${product.url}/`);
  expect(await kept(later, "onboarding")).toBeNull();
  const third = await context.newPage();
  await third.goto(product.url);
  await expect(third.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(third).toHaveURL(`${product.url}/`);
  await context.close();
});

test("somebody whose first session has ended is asked once how it was", async ({
  page,
  product,
}) => {
  test.slow();
  const endSession = async () => {
    await page.goto(product.url + paths.talkSession);
    await say(page, "Work was too much today and I cannot switch off");
    await page.getByRole("button", { name: /^End/ }).click();
    await expect(page.getByRole("button", { name: "Keep these" })).toBeVisible();
  };
  const question = page.getByRole("heading", { name: "Did this help?" });
  await endSession();
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Yes, it helped" }).click();
  await page
    .getByRole("textbox", { name: /A line about why/ })
    .fill("It asked one thing at a time.");
  await isFine(page, "the early question");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you. A person will read it.")).toBeVisible();
  await endSession();
  await page.waitForLoadState("networkidle");
  await expect(question).toHaveCount(0);
});

test("readers are counted in a closed frame, only where the operator wants it and the reader agreed", async ({
  browser,
}) => {
  const counter = "https://count.example";
  const counting = await startProduct({
    ANALYTICS_SCRIPT_URL: `${counter}/s.js`,
    ANALYTICS_SITE: "talk.example",
    COOKIES_START_OFF: "true",
  });
  const context = await firstTimeHere(browser, still);
  const asked: string[] = [];
  const heard: string[] = [];
  await context.route(`${counter}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname !== "/s.js") return route.fulfill({ status: 204 });
    return route.fulfill({
      contentType: "text/javascript",
      // What such a script may try: to remember, to look at the page around it, and to tell its own host.
      body: `localStorage.setItem("id", "1"); document.cookie = "id=1";
        let sees = "page"; try { sees = parent.document.title; } catch { sees = "nothing"; }
        console.log(location.pathname + location.search + " sees " + sees + " keeps " + document.cookie);
        fetch("${counter}/hit" + location.pathname, { method: "POST", mode: "no-cors" });`,
    });
  });
  context.on("console", (message) => heard.push(message.text()));
  const page = await context.newPage();
  await page.goto(`${counting.url}/ai-therapy?utm_source=letter&name=ana`);
  await accept(page).click();
  for (const name of ["Analytics", "Marketing"])
    await expect(cookies(page).getByRole("switch", { name })).not.toBeChecked();
  expect(asked).toEqual([]);
  for (const name of ["Analytics", "Marketing"])
    await cookies(page).getByRole("switch", { name }).click();
  await cookies(page).getByRole("button", { name: "Accept All & Close" }).click();
  await expect.poll(() => asked).toEqual(["/s.js", "/hit/measure/ai-therapy"]);
  expect(heard).toEqual(["/measure/ai-therapy?utm_source=letter sees nothing keeps "]);

  await page.goto(counting.url + paths.crisis, { waitUntil: "networkidle" });
  await page.goto(counting.url + paths.settings, { waitUntil: "networkidle" });
  expect(asked).toHaveLength(2);
  await expect(page.locator("iframe")).toHaveCount(0);
  await context.close();
  await counting.stop();
});
