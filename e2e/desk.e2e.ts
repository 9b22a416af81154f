import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { catalogue } from "@app/companion/models/local/catalogue";
import { calmReply, startModelServer } from "@app/companion/testing/model-server";
import { paths } from "@app/contract/paths";
import { admin } from "./admin.ts";
import { makeAccount, newAddress } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFineIn } from "./is-fine.ts";
import { beginSession } from "./person.ts";
import { type Product, startProduct } from "./product.ts";

const [smallest] = catalogue;

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

test("an admin tries a model, lets another write without a restart, and people hear it", async ({
  page,
}) => {
  test.slow();
  const models = await startModelServer();
  // Sends the beginning of a file that is long enough, and never its end.
  const hub = createServer((_request, response) => {
    response.writeHead(200, { "content-length": smallest?.bytes ?? 0 });
    response.write("GGUF".padEnd(1_000_000, "x"));
  });
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  const product = await startProduct({
    MODEL_HUB_URL: `http://127.0.0.1:${(hub.address() as AddressInfo).port}`, // it listens on a port
    MODEL_PROVIDER: "openai-compatible",
    MODEL_BASE_URL: models.baseUrl,
    MODEL_NAME: "calm",
  });
  try {
    await registerAdmin(page, product);
    await open(page, product, "model");
    const writer = page.getByRole("region", { name: "Who writes" });
    await expect(writer).toContainText("Now: calm at 127.0.0.1");
    await page.getByRole("button", { name: "Try it" }).click();
    await expect(writer.getByText(calmReply)).toBeVisible();
    await expect(writer).toContainText("Written by calm at 127.0.0.1");

    await page.getByRole("combobox", { name: "Model" }).focus();
    await page.keyboard.type("The built-in");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(writer).toContainText("Now: the built-in guide");
    await isFineIn(page, "Model", [
      { width: 390, dark: true, which: "all" },
      { width: 1440, dark: false, which: "all" },
    ]);
    await page.getByRole("button", { name: `Fetch ${smallest?.name}` }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await isFineIn(page, "Model, while one is fetched", [
      { width: 390, dark: false, which: "all" },
    ]);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("stopped; what came so far is kept")).toBeVisible();
    const asked = models.requests.length;
    const { token, session } = await beginSession(product.url);
    const reply = await fetch(`${product.url}/api/sessions/${session}/respond`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ content: "I had a long day" }),
    });
    expect(await reply.text()).not.toBe("");
    expect(models.requests.length).toBe(asked);
    await open(page, product, "log");
    const latest = page.getByRole("list", { name: "Log" }).getByRole("listitem").first();
    await expect(latest).toContainText("Fetched a model");
    await expect(page.getByRole("list", { name: "Log" })).toContainText(
      "Chose which model writes (as started → guide)",
    );
  } finally {
    await product.stop();
    await models.close();
    hub.closeAllConnections();
    hub.close();
  }
});

test("an admin types a model server's address, hears what is wrong with it, tries it and uses it", async ({
  page,
}) => {
  test.slow();
  const key = "sk-only-for-this-test";
  const models = await startModelServer();
  models.wantKey(key);
  models.list(["calm", "slow"]);
  const product = await startProduct({});
  try {
    await registerAdmin(page, product);
    await open(page, product, "model");
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
    await isFineIn(page, "A server that was tried", [
      { width: 390, dark: true, which: "all" },
      { width: 1440, dark: false, which: "all" },
    ]);
    await card.getByRole("button", { name: "Use this server" }).click();
    const writer = page.getByRole("region", { name: "Who writes" });
    await expect(writer).toContainText("Now: calm at 127.0.0.1");
    await page.reload();
    await expect(card).toContainText("Kept: calm at");
    await expect(card.getByLabel("Key, where it asks for one")).toHaveValue("");
    expect(await page.content()).not.toContain(key);
    await isFineIn(page, "A server that is kept", [{ width: 390, dark: false, which: "all" }]);
    await card.getByRole("button", { name: "Forget this server" }).click();
    await expect(writer).toContainText("Now: the built-in guide");
    expect(product.output()).not.toContain(key);
  } finally {
    await product.stop();
    await models.close();
  }
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
