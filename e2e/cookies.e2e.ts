import { paths } from "@app/contract/paths";
import { accept, cookies, kept, still } from "./first-visit-parts.ts";
import { expect, firstTimeHere, test } from "./fixtures.ts";
import { startProduct } from "./product.ts";

test("the choice about cookies is not made by a press beside it, says what it will do, and can be made again", async ({
  browser,
  product,
}) => {
  const context = await firstTimeHere(browser, still);
  const page = await context.newPage();
  await page.goto(product.url);
  await accept(page).click();
  await expect(cookies(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(cookies(page)).toBeVisible();
  await expect(cookies(page).getByRole("switch", { name: "Essential" })).toBeDisabled();
  for (const name of ["Analytics", "Marketing"])
    await expect(cookies(page).getByRole("switch", { name })).toBeChecked();
  await cookies(page).getByRole("switch", { name: "Marketing" }).click();
  await cookies(page).getByRole("button", { name: "Accept & Close", exact: true }).click();
  await expect.poll(() => kept(page, "cookies")).toBe("analytics=Y marketing=N");

  const scrolled = () => page.evaluate(() => scrollY);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie choice" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await link.click();
  await expect(cookies(page).getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await cookies(page).getByRole("button", { name: "Essential only" }).click();
  await expect(cookies(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect.poll(scrolled).toBe(before);

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
  await expect
    .poll(() => heard)
    .toEqual(["/measure/ai-therapy?utm_source=letter sees nothing keeps "]);

  await page.goto(counting.url + paths.crisis, { waitUntil: "networkidle" });
  await page.goto(counting.url + paths.settings, { waitUntil: "networkidle" });
  expect(asked).toHaveLength(2);
  await expect(page.locator("iframe")).toHaveCount(0);
  await context.close();
  await counting.stop();
});
