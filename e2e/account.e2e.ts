import { paths } from "@app/contract/paths";
import AxeBuilder from "@axe-core/playwright";
import { fillIn, newAddress, refused, register, signIn, submit } from "./door.ts";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";

/** Opens the menu of the conversation and takes the way to an account. */
const makeAccountFromTalk = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Make an account" }).click();
  await expect(page.getByText("What you are in the middle of comes with you.")).toBeVisible();
};

test("an account made in the middle of a conversation loses nothing of it", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await page.goto(product.url + paths.talkSession);
  await say(page, "My brother moved out on Sunday and the flat is too quiet.");
  await say(page, "I keep laying two plates on the table.");
  await composer(page).fill("What I have not said yet");
  const talkUrl = page.url();
  const before = await replies(page).allTextContents();

  await makeAccountFromTalk(page);
  const email = newAddress();
  await fillIn(page, email);
  await submit(page, "Make an account");

  await expect(page).toHaveURL(talkUrl);
  await expect(replies(page)).toHaveCount(before.length);
  expect(await replies(page).allTextContents()).toEqual(before);
  await expect(page.getByText("I keep laying two plates on the table.")).toBeVisible();
  await expect(composer(page)).toHaveValue("What I have not said yet");
  await composer(page).fill("");
  await say(page, "I think I miss the noise.");

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, product.url, email);
  await expect(other).toHaveURL(product.url + paths.journey);
  await other.goto(talkUrl);
  await expect(other.getByText("I keep laying two plates on the table.")).toBeVisible();
  await expect(other.getByText("I think I miss the noise.")).toBeVisible();
  await elsewhere.close();
});

test("a tab closed before the conversation arrived in the account finishes on the next visit", async ({
  page,
  context,
  product,
}) => {
  await page.goto(product.url + paths.talkSession);
  await say(page, "I have a letter in a drawer since March.");
  const talkUrl = page.url();
  await makeAccountFromTalk(page);
  await context.route("**/api/sessions/migrate", (route) => route.abort());
  await fillIn(page, newAddress());
  await submit(page, "Make an account");
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was lost" })).toBeVisible();
  await page.close();

  await context.unroute("**/api/sessions/migrate");
  const later = await context.newPage();
  await later.goto(talkUrl);
  await expect(later.getByText("I have a letter in a drawer since March.")).toBeVisible();
});

test("what has not come along yet comes when asked for again", async ({ page, product }) => {
  await page.goto(product.url + paths.talkSession);
  await say(page, "My train was late again.");
  const talkUrl = page.url();
  await makeAccountFromTalk(page);
  await page.route("**/api/sessions/migrate", (route) => route.abort(), { times: 1 });
  await fillIn(page, newAddress());
  await submit(page, "Make an account");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(talkUrl);
  await expect(page.getByText("My train was late again.")).toBeVisible();
});

test("somebody who already has an account brings a conversation into it by signing in", async ({
  page,
  product,
}) => {
  const email = await register(page, product.url);
  await page.goto(product.url + paths.logout);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out")).toBeVisible();
  await page.goto(product.url + paths.talkSession);
  await say(page, "I forgot to sign in before I began.");
  const talkUrl = page.url();
  await signIn(page, product.url, email);
  await expect(page).toHaveURL(talkUrl);
  await expect(page.getByText("I forgot to sign in before I began.")).toBeVisible();
});

test("a wrong password is told kindly, in the same words as an address nobody knows", async ({
  page,
  browser,
  product,
}) => {
  const email = await register(page, product.url);
  const fresh = await (await browser.newContext()).newPage();
  await signIn(fresh, product.url, email, "not the one I chose");
  await expect(refused(fresh)).toContainText("do not go together");
  const toKnown = await refused(fresh).textContent();
  await fillIn(fresh, newAddress(), "not the one I chose");
  await submit(fresh, "Sign in");
  await expect(refused(fresh)).toHaveText(toKnown ?? "");

  await fresh.goto(product.url + paths.register);
  await fillIn(fresh, email, "a stranger guessing here");
  await submit(fresh, "Make an account");
  await expect(refused(fresh)).not.toBeEmpty();
  await expect(refused(fresh)).not.toContainText(/exist|taken|already|registered/i);
  await fillIn(fresh, email);
  await submit(fresh, "Make an account");
  await expect(fresh).toHaveURL(product.url + paths.journey);
  await fresh.context().close();
});

test("what is missing in the form is said beside the field, and the keyboard is put there", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.register);
  await fillIn(page, "not an address", "short");
  await submit(page, "Make an account");
  const email = page.getByRole("textbox", { name: "E-mail" });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/does not look like an e-mail address/);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /at least 10 characters/i,
  );
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test("an address behind the sign-in that is not ours is not followed", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url + paths.register}?next=//evil.example/talk`);
  await fillIn(page, newAddress());
  await submit(page, "Make an account");
  await expect(page).toHaveURL(product.url + paths.journey);
});

test("signing out ends it in every tab and leaves no words behind", async ({
  page,
  context,
  product,
}) => {
  await register(page, product.url);
  await page.goto(product.url + paths.talkSession);
  await say(page, "This is for me alone.");
  const other = await context.newPage();
  await other.goto(product.url + paths.account);
  await expect(other.getByText("You are signed in")).toBeVisible();
  await other.getByRole("link", { name: "Sign out" }).click();
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(other.getByText("You are signed out")).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText("This is for me alone.")).toHaveCount(0);
  await other.goto(product.url + paths.account);
  await expect(other.getByText("You are here without an account")).toBeVisible();
});

test("a deleted account is gone: its sign-ins, its words, and what the browser kept", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const email = await register(page, product.url);
  await page.goto(product.url + paths.safetyPlan);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).not.toEqual([]);
  await page.goto(product.url + paths.talkSession);
  await say(page, "Nobody should find this later.");
  const talkUrl = page.url();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, product.url, email);
  await expect(elsewhere).toHaveURL(product.url + paths.journey);
  await elsewhere.goto(talkUrl);
  await expect(elsewhere.getByText("Nobody should find this later.")).toBeVisible();

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
  expect(user_id).toBeTruthy();
  expect([toldEmail, has_membership]).toEqual([email, false]);
  const left = await page.evaluate(async () => [
    Object.keys(localStorage),
    // Where the router stood on each page, by numbers.
    Object.keys(sessionStorage).filter((name) => !name.startsWith("react-router")),
    await indexedDB.databases(),
  ]);
  expect(left).toEqual([[], [], []]);
  expect(await page.context().cookies()).toEqual([]);

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
  await register(page, product.url);
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
  const check = async (name: string) => {
    for (const theme of ["dark", "light"]) {
      await page.evaluate((dark) => document.body.classList.toggle("dark", dark), theme === "dark");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]),
        `${name}, ${theme}`,
      ).toEqual([]);
    }
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide, `${name} scrolls sideways`).toBe(false);
  };
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(product.url + paths.login);
  await submit(page, "Sign in");
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
  await check("the question before an account is deleted");
});
