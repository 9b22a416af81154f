import { paths } from "@app/contract/paths";
import {
  type PaymentServer,
  signMessage,
  startPaymentServer,
} from "@app/server/testing/payments/payment-server";
import { makeAccount } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { type Product, startProduct } from "./product.ts";

const plan = (page: Page, heading: string) => page.getByRole("heading", { name: heading });

test("where nothing is sold, a plan is chosen and left at no cost, by keyboard", async ({
  page,
  product,
}) => {
  test.slow();
  await page.goto(product.url + paths.membership);
  await expect(plan(page, "A plan needs an account")).toBeVisible();
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.newSession);
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.goto(product.url + paths.membership);
  await expect(page.getByText("This copy runs without payments")).toBeVisible();
  await expect(
    page.getByRole("row", { name: /Messages a day/ }).getByRole("cell", { name: "No limit" }),
  ).toHaveCount(2);
  await isFine(page, "no plan");

  await page.getByRole("button", { name: "Choose Paid" }).focus();
  await page.keyboard.press("Enter");
  await expect(plan(page, "You have the paid plan")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /Paid/ })).toContainText("This is you");

  // What the plan names has a door.
  await page.goto(product.url + paths.newSession);
  await page.getByRole("radio", { name: "A deep dive" }).check();
  await expect(page.getByText("about one thing only")).toBeVisible();
  const started = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/sessions"),
  );
  await page.getByRole("link", { name: "Just begin" }).click();
  expect((await started).postDataJSON()).toMatchObject({ session_type: "deepDive" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(`${product.url}${paths.journey}?type=deepDive`);
  await expect(
    page
      .locator("main")
      .getByRole("link", { name: /talk|conversation/i })
      .first(),
  ).toBeVisible();
  await page.goto(product.url + paths.membership);
  await page.getByRole("button", { name: "Leave the plan" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Leave the plan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Leave the plan" }).focus();
  await page.keyboard.press("Enter");
  await expect(plan(page, "You have an account, no plan")).toBeVisible();
});

test.describe("where plans are sold", () => {
  // One after the other, so that one shop is enough.
  test.describe.configure({ mode: "default" });
  const secret = "whsec_only_for_this_test";
  let payments: PaymentServer;
  let shop: Product;
  test.beforeAll(async () => {
    payments = await startPaymentServer();
    shop = await startProduct({
      STRIPE_SECRET_KEY: "sk_test_nobody",
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_PAID: "price_paid",
      STRIPE_PRICE_PRO: "price_pro",
      STRIPE_API_URL: payments.url,
    });
  });
  test.afterAll(async () => {
    await shop.stop();
    await payments.close();
  });

  test("what was paid is there on the return, in the other tab too, and can be withdrawn from", async ({
    page,
    context,
  }) => {
    test.slow();
    await makeAccount(page, shop.url);
    const other = await context.newPage();
    await other.goto(shop.url + paths.membership);
    await expect(plan(other, "You have an account, no plan")).toBeVisible();

    await page.goto(shop.url + paths.membership);
    await expect(page.getByRole("columnheader", { name: /Pro/ })).toContainText("€19 a month");
    await page.getByRole("button", { name: "Buy Pro" }).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page).toHaveURL(shop.url + paths.membership);
    await expect(plan(page, "You have the pro plan")).toBeVisible();
    await expect(plan(other, "You have the pro plan")).toBeVisible();

    await page.getByRole("button", { name: "Withdraw from the contract here" }).click();
    await isFine(page, "the question before a withdrawal", [true]);
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByRole("status").filter({ hasText: "You have withdrawn" })).toContainText(
      "€19 goes back",
    );
    await expect(plan(other, "You have an account, no plan")).toBeVisible();
    expect([...payments.charges.values()].every(({ refunded }) => refunded)).toBe(true);
  });

  test("a plan that ended at the payment service has ended here when its message comes", async ({
    page,
  }) => {
    await makeAccount(page, shop.url);
    await page.goto(shop.url + paths.membership);
    await page.getByRole("button", { name: "Buy Paid" }).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(plan(page, "You have the paid plan")).toBeVisible();
    await page.getByRole("button", { name: "Cancel the plan" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel the plan" }).click();
    await expect(page.getByText("It is cancelled and stays until")).toBeVisible();

    const [held] = [...payments.subscriptions.values()].slice(-1);
    if (!held) throw new Error("nothing was bought");
    held.status = "canceled";
    const body = JSON.stringify(payments.event("customer.subscription.deleted", held));
    const answer = await fetch(`${shop.url}/api/payments/webhook`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "stripe-signature": signMessage(body, secret),
      },
      body,
    });
    expect(answer.status).toBe(200);
    await page.reload();
    await expect(plan(page, "You have an account, no plan")).toBeVisible();
  });
});
