import { paths } from "@app/contract/paths";
import { admin } from "./admin.ts";
import { makeAccount, newAddress } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFineIn } from "./is-fine.ts";
import type { Product } from "./product.ts";

const registerAdmin = async (page: Page, product: Product): Promise<string> => {
  const email = await makeAccount(page, product.url);
  await admin(product, "make-admin", email);
  return email;
};

const open = async (page: Page, product: Product, part: string): Promise<void> => {
  await page.goto(`${product.url}${paths.desk}?part=${part}`);
  await expect(page.getByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
};

test("a plain person sees nothing but a page that is not there", async ({ page, product }) => {
  const status = async () => (await page.goto(product.url + paths.desk))?.status();
  expect(await status()).toBe(404);
  await makeAccount(page, product.url);
  expect(await status()).toBe(404);
  await expect(page).toHaveURL(product.url + paths.notFound);
  await page.goto(product.url);
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, paths.desk);
  await expect(page).toHaveURL(product.url + paths.notFound);
  await expect(page.getByText("The desk")).toHaveCount(0);
});

test("an admin finds a person by the keyboard, gives a plan, and it stands in the log", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const elsewhere = await browser.newContext();
  const email = await makeAccount(elsewhere, product.url);
  await elsewhere.close();
  const own = await registerAdmin(page, product);
  await open(page, product, "people");

  await page.getByLabel("E-mail address or number").focus();
  await page.keyboard.type(newAddress());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "There is nobody" })).toBeVisible();
  await page.getByLabel("E-mail address or number").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: email })).toBeVisible();

  await page.getByRole("combobox", { name: "Plan" }).focus();
  await page.keyboard.type("pro");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The plan is pro now.")).toBeVisible();
  await page.getByRole("link", { name: "Log", exact: true }).click();
  const latest = page.getByRole("list", { name: "Log" }).getByRole("listitem").first();
  await expect(latest).toContainText("Changed a plan (none → pro)");
  await expect(latest).toContainText(own);
});

test("while it is closed, help stays open, and whoever closed it opens it again", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await registerAdmin(page, product);
  await open(page, product, "maintenance");
  await page.getByRole("switch", { name: "Closed for maintenance" }).click();
  await page.getByRole("button", { name: "Close it" }).click();
  await expect(page.getByText("The product is closed.")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(product.url + paths.talkSession);
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "120"]);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Closed for a short while");
  await visitor.getByRole("link", { name: "Talk to a person now" }).click();
  await expect(visitor).toHaveURL(product.url + paths.crisis);
  for (const path of [paths.crisis, paths.safetyPlan]) {
    expect((await visitor.goto(product.url + path))?.status()).toBe(200);
    await expect(visitor.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole("switch", { name: "Closed for maintenance" })).toBeChecked();
  await page.getByRole("switch", { name: "Closed for maintenance" }).click();
  await expect(page.getByText("The product is open.")).toBeVisible();
  await visitor.goto(product.url + paths.maintenance);
  await visitor.getByRole("link", { name: "Look again" }).click();
  await expect(visitor).toHaveURL(`${product.url}/`);
  await visitor.context().close();
});

test("every part of the desk can be read by everybody, in both lights, on a phone and a wide screen", async ({
  page,
  request,
  product,
}) => {
  test.slow();
  const email = await registerAdmin(page, product);
  await request.post(`${product.url}/api/contact`, {
    data: { email, subject: "Hello", message: "A long address is in this one." },
  });
  await request.post(`${product.url}/api/log-error`, {
    data: { error_message: "x is not a function", stack_trace: "at open (talk.js:1:2)" },
  });
  await open(page, product, "people");
  const parts = await page
    .getByRole("navigation", { name: "Parts of the desk" })
    .getByRole("link")
    .all();
  expect(parts.length).toBeGreaterThan(5);
  for (const [index, part] of parts.entries()) {
    await part.click();
    await expect(part).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("One moment")).toHaveCount(0);
    const name = await part.textContent();
    if (name === "People") {
      await page.getByLabel("E-mail address or number").fill(email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: email })).toBeVisible();
    }
    if (name === "Counts") await page.getByText("The same in numbers").click();
    // Each part in both lights and at both widths, and every second one the other way round.
    const onPhone = index % 2 === 0;
    await isFineIn(page, name ?? "", [
      { width: 390, dark: onPhone, which: "all" },
      { width: 1440, dark: !onPhone, which: "all" },
    ]);
  }
});
