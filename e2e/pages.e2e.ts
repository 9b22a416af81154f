import { allPagePaths } from "@app/contract/all-page-paths";
import { pathsBelow } from "@app/contract/journey-kit";
import { limits } from "@app/contract/limits";
import { paths, redirects } from "@app/contract/paths";
import { namePaths, searchPaths } from "@app/contract/search-paths";
import { expect, test } from "./fixtures.ts";
import { isFine, isFineIn, type Look } from "./is-fine.ts";

test("every address of the product opens, with its own words for machines", async ({
  request,
  product,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const images = new Set<string>();
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
    images.add(attribute(/<meta property="og:image" content="([^"]+)"/));
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
  for (const image of images) {
    const { headers, status } = await request.head(image).then((answer) => ({
      status: answer.status(),
      headers: answer.headers(),
    }));
    expect([status, headers["content-type"]], image).toEqual([200, "image/png"]);
  }
});

test("search engines are told what to find, and what not to", async ({ request, product }) => {
  const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  const found = [...allPagePaths, ...pathsBelow];
  const listed = found.filter((path) => named.includes(product.url + path));
  expect(listed).toHaveLength(named.length);
  expect(await (await request.get(`${product.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${product.url}/sitemap.xml`,
  );
  for (const path of found.filter((each) => each !== paths.desk)) {
    const answer = await request.head(product.url + path);
    expect(answer.headers()["x-robots-tag"] ?? "listed", path).toBe(
      listed.includes(path) ? "listed" : "noindex",
    );
  }
});

test("a device can keep the product beside its other applications", async ({
  request,
  page,
  product,
}) => {
  await page.goto(product.url);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(`${product.url}${address}`)).json()) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  }; // the manifest's own form
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const path of [...manifest.icons.map(({ src }) => src), touch, "/favicon.ico"])
    expect((await request.get(`${product.url}${path}`)).status(), String(path)).toBe(200);
  for (const { url } of manifest.shortcuts) expect(allPagePaths).toContain(url);
});

test("addresses that moved lead on, and unknown ones to the page that says so", async ({
  page,
  product,
}) => {
  for (const [from, to] of Object.entries(redirects)) {
    await page.goto(product.url + from, { waitUntil: "commit" });
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
  await page.getByRole("heading", { name: "United Kingdom" }).click();
  await expect(page.getByRole("link", { name: "116 123" }).first()).toBeVisible();
  await context.close();
});

test("it is dusk on a first visit, and the choice of light is kept", async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: /light/i }).first().click();
  await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
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

/** Articles are drawn by one hand and differ in their words: each is read once, and every fourth the same way. */
const articlePaths: readonly string[] = [...searchPaths, ...namePaths];
const lookAtArticle = (index: number): Look => ({
  width: index % 2 === 0 ? 390 : 1440,
  dark: index % 4 < 2,
  which: "all",
});

const parts = 4;
for (let part = 0; part < parts; part++)
  test(`pages hold no barrier in either light, at a phone's width and a desk's, and ask no other host: part ${part + 1} of ${parts}`, async ({
    page,
    product,
  }) => {
    test.slow();
    for (const path of allPagePaths.filter((_, index) => index % parts === part)) {
      await page.goto(product.url + path);
      await expect(page.locator("main, [role=main]").first()).toBeVisible();
      await expect(page.getByRole("progressbar", { name: "Opening the page" })).toHaveCount(0);
      const article = articlePaths.indexOf(path);
      if (article < 0) await isFine(page, path);
      else await isFineIn(page, path, [lookAtArticle(article)]);
    }
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
