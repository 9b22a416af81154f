import { programs } from "@app/content/programs";
import { ownPrompts } from "@app/content/prompts";
import { allPagePaths } from "@app/contract/all-page-paths";
import { brand } from "@app/contract/brand";
import { exercisePath, pathsBelow, programPath, programStepPath } from "@app/contract/journey-kit";
import { limits } from "@app/contract/limits";
import { paths, redirects } from "@app/contract/paths";
import { namePaths, searchPaths } from "@app/contract/search-paths";
import { canLeave } from "./can-leave.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { bothLooks, isFineIn, type Look } from "./is-fine.ts";
import { isStill } from "./is-still.ts";

/** Rooms show their foot, a menu, once they are open; the desk shows nobody else anything. */
const withoutFoot: readonly string[] = [paths.talk, paths.talkSession];

/** What leads around the site stands below what is read, and in no place where somebody does something. */
const pathsRead: readonly string[] = [
  paths.home,
  paths.faqs,
  paths.zoki,
  paths.ourPurpose,
  ...searchPaths,
];
const inTheApp: readonly string[] = [
  paths.explore,
  paths.programs,
  paths.community,
  paths.wall,
  paths.newSession,
  paths.crisis,
  paths.journey,
  paths.account,
];

test("every address of the product opens, with its own words for machines, the link to the health-data policy, the foot of its kind, and told to search engines or kept from them", async ({
  request,
  product,
}) => {
  const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text();
  const sitemapAddresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const images = new Set<string>();
  const publicPaths = allPagePaths.filter((path) => path !== paths.desk);
  const listedPaths: string[] = [];
  for (const path of [...publicPaths, ...pathsBelow]) {
    const response = await request.get(product.url + path);
    const isBelow = pathsBelow.some((each) => each === path);
    const expected = path === paths.notFound ? 404 : path === paths.maintenance ? 503 : 200;
    expect(response.status(), path).toBe(expected);
    const isNamed = sitemapAddresses.includes(product.url + path);
    if (isNamed) listedPaths.push(path);
    expect(response.headers()["x-robots-tag"] ?? "listed", path).toBe(
      isNamed ? "listed" : "noindex",
    );
    const html = await response.text();
    const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
    const canonical = attribute(/<link rel="canonical" href="([^"]+)"/);
    expect(canonical, path).toBe(product.url + path);
    expect(attribute(/<meta property="og:url" content="([^"]+)"/), path).toBe(canonical);
    titles.add(attribute(/<title>([^<]+)</));
    const foot = html.slice(html.lastIndexOf("<footer"), html.lastIndexOf("</footer>"));
    if (isBelow || inTheApp.includes(path))
      expect(foot, `${path} leads around the site`).not.toContain(brand.tagline);
    if (pathsRead.includes(path)) expect(foot, path).toContain(brand.tagline);
    if (isBelow) continue;
    images.add(attribute(/<meta property="og:image" content="([^"]+)"/));
    for (const name of ["og:title", "og:description"])
      expect(html, `${path} ${name}`).toMatch(
        new RegExp(`<meta property="${name}" content="[^"]+"`),
      );
    expect(html, path).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(html, path).not.toContain("origin.invalid");
    if (!withoutFoot.includes(path)) expect(html, path).toContain(`href="${paths.healthData}"`);
    descriptions.add(attribute(/<meta name="description" content="([^"]+)"/));
  }
  expect(titles.size).toBe(publicPaths.length + pathsBelow.length);
  expect(descriptions.size).toBe(publicPaths.length);
  expect(listedPaths).toHaveLength(sitemapAddresses.length);
  expect(await (await request.get(`${product.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${product.url}/sitemap.xml`,
  );
  const unknown = await request.get(`${product.url}/programs/anger/6`, { maxRedirects: 0 });
  expect(unknown.status()).toBe(302);
  for (const image of images) {
    const { headers, status } = await request.head(image).then((answer) => ({
      status: answer.status(),
      headers: answer.headers(),
    }));
    expect([status, headers["content-type"]], image).toEqual([200, "image/png"]);
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

  // What the browser itself makes of it.
  const browser = await page.context().newCDPSession(page);
  const browserManifest = await browser.send("Page.getAppManifest");
  expect(browserManifest.errors).toEqual([]);
  expect(browserManifest.manifest).toMatchObject({
    id: `${product.url}/`,
    startUrl: `${product.url}/`,
    scope: `${product.url}/`,
    display: expect.stringMatching(/standalone/i),
  });
});

test("addresses that moved lead on, and unknown ones to the page that says so", async ({
  page,
  product,
}) => {
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await page.request.get(product.url + from);
    expect(answer.url()).toBe(product.url + to);
  }
  for (const unknown of ["/no-such-page", "/auth/unknown"]) {
    const answer = await page.request.get(product.url + unknown);
    expect([answer.status(), answer.url()]).toEqual([404, product.url + paths.notFound]);
  }
  const response = await page.goto(`${product.url}/talk/deeper`);
  await expect(page).toHaveURL(product.url + paths.notFound);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nothing\s*is lit here/);
  await page.goto(product.url);
  await page.evaluate(() => {
    history.pushState({}, "", "/made-up");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(product.url + paths.notFound);
});

test("pages read without scripts: articles, questions, programs, prompts, and the numbers of every country", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [paths.home, "/is-ai-therapy-helpful"]) {
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(product.url + paths.faqs);
  await page.getByText("Do I need an account?").click();
  await expect(page.getByText("Not for talking in text.")).toBeVisible();

  await page.goto(product.url + paths.programs);
  const anger = programs.find(({ id }) => id === "anger");
  const step = anger?.steps[0];
  await page.getByRole("link", { name: anger?.title ?? "" }).click();
  await page.getByRole("link", { name: new RegExp(step?.title ?? "none") }).click();
  await expect(page.getByText(step?.read.paragraphs[0] ?? "none")).toBeVisible();
  await expect(page.getByText(step?.toDo ?? "none")).toBeVisible();
  await page.goto(product.url + paths.community);
  for (const prompt of [ownPrompts[0], ownPrompts.at(-1)])
    await expect(page.getByRole("link", { name: prompt?.text ?? "none" }).first()).toBeVisible();

  await page.goto(product.url + paths.crisis);
  await expect(page.getByRole("link", { name: "Call 112" })).toHaveAttribute("href", "tel:112");
  await page
    .getByRole("navigation", { name: "Countries by letter" })
    .getByRole("link", { name: "U" })
    .click();
  const country = page.locator("details", { has: page.getByText("United Kingdom") });
  await country.locator("summary").click();
  await expect(country.getByRole("link", { name: /116 123/ })).toHaveAttribute(
    "href",
    "tel:116123",
  );
  await expect(country.getByText("Northern Ireland only.")).toBeVisible();
  await expect(country.getByText("Unconfirmed").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Leave/ }).first()).toHaveAttribute(
    "href",
    "https://www.bbc.com/weather",
  );
  await context.close();
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

/** Articles are drawn by one hand and differ in their words: each is read once, and every fourth the same way. */
const articlePaths: readonly string[] = [...searchPaths, ...namePaths];
const looksAt = (path: string, index: number): readonly Look[] => {
  const article = articlePaths.indexOf(path);
  return article < 0
    ? bothLooks(index)
    : bothLooks(article >> 1)
        .slice(article % 2)
        .slice(0, 1);
};

/** Every address with a page of its own kind. */
const walkedPaths: readonly string[] = [
  ...allPagePaths,
  programPath("worry"),
  programStepPath("worry", 2),
  exercisePath("thought-record"),
  exercisePath("muscle-relaxation"),
  exercisePath("stop"),
  `${paths.selfCheck}?with=phq-9`,
];

/** Pages on which something is looked up or found out once their scripts are there. */
const livePages: readonly string[] = [
  paths.home,
  paths.crisis,
  paths.safetyPlan,
  paths.community,
  paths.wall,
  paths.membership,
  paths.talkSession,
  paths.gettingStarted,
  paths.checkIn,
  paths.selfCheck,
  paths.breathe,
  paths.ground,
  paths.safety,
];

/** On a wide screen these begin at the same left edge. The wall's sky, and rooms, reach further. */
const sameEdge: readonly string[] = [
  paths.account,
  paths.deleteAccount,
  paths.membership,
  paths.journey,
  paths.newSession,
  paths.selfCheck,
  paths.contact,
  paths.zoki,
  paths.dataProtection,
  paths.terms,
  paths.ourPurpose,
  ...articlePaths.slice(0, 4),
  paths.settings,
  paths.checkIn,
  paths.appointments,
  paths.programs,
  paths.explore,
  paths.crisis,
  paths.safetyPlan,
  paths.community,
  paths.analysis,
];
/** Where its first heading stands; what is read has its contents before that. */
const edgeOf = async (page: Page): Promise<number> => {
  const heading = page.getByRole("main").getByRole("heading").first();
  return Math.round((await heading.boundingBox())?.x ?? 0);
};

const parts = 4;
for (let part = 0; part < parts; part++)
  test(`pages hold no barrier in either light, on a narrow phone and at a desk, ask no other host, begin at one edge, show the way out, and move nothing while they come to life: part ${part + 1} of ${parts}`, async ({
    page,
    product,
  }) => {
    test.slow();
    // The fonts are here from then on; what their coming moves depends on the fonts of the machine.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(product.url + paths.faqs);
    const edges = new Map([[paths.faqs as string, await edgeOf(page)]]);
    for (const [index, path] of walkedPaths.filter((_, at) => at % parts === part).entries()) {
      const looks = looksAt(path, index);
      const isLive = livePages.includes(path);
      // What moves away under a finger does so on a phone.
      await page.setViewportSize({ width: isLive ? 360 : (looks[0]?.width ?? 1440), height: 900 });
      await page.goto(product.url + path);
      await expect(page.locator("main, [role=main]").first()).toBeVisible();
      await expect(page.getByRole("progressbar", { name: "Opening the page" })).toHaveCount(0);
      if (isLive) await isStill(page, path);
      await isFineIn(page, path, looks, {
        inEach: (seen) => canLeave(page, seen),
        // One article in eight is read whole, in each of the four looks.
        ownPartOnly: articlePaths.indexOf(path) % 8 > 0,
      });
      if (!sameEdge.includes(path)) continue;
      await page.setViewportSize({ width: 1440, height: 900 });
      edges.set(path, await edgeOf(page));
    }
    expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
  });
