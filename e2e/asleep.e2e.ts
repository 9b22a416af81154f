import { paths } from "@app/contract/paths";
import { accept, cookies, kept, still, terms } from "./first-visit-parts.ts";
import { expect, firstTimeHere, type Page, test } from "./fixtures.ts";
import { holdReact, react, untilAlive } from "./live-page.ts";

const article = "/is-ai-therapy-helpful";
/** Opens a page as it comes, with nobody there, until the script that waits for somebody can hear them. */
const openAsleep = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForLoadState("load");
};

/** The addresses of the scripts a page asks for, from now on. */
const scriptsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
};

test("a page that nobody touches loads no more than the script that waits", async ({
  page,
  product,
}) => {
  const asked = scriptsOf(page);
  for (const path of [article, paths.home, paths.faqs, paths.zoki, paths.privacy, paths.crisis]) {
    asked.length = 0;
    await openAsleep(page, product.url + path);
    await page.waitForLoadState("networkidle");
    expect(asked, path).toEqual([expect.stringMatching(/\/asleep-/)]);
  }
});

test("a first visit is asked its questions without React, and their links lead on", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, still);
  const page = await context.newPage();
  await holdReact(page);
  const asked = scriptsOf(page);
  await openAsleep(page, product.url + article);
  await expect(terms(page)).toBeVisible();
  await expect(terms(page)).toBeFocused();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /vendor|shell/.test(path))).toEqual([]);

  await terms(page).getByRole("link", { name: "Read it in full" }).click();
  await expect(page).toHaveURL(product.url + paths.terms);
  await openAsleep(page, product.url + article);
  await accept(page).click();
  await expect(cookies(page)).toBeFocused();
  await cookies(page).getByRole("switch", { name: "Marketing" }).click();
  await cookies(page).getByRole("button", { name: "Accept & Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await kept(page, "cookies")).toBe("analytics=Y marketing=N");

  // The choice can be seen again, and going back closes it.
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie choice" }).click();
  await expect(cookies(page).getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  // What is held back here may hold back the page's load event as well.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie choice" }).click();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await expect(page).toHaveURL(product.url + article);
  await context.close();
});

test("any sign of somebody wakes the page, and nothing of it is drawn anew", async ({
  page,
  product,
}) => {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("request", (request) => {
    if (request.url().endsWith("/api/log-error")) troubles.push(request.postData() ?? "");
  });
  const signs: Readonly<Record<string, () => Promise<unknown>>> = {
    scroll: () => page.evaluate(() => scrollTo(0, 300)),
    key: () => page.keyboard.press("Shift"),
    pointer: () => page.mouse.move(200, 200),
    focus: () => page.locator("main a:visible").first().focus(),
  };
  const asked = scriptsOf(page);
  for (const [name, give] of Object.entries(signs))
    for (const path of [article, paths.home, paths.faqs, paths.zoki]) {
      asked.length = 0;
      await openAsleep(page, product.url + path);
      await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-drawn", ""));
      await give();
      await expect
        .poll(() => asked.join(" "), { message: `${name} ${path}` })
        .toContain("/static/js/vendor-");
      await untilAlive(page);
      await expect(page.locator("h1[data-drawn]"), `${name} ${path}`).toHaveCount(1);
    }
  expect(troubles).toEqual([]);
});

test("a page of help is painted without its scripts, and wakes by itself", async ({
  page,
  product,
}) => {
  for (const path of [paths.safetyPlan, paths.breathe, paths.talkSession]) {
    const release = await holdReact(page);
    const asked = page.waitForRequest(react);
    await page.goto(product.url + path, { waitUntil: "domcontentloaded" });
    await asked;
    const paints = () =>
      page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await expect.poll(paints, { message: path }).toBe(1);
    release();
    await page.unrouteAll({ behavior: "wait" });
    await untilAlive(page);
  }
});

test("whoever has something here finds it without a touch", async ({ page, product }) => {
  const remembered = ["signedIn", "leftOpen"];
  for (const flag of remembered) {
    await openAsleep(page, product.url + paths.crisis);
    await page.evaluate((name) => localStorage.setItem(name, "true"), flag);
    const woke = page.waitForRequest(react);
    await openAsleep(page, product.url);
    await woke;
    await page.evaluate((name) => localStorage.removeItem(name), flag);
  }
  const question = page.locator(".faqs details").first();
  await openAsleep(page, product.url + paths.faqs);
  const id = await page.locator(".faqs li:has(details)").first().getAttribute("id");
  await openAsleep(page, product.url);
  await openAsleep(page, `${product.url}${paths.faqs}#${id}`);
  await expect(question).toHaveAttribute("open");
});

test("a press before the page answers is kept, and so are words and the Enter behind them", async ({
  page,
  product,
}) => {
  let release = await holdReact(page);
  await openAsleep(page, product.url + article);
  const light = page.getByRole("button", { name: /Change to the light look|^Light$/ });
  await light.click();
  await expect(light).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("body.dark")).toHaveCount(1);
  release();
  await expect(page.locator("body.dark")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Change to the dark look|^Dark$/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("darkMode"));

  await page.unrouteAll();
  release = await holdReact(page);
  await openAsleep(page, product.url + paths.faqs);
  await page.getByRole("searchbox").pressSequentially("passphrase");
  release();
  await expect(page.getByRole("status")).toContainText(/\d+ questions?/);
  await expect(page.getByRole("searchbox")).toHaveValue("passphrase");

  await page.unrouteAll();
  release = await holdReact(page);
  await openAsleep(page, product.url + paths.contact);
  await page.getByLabel("Your e-mail address").pressSequentially("ana@mail.example");
  release();
  await untilAlive(page);
  await expect(page.getByLabel("Your e-mail address")).toHaveValue("ana@mail.example");

  await page.unrouteAll();
  release = await holdReact(page);
  await page.goto(product.url + paths.breathe, { waitUntil: "domcontentloaded" });
  await page.locator("label", { hasText: "1 min" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  release();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "1 min" })).toBeChecked();

  // Last: whoever has talked is known here, and no page of theirs sleeps.
  await page.unrouteAll();
  release = await holdReact(page);
  await openAsleep(page, product.url);
  const first = page.getByRole("textbox", { name: /what would you like to say/i });
  await first.pressSequentially("It was a long day");
  await first.press("Enter");
  await expect(first).toHaveValue("It was a long day");
  release();
  await expect(page).toHaveURL(new RegExp(paths.talk));
  const conversation = page.getByRole("main", { name: "Conversation" });
  await expect(conversation.getByText("It was a long day")).toBeVisible();
});

test("whoever goes back while the page sleeps comes to the page they were on", async ({
  page,
  product,
}) => {
  await page.goto(product.url + article);
  await page.getByRole("link", { name: "Questions people ask" }).first().click();
  await expect(page).toHaveURL(product.url + paths.faqs);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.waitForLoadState("load");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(product.url + article);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is AI therapy helpful?");
});

test("the quick exit leads away before the page has woken, and whatever did not come", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("https://www.bbc.com/**", (route) => route.fulfill({ body: "weather" }));
  await page.route(react, (route) => route.abort());
  await openAsleep(page, product.url + article);
  // The first of two wakes nothing: a page that then loads anew would miss the second.
  const asked = scriptsOf(page);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  // On a busy machine more than a second may lie between two presses; somebody presses again then.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/bbc\.com\/weather/, { timeout: 2_000 });
  }).toPass();
  await context.close();
});

test("a page that slept through a deploy loads anew, once, when somebody comes back", async ({
  page,
  product,
}) => {
  await openAsleep(page, product.url + article);
  let loads = 0;
  page.on("load", () => loads++);
  // Until the page is loaded anew the old part is gone, as after a deploy.
  await page.route(react, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.mouse.move(200, 200);
  await expect.poll(() => loads).toBe(1);
  await untilAlive(page);
  expect(loads).toBe(1);
});
