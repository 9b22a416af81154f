import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { catalogue } from "@app/companion/models/local/catalogue";
import { calmReply, type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { paths } from "@app/contract/paths";
import { type OpenIdServer, startOpenIdServer } from "@app/server/testing/openid-server";
import {
  type PaymentServer,
  signMessage,
  startPaymentServer,
} from "@app/server/testing/payments/payment-server";
import { openDesk, registerAdmin } from "./admin.ts";
import { makeAccount, newAddress, signOut } from "./door.ts";
import { accept, cookies, stillBrowser } from "./first-visit-parts.ts";
import { expect, firstTimeHere, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { beginSession } from "./person.ts";
import { freePort, type Product, startProduct } from "./product.ts";

// One after the other, so that one copy with everything set up is enough.
test.describe.configure({ mode: "default" });

const [smallest] = catalogue;
const counter = "https://count.example";
const webhookSecret = "whsec_only_for_this_test";
/** Sends the beginning of a file that is long enough, and never its end. */
const hub = createServer((_request, response) => {
  response.writeHead(200, { "content-length": smallest?.bytes ?? 0 });
  response.write("GGUF".padEnd(1_000_000, "x"));
});
let models: ModelServer;
let payments: PaymentServer;
let openId: OpenIdServer;
let product: Product;

test.beforeAll(async () => {
  const port = await freePort();
  [models, payments, openId] = await Promise.all([
    startModelServer(),
    startPaymentServer(),
    startOpenIdServer([`http://localhost:${port}/api/auth/callback/openid`]),
  ]);
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  product = await startProduct({
    PORT: String(port),
    ANALYTICS_SCRIPT_URL: `${counter}/s.js`,
    ANALYTICS_SITE: "talk.example",
    COOKIES_START_OFF: "true",
    MODEL_HUB_URL: `http://127.0.0.1:${(hub.address() as AddressInfo).port}`, // it listens on a port
    MODEL_PROVIDER: "openai-compatible",
    MODEL_BASE_URL: models.baseUrl,
    MODEL_NAME: "calm",
    OPENID_ISSUER: openId.issuer,
    OPENID_CLIENT_ID: openId.clientId,
    OPENID_NAME: "Our House",
    STRIPE_SECRET_KEY: "sk_test_nobody",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PAID: "price_paid",
    STRIPE_PRICE_PRO: "price_pro",
    STRIPE_API_URL: payments.url,
  });
});
test.afterAll(async () => {
  // Whoever started it is gone: it stops by itself.
  product.process.disconnect();
  expect(await product.exit).toBe(0);
  await product.stop();
  await Promise.all([models.close(), payments.close(), openId.close()]);
  hub.closeAllConnections();
  hub.close();
});

const plan = (page: Page, heading: string) => page.getByRole("heading", { name: heading });

test("readers are counted in a closed frame, only where the operator wants it and the reader agreed", async ({
  browser,
}) => {
  const context = await firstTimeHere(browser, stillBrowser);
  const askedPaths: string[] = [];
  const consoleLines: string[] = [];
  await context.route(`${counter}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    askedPaths.push(pathname);
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
  context.on("console", (message) => consoleLines.push(message.text()));
  const page = await context.newPage();
  await page.goto(`${product.url}/ai-therapy?utm_source=letter&name=ana`);
  await accept(page).click();
  for (const name of ["Analytics", "Marketing"])
    await expect(cookies(page).getByRole("switch", { name })).not.toBeChecked();
  expect(askedPaths).toEqual([]);
  for (const name of ["Analytics", "Marketing"])
    await cookies(page).getByRole("switch", { name }).click();
  await cookies(page).getByRole("button", { name: "Accept All & Close" }).click();
  await expect.poll(() => askedPaths).toEqual(["/s.js", "/hit/measure/ai-therapy"]);
  await expect
    .poll(() => consoleLines)
    .toEqual(["/measure/ai-therapy?utm_source=letter sees nothing keeps "]);

  await page.goto(product.url + paths.crisis, { waitUntil: "networkidle" });
  await page.goto(product.url + paths.settings, { waitUntil: "networkidle" });
  expect(askedPaths).toHaveLength(2);
  await expect(page.locator("iframe")).toHaveCount(0);
  await context.close();
});

test("an admin tries a model, lets another write without a restart, and people hear it", async ({
  page,
}) => {
  await registerAdmin(page, product);
  await openDesk(page, product, "model");
  const writer = page.getByRole("region", { name: "Who writes" });
  await expect(writer).toContainText("Now: calm at 127.0.0.1");
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(writer.getByText(calmReply)).toBeVisible();
  await expect(writer).toContainText("Written by calm at 127.0.0.1");

  await page.getByRole("combobox", { name: "Model", exact: true }).focus();
  await page.keyboard.type("The built-in");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(writer).toContainText("Now: the built-in guide");
  await page.getByRole("button", { name: `Fetch ${smallest?.name}` }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await isFine(page, "Model, while one is fetched");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("stopped; what came so far is kept")).toBeVisible();
  const requestsBefore = models.requests.length;
  const { token, session } = await beginSession(product.url);
  const reply = await fetch(`${product.url}/api/sessions/${session}/respond`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ content: "I had a long day" }),
  });
  expect(await reply.text()).not.toBe("");
  expect(models.requests.length).toBe(requestsBefore);
  await openDesk(page, product, "log");
  const latest = page.getByRole("list", { name: "Log" }).getByRole("listitem").first();
  await expect(latest).toContainText("Fetched a model");
  await expect(page.getByRole("list", { name: "Log" })).toContainText(
    "Chose which model writes (as started → guide)",
  );
});

test("where plans are sold, what was paid is there on the return, in the other tab too, and can be withdrawn from; a plan that ended at the payment service has ended here when its message comes", async ({
  page,
  context,
}) => {
  await makeAccount(page, product.url);
  const other = await context.newPage();
  await other.goto(product.url + paths.membership);
  await expect(plan(other, "You have an account, no plan")).toBeVisible();

  await page.goto(product.url + paths.membership);
  await expect(page.getByRole("columnheader", { name: /Pro/ })).toContainText("€19 a month");
  await page.getByRole("button", { name: "Buy Pro" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(product.url + paths.membership);
  await expect(plan(page, "You have the pro plan")).toBeVisible();
  await expect(plan(other, "You have the pro plan")).toBeVisible();

  await page.getByRole("button", { name: "Withdraw from the contract here" }).click();
  await isFine(page, "the question before a withdrawal");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You have withdrawn" })).toContainText(
    "€19 goes back",
  );
  await expect(plan(other, "You have an account, no plan")).toBeVisible();
  expect([...payments.charges.values()].every(({ refunded }) => refunded)).toBe(true);

  await page.goto(product.url + paths.membership);
  await page.getByRole("button", { name: "Buy Paid" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(plan(page, "You have the paid plan")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the plan" }).click();
  await expect(page.getByText("It is cancelled and stays until")).toBeVisible();

  const [subscription] = [...payments.subscriptions.values()].slice(-1);
  if (!subscription) throw new Error("nothing was bought");
  subscription.status = "canceled";
  const body = JSON.stringify(payments.event("customer.subscription.deleted", subscription));
  const answer = await fetch(`${product.url}/api/payments/webhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "stripe-signature": signMessage(body, webhookSecret),
    },
    body,
  });
  expect(answer.status).toBe(200);
  await page.reload();
  await expect(plan(page, "You have an account, no plan")).toBeVisible();
});

test("a provider that was set up is offered, lets people in and can be turned back from", async ({
  page,
  strangers,
}) => {
  openId.signsInNext({ sub: "ben", email: newAddress(), email_verified: true });
  await page.goto(product.url + paths.talkSession);
  await say(page, "This should not be lost on the way.");
  const talkUrl = page.url();
  await page.goto(product.url + paths.login);
  const go = page.getByRole("button", { name: "Our House" });
  await expect(go).toBeVisible();
  await isFine(page, "the ways in");
  await go.click();
  await expect(page).toHaveURL(talkUrl);
  await expect(
    page.getByText("This should not be lost on the way.", { exact: true }),
  ).toBeVisible();
  await page.goto(product.url + paths.account);
  await expect(page.getByText("Our House, lets you in")).toBeVisible();
  await page.getByRole("button", { name: "Take off Our House" }).click();
  await expect(page.getByText("This is the only way into your account.")).toBeVisible();

  await signOut(page, product.url);
  await page.goto(`${product.url + paths.login}?back=1&error=access_denied`);
  await expect(page.getByRole("alert").filter({ hasText: "You turned back" })).toBeVisible();
  // The browser went to the provider, as it should, and nowhere else.
  expect(new Set(strangers.map((url) => new URL(url).origin))).toEqual(new Set([openId.issuer]));
  strangers.length = 0;
});
