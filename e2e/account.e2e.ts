import { paths } from "@app/contract/paths";
import {
  fillIn,
  makeAccount,
  makeAccountFromTalk,
  newAddress,
  refused,
  signIn,
  submit,
} from "./door.ts";
import { expect, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("a deleted account is gone: its sign-ins, its words, and what the browser kept", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const email = await makeAccount(page, product.url);
  await page.goto(product.url + paths.safetyPlan);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).not.toEqual([]);
  await page.goto(product.url + paths.talkSession);
  await say(page, "Nobody should find this later.");
  const talkUrl = page.url();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, product.url, email);
  await expect(elsewhere).toHaveURL(product.url + paths.journey);
  await elsewhere.goto(talkUrl);
  // The reply may say it back.
  await expect(elsewhere.getByText("Nobody should find this later.").first()).toBeVisible();

  await page.goto(product.url + paths.deleteAccount);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const told = page.waitForRequest("**/api/account-deleted");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  const {
    user_id,
    email: toldEmail,
    has_membership,
  } = (await told).postDataJSON() as Record<string, unknown>;
  expect(user_id).toEqual(expect.any(String));
  expect([toldEmail, has_membership]).toEqual([email, false]);
  const left = () =>
    page.evaluate(async () => [
      Object.keys(localStorage),
      // Where the router stood on each page, by numbers.
      Object.keys(sessionStorage).filter((name) => !name.startsWith("react-router")),
      await indexedDB.databases(),
    ]);
  await expect.poll(left).toEqual([[], [], []]);
  await expect.poll(() => page.context().cookies()).toEqual([]);

  await elsewhere.reload();
  await expect(elsewhere.getByText("Nobody should find this later.")).toHaveCount(0);
  await signIn(elsewhere, product.url, email);
  await expect(refused(elsewhere)).toContainText("do not go together");
  await elsewhere.goto(product.url + paths.register);
  await fillIn(elsewhere, email);
  await submit(elsewhere, "Make an account");
  await expect(elsewhere).toHaveURL(product.url + paths.journey);
  await expect(elsewhere.getByText("Your journey starts empty")).toBeVisible();
  await elsewhere.goto(talkUrl);
  await expect(elsewhere.getByText("This session cannot be opened")).toBeVisible();
  await elsewhere.context().close();
});

test("a deletion that fails deletes nothing and says so", async ({ page, product }) => {
  await makeAccount(page, product.url);
  await page.route("**/api/users/me?confirm=Y", (route) => route.abort());
  await page.goto(product.url + paths.deleteAccount);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was deleted" })).toBeVisible();
});

test("nothing stands in the way of people who use a keyboard, a screen reader or a small phone", async ({
  page,
  product,
}) => {
  const check = (name: string) => isFine(page, name, [true, false], [360]);
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(product.url + paths.login);
  await submit(page, "Sign in");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await check("signing in");
  await page.goto(product.url + paths.talkSession);
  await say(page, "A small thing.");
  await makeAccountFromTalk(page);
  await check("making an account in the middle of something");
  await page.goto(product.url + paths.logout);
  await expect(page.getByText("There is no account to sign out of")).toBeVisible();
  await check("no account to sign out of");
  await page.goto(product.url + paths.register);
  await fillIn(page, newAddress());
  await submit(page, "Make an account");
  await expect(page).toHaveURL(/\/talk\?session=/);
  await page.goto(product.url + paths.account);
  await expect(page.getByText("You are signed in")).toBeVisible();
  await check("the account");
  await page.goto(product.url + paths.logout);
  await expect(page.getByText("Sign out of this browser?")).toBeVisible();
  await check("signing out");
  await page.goto(product.url + paths.dataProtection);
  await page.getByRole("button", { name: "Show my records" }).click();
  await page.getByText("Your profile").click();
  await expect(page.locator(".raw-rows > li").first()).toBeVisible();
  await check("one's own rows");
  await page.goto(product.url + paths.deleteAccount);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("button", { name: "Keep it" })).toBeVisible();
  await check("the question before an account is deleted");
});
