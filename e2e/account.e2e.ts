import { paths } from "@app/contract/paths";
import { fillIn, makeAccount, password, refusalNotice, signIn, submit } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const alert = (page: Page, hasText: string) => page.getByRole("alert").filter({ hasText });

/** Types the password into the question that is open, and presses for good. */
const leave = async (page: Page, secret: string): Promise<void> => {
  await page.getByLabel("Current password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Delete for good" }).click();
};

test("a deletion that fails deletes nothing and says so; a deleted account is gone: its sign-ins, its words, and what the browser kept", async ({
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
  // An account without a vault can be taken along too.
  await page.getByRole("link", { name: "Export everything" }).click();
  await expect(page).toHaveURL(`${product.url}${paths.seed}#export`);
  await expect(page.locator("#export")).toBeVisible();
  await page.goto(product.url + paths.deleteAccount);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Why are you leaving?").selectOption("It did not help me");
  await leave(page, "four loud red stones");
  await expect(alert(page, "not your current password. Nothing was deleted")).toBeVisible();
  await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  await isFine(page, "the question before an account is deleted");
  await page.route("**/api/users/me", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await leave(page, password);
  await expect(alert(page, "Nothing was deleted").first()).not.toContainText("not your current");
  await page.unroute("**/api/users/me");
  const deletionNotice = page.waitForRequest("**/api/account-deleted");
  const deleteRequest = page.waitForRequest(
    (request) => request.method() === "DELETE" && request.url().includes("/api/users/me"),
  );
  await leave(page, password);
  expect((await deleteRequest).url()).toBe(`${product.url}/api/users/me`);
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  const {
    user_id,
    email: toldEmail,
    has_membership,
    reason,
  } = (await deletionNotice).postDataJSON() as Record<string, unknown>;
  expect(user_id).toEqual(expect.any(String));
  expect([toldEmail, has_membership, reason]).toEqual([email, false, "no_help"]);
  const leftInBrowser = () =>
    page.evaluate(async () => [
      Object.keys(localStorage),
      // Where the router stood on each page, by numbers.
      Object.keys(sessionStorage).filter((name) => !name.startsWith("react-router")),
      await indexedDB.databases(),
    ]);
  await expect.poll(leftInBrowser).toEqual([[], [], []]);
  await expect.poll(() => page.context().cookies()).toEqual([]);

  await elsewhere.reload();
  await expect(elsewhere.getByText("Nobody should find this later.")).toHaveCount(0);
  await signIn(elsewhere, product.url, email);
  await expect(refusalNotice(elsewhere)).toContainText("do not go together");
  await elsewhere.goto(product.url + paths.register);
  await fillIn(elsewhere, email);
  await submit(elsewhere, "Make an account");
  await expect(elsewhere).toHaveURL(product.url + paths.journey);
  await expect(elsewhere.getByText("Your journey starts empty")).toBeVisible();
  await elsewhere.goto(talkUrl);
  await expect(elsewhere.getByText("This session cannot be opened")).toBeVisible();
  await elsewhere.context().close();
});

test("whoever has no account deletes all of it without a password and without being asked why", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.talkSession);
  await say(page, "A small thing.");
  await page.goto(product.url + paths.logout);
  await expect(page.getByText("There is no account to sign out of")).toBeVisible();
  await isFine(page, "no account to sign out of");
  await page.goto(product.url + paths.deleteAccount);
  await page.getByRole("button", { name: "Delete everything here" }).click();
  await expect(page.getByRole("button", { name: "Delete for good" })).toBeVisible();
  await expect(page.getByLabel(/password|Why are you leaving/)).toHaveCount(0);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "It is deleted" })).toBeVisible();
});
