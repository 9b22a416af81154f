import { calmReply, startModelServer } from "@app/companion/testing/model-server";
import { paths } from "@app/contract/paths";
import { openDesk, registerAdmin } from "./admin.ts";
import { makeAccount, newAddress } from "./door.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

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

test("an admin finds a person by the keyboard, gives a plan, and it stands in the log; every part of the desk can be read by everybody; while it is closed, help stays open", async ({
  page,
  browser,
  request,
  product,
}) => {
  test.slow();
  const elsewhere = await browser.newContext();
  const email = await makeAccount(elsewhere, product.url);
  await elsewhere.close();
  const adminAddress = await registerAdmin(page, product);
  await openDesk(page, product, "people");

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
  await expect(latest).toContainText(adminAddress);

  await request.post(`${product.url}/api/contact`, {
    data: { email, subject: "Hello", message: "A long address is in this one." },
  });
  await request.post(`${product.url}/api/log-error`, {
    data: { error_message: "x is not a function", stack_trace: "at open (talk.js:1:2)" },
  });
  const parts = await page
    .getByRole("navigation", { name: "Parts of the desk" })
    .getByRole("link")
    .all();
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) {
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
    await isFine(page, `${name} at the desk`);
  }

  await openDesk(page, product, "maintenance");
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

test("an admin types a model server's address, hears what is wrong with it, tries it and uses it", async ({
  page,
  product,
}) => {
  test.slow();
  const key = "sk-only-for-this-test";
  const models = await startModelServer();
  models.wantKey(key);
  models.list(["calm", "slow"]);
  await registerAdmin(page, product);
  await openDesk(page, product, "model");
  const card = page.getByRole("region", { name: "A server elsewhere" });
  const alert = card.getByRole("alert");
  const ask = card.getByRole("button", { name: "Ask what it has" });
  await card.getByLabel("Address").fill("http://169.254.169.254/latest");
  await ask.click();
  await expect(alert).toContainText("No model can be asked at that address");
  await card.getByLabel("Address").fill(models.baseUrl.replace("/v1", ""));
  await ask.click();
  await expect(alert).toContainText("asks for a key");
  await card.getByLabel("Key, where it asks for one").fill(key);
  await ask.click();
  await expect(card).toContainText("It has 2 models");
  await expect(card.locator("datalist option")).toHaveCount(2);

  const name = card.getByLabel("Name of the model");
  await name.fill("nothing");
  await name.press("Enter");
  await expect(alert).toContainText("has no model of that name");
  await expect(card.getByRole("button", { name: "Use this server" })).toHaveCount(0);
  await name.fill("calm");
  await name.press("Enter");
  await expect(card.getByText(calmReply)).toBeVisible();
  await isFine(page, "A server that was tried");
  await card.getByRole("button", { name: "Use this server" }).click();
  const writer = page.getByRole("region", { name: "Who writes" });
  await expect(writer).toContainText("Now: calm at 127.0.0.1");
  await page.reload();
  await expect(card).toContainText("Kept: calm at");
  await expect(card.getByLabel("Key, where it asks for one")).toHaveValue("");
  expect(await page.content()).not.toContain(key);
  await isFine(page, "A server that is kept");
  await card.getByRole("button", { name: "Forget this server" }).click();
  await expect(writer).toContainText("Now: the built-in guide");
  expect(product.output()).not.toContain(key);
  await models.close();
});
