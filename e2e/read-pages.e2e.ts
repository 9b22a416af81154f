import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { accept, cookies, stillBrowser, storedValue, terms } from "./first-visit-parts.ts";
import { expect, firstTimeHere, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const article = "/is-ai-therapy-helpful";
const readPages = [article, paths.faqs, paths.zoki, paths.privacy, paths.licences, paths.crisis];
/** Where React lies. */
const react = /\/static\/js\/vendor-/;

/** The addresses of the scripts a page asks for, from now on. */
const scriptsOf = (page: Page): string[] => {
  const scriptPaths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scriptPaths.push(pathname);
  });
  return scriptPaths;
};

test("a page that is only read comes without React, and stays so", async ({ page, product }) => {
  const scriptPaths = scriptsOf(page);
  for (const path of readPages) {
    await page.goto(product.url + path);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("Tab");
    await page.waitForLoadState("networkidle");
  }
  expect(scriptPaths.filter((path) => react.test(path))).toEqual([]);
  expect(new Set(scriptPaths).size).toBe(2);
});

test("a first visit is asked its questions without React, and their links lead on", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, stillBrowser);
  const page = await context.newPage();
  const scriptPaths = scriptsOf(page);
  await page.goto(product.url + article);
  await expect(terms(page)).toBeVisible();
  await expect(terms(page)).toBeFocused();
  await page.waitForLoadState("networkidle");
  expect(scriptPaths.filter((path) => react.test(path))).toEqual([]);

  await terms(page).getByRole("link", { name: "Read it in full" }).click();
  await expect(page).toHaveURL(product.url + paths.terms);
  await page.goto(product.url + article);
  await accept(page).click();
  await expect(cookies(page)).toBeFocused();
  await cookies(page).getByRole("switch", { name: "Marketing" }).click();
  await cookies(page).getByRole("button", { name: "Accept & Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await storedValue(page, "cookies")).toBe("analytics=Y marketing=N");

  // The choice can be seen again, and going back closes it.
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie choice" }).click();
  await expect(cookies(page).getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie choice" }).click();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await expect(page).toHaveURL(product.url + article);
  await context.close();
});

test("it is dusk on a first visit, the choice of light is kept, and its switch says which one comes next", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await expect(page.locator("body")).toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: "Light", exact: true }).click();
  await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
  await page.goto(product.url + article);
  await expect(page.locator("body.dark")).toHaveCount(0);
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(page.locator("body.dark")).toHaveCount(1);
  await page.getByRole("button", { name: "Light", exact: true }).click();
  await expect(page.locator("body.dark")).toHaveCount(0);
});

test("the contents of an article mark the part that is being read; words written at its end begin a conversation, and stay nowhere", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url + article);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("[aria-current=location]")).toHaveCount(1);
  const sources = contents.getByRole("link", { name: "Questions and answers" });
  await sources.click();
  await expect(sources).toHaveAttribute("aria-current", "location");
  await expect(contents.locator("[aria-current=location]")).toHaveCount(1);

  const line = page.getByRole("textbox", { name: /what would you like to say/i });
  await line.fill("long ".repeat(limits.message.maxChars / 5 + 20));
  await expect(page.getByRole("status").filter({ hasText: "characters too long" })).toBeVisible();
  const before = page.url();
  await line.press("Enter");
  await expect(page).toHaveURL(before);
  await line.fill("It was a long day");
  await line.press("Enter");
  await expect(page).toHaveURL(new RegExp(paths.talk));
  const conversation = page.getByRole("main", { name: "Conversation" });
  await expect(conversation.getByText("It was a long day").first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("draft:first-thought"))).toBeNull();
});

test("questions are searched, and a link to one opens it", async ({ page, product }) => {
  await page.goto(product.url + paths.faqs);
  const questions = page.locator("[data-questions] li");
  const all = await questions.count();
  await page.getByRole("searchbox").fill("passphrase");
  await expect(page.getByRole("status")).toContainText(/\d+ questions?/);
  expect(await questions.locator("visible=true").count()).toBeLessThan(all);
  await expect(questions.locator("visible=true").first().locator("details")).toHaveAttribute(
    "open",
  );
  await page.getByRole("searchbox").fill("lost passphrase");
  await expect(questions.locator("visible=true")).toHaveCount(1);
  await expect(page.getByText("Your twelve recovery words open it too")).toBeVisible();
  await isFine(page, "answers that were found");
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(page.getByRole("status")).toContainText("Nothing found");
  await page.getByRole("searchbox").fill("");
  await expect(questions.locator("visible=true")).toHaveCount(all);
  await expect(page.locator("[data-questions] details[open]")).toHaveCount(0);

  const id = await questions.first().getAttribute("id");
  await page.goto(product.url);
  await page.goto(`${product.url}${paths.faqs}#${id}`);
  await expect(questions.first().locator("details")).toHaveAttribute("open");

  const html = await (await page.request.get(product.url + paths.faqs)).text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const [faqData] = JSON.parse(data)["@graph"];
  expect(faqData["@type"]).toBe("FAQPage");
  expect(faqData.mainEntity).toHaveLength(all);
});

test("a page with React leads to one without and back, by the browser itself", async ({
  page,
  product,
}) => {
  /** Whether this document has asked for React. A page that the router draws is in the document before it. */
  const hasReact = (): Promise<boolean> =>
    page
      .evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
      .then((names) => names.some((name) => react.test(name)));
  await page.goto(product.url);
  await expect.poll(hasReact).toBe(true);
  await page.getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL(product.url + paths.faqs);
  await page.getByRole("searchbox").fill("passphrase");
  await expect(page.getByRole("status")).toContainText(/\d+ questions?/);
  expect(await hasReact()).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole("textbox", { name: /what would you like to say/i })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Explore" }).locator("visible=true").first().click();
  await expect(page).toHaveURL(product.url + paths.explore);
  await expect(page.locator("html[data-live]")).toHaveCount(1);
});
