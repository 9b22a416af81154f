import { limits } from "@app/contract/limits";
import { allPagePaths, namePaths, paths, redirects, searchPaths } from "@app/contract/paths";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";

test("every address of the product opens, with its own words for machines", async ({
  request,
  product,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const publicPaths = allPagePaths.filter((path) => path !== paths.desk);
  for (const path of publicPaths) {
    const response = await request.get(product.url + path);
    const expected = path === paths.notFound ? 404 : path === paths.maintenance ? 503 : 200;
    expect(response.status(), path).toBe(expected);
    const html = await response.text();
    const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
    const canonical = attribute(/<link rel="canonical" href="([^"]+)"/);
    expect(canonical, path).toBe(product.url + path);
    expect(attribute(/<meta property="og:url" content="([^"]+)"/), path).toBe(canonical);
    for (const name of ["og:title", "og:description"])
      expect(html, `${path} ${name}`).toMatch(
        new RegExp(`<meta property="${name}" content="[^"]+"`),
      );
    expect(html, path).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(html, path).not.toContain("origin.invalid");
    titles.add(attribute(/<title>([^<]+)</));
    descriptions.add(attribute(/<meta name="description" content="([^"]+)"/));
  }
  expect(titles.size).toBe(publicPaths.length);
  expect(descriptions.size).toBe(publicPaths.length);
});

test("addresses that moved lead on, and unknown ones to the page that says so", async ({
  page,
  product,
}) => {
  for (const [from, to] of Object.entries(redirects)) {
    await page.goto(product.url + from);
    await expect(page).toHaveURL(product.url + to);
  }
  for (const unknown of ["/no-such-page", "/auth/unknown", "/talk/deeper"]) {
    const response = await page.goto(product.url + unknown);
    await expect(page).toHaveURL(product.url + paths.notFound);
    expect(response?.status()).toBe(404);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nothing\s*is lit here/);
  await page.goto(product.url);
  await page.evaluate(() => {
    history.pushState({}, "", "/made-up");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(product.url + paths.notFound);
});

test("pages read without scripts", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [paths.home, paths.crisis, "/is-ai-therapy-helpful"]) {
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(product.url + paths.crisis);
  await page.getByText("United Kingdom", { exact: true }).click();
  await expect(page.getByRole("link", { name: "116 123" }).first()).toBeVisible();
  await context.close();
});

test("it is dusk on a first visit, and the choice of light is kept", async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: /light/i }).first().click();
  await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
  await page.reload();
  await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
});

test("a phone starts each page at its top, a wide screen goes back to where it was", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: limits.widths.phonePx, height: 700 });
  await page.goto(product.url);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL(product.url + paths.faqs);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 200));
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("nothing is written to the console, and every script is one the build wrote", async ({
  page,
  product,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  for (const path of [paths.home, paths.talkSession, paths.crisis, paths.notFound, paths.login]) {
    await page.goto(product.url + path, { waitUntil: "networkidle" });
    await page.evaluate('console.error("this must not be heard")');
  }
  // The browser itself reports a page that answers 404.
  expect(said.filter((text) => !text.includes("404"))).toEqual([]);
});

const widths = [390, 1440];
/** Articles are drawn by one hand and differ in their words: each is looked at in one of the lights. */
const articlePaths: readonly string[] = [...searchPaths, ...namePaths];
const inThisLight = (path: string, dark: boolean): boolean => {
  const at = articlePaths.indexOf(path);
  return at < 0 || Math.floor(at / 4) % 2 === Number(dark);
};
for (const dark of [true, false])
  for (const group of [0, 1, 2, 3])
    test(`pages are accessible by ${dark ? "dusk" : "dawn"}, part ${group + 1} of 4`, async ({
      browser,
      product,
    }) => {
      test.slow();
      const width = widths[group % widths.length] ?? 1440;
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
      });
      await context.addInitScript((value) => localStorage.setItem("darkMode", value), String(dark));
      const page = await context.newPage();
      const here = allPagePaths.filter((_, index) => index % 4 === group);
      for (const path of here.filter((path) => inThisLight(path, dark))) {
        await page.goto(product.url + path);
        await expect(page.locator("main, [role=main]").first()).toBeVisible();
        await expect(page.getByRole("progressbar", { name: "Opening the page" })).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(found, `${path} at ${width}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
      }
      await context.close();
    });

test("a narrow phone holds every kind of page", async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [
    paths.home,
    paths.crisis,
    paths.safety,
    paths.safetyPlan,
    paths.breathe,
    paths.ground,
    paths.talkSession,
    paths.notFound,
    paths.login,
    "/ai-therapy",
  ]) {
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
