import { paths } from "@app/contract/paths";
import {
  fillIn,
  makeAccount,
  makeAccountFromTalk,
  newAddress,
  refusalNotice,
  register,
  signIn,
  submit,
} from "./door.ts";
import { composer, expect, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("an account made in the middle of a conversation loses nothing of it, also where it comes along only when asked for again", async ({
  page,
  browser,
  product,
}) => {
  await page.goto(product.url + paths.talkSession);
  await say(page, "My brother moved out on Sunday and the flat is too quiet.");
  await composer(page).fill("What I have not said yet");
  const talkUrl = page.url();
  const before = await replies(page).allTextContents();

  await makeAccountFromTalk(page);
  await isFine(page, "making an account in the middle of something");
  const email = newAddress();
  await fillIn(page, email);
  await page.route("**/api/sessions/migrate", (route) => route.abort(), { times: 1 });
  await submit(page, "Make an account");
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was lost" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(page).toHaveURL(talkUrl);
  await expect(replies(page)).toHaveText(before);
  await expect(composer(page)).toHaveValue("What I have not said yet");
  await composer(page).fill("");
  await say(page, "I think I miss the noise.");

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, product.url, email);
  await expect(other).toHaveURL(product.url + paths.journey);
  await other.goto(talkUrl);
  await expect(other.getByText("the flat is too quiet").first()).toBeVisible();
  await expect(other.getByText("I think I miss the noise.").first()).toBeVisible();
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
  const laterPage = await context.newPage();
  await laterPage.goto(talkUrl);
  await expect(laterPage.getByText("I have a letter in a drawer since March.")).toBeVisible();
});

test("on a phone the forms at the door are whole at once, with one bright button; what is missing is said beside its field; an address behind them that is not ours is not followed", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const [path, act, bright] of [
    [paths.login, "Sign in", "Talk without an account"],
    [`${paths.register}?next=//evil.example/talk`, "Make an account", "Make an account"],
  ] as const) {
    await page.goto(product.url + path);
    const bar = await page.locator(".bar").boundingBox();
    for (const part of [
      page.getByRole("textbox", { name: "E-mail" }),
      page.getByLabel("Password", { exact: true }),
      page.locator("form").getByRole("button", { name: act }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await expect(page.locator("main .button-ember")).toHaveText([bright]);
  }

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
  await isFine(page, "a form with what is missing in it");

  await fillIn(page, newAddress());
  await submit(page, "Make an account");
  await expect(page).toHaveURL(product.url + paths.journey);
});

test("a form that is sent before the page's script is there is sent once it is", async ({
  page,
  browser,
  product,
}) => {
  const email = await makeAccount(page, product.url);
  const other = await browser.newPage();
  let arrive = () => {};
  const scriptMayCome = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await other.route("**/static/js/entry.client*", async (route) => {
    await scriptMayCome;
    await route.continue();
  });
  await other.goto(product.url + paths.login, { waitUntil: "domcontentloaded" });
  await fillIn(other, email);
  await submit(other, "Sign in");
  await expect(other.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  arrive();
  await expect(other).toHaveURL(product.url + paths.journey);
  await other.close();
});

test("a wrong password is told kindly, in the same words as an address nobody knows; the right one brings the conversation into the account", async ({
  page,
  browser,
  product,
}) => {
  const email = await makeAccount(page, product.url);
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(product.url + paths.talkSession);
  await say(fresh, "I forgot to sign in before I began.");
  const talkUrl = fresh.url();
  await signIn(fresh, product.url, email, "not the one I chose");
  await expect(refusalNotice(fresh)).toContainText("do not go together");
  const toKnown = await refusalNotice(fresh).textContent();
  await fillIn(fresh, newAddress(), "not the one I chose");
  const signInAnswer = fresh.waitForResponse("**/api/auth/sign-in/email");
  await submit(fresh, "Sign in");
  await signInAnswer;
  await expect(refusalNotice(fresh)).toHaveText(toKnown ?? "");

  await fresh.goto(product.url + paths.register);
  await fillIn(fresh, email, "a stranger guessing here");
  await submit(fresh, "Make an account");
  await expect(refusalNotice(fresh)).not.toBeEmpty();
  await expect(refusalNotice(fresh)).not.toContainText(/exist|taken|already|registered/i);

  // Strangers have guessed at this address, as the server says it: its owner waits, and is let in.
  const waits = { status: 429, headers: { "retry-after": "30" }, json: { code: "wait_first" } };
  await fresh.route("**/api/auth/sign-in/email", (route) => route.fulfill(waits), { times: 1 });
  await signIn(fresh, product.url, email);
  await expect(fresh.getByRole("status").filter({ hasText: "it goes on by itself" })).toContainText(
    /Wrong passwords were tried.+looked at in \d+ seconds/,
  );
  await fresh.getByRole("button", { name: "Stop waiting" }).click();
  await expect(refusalNotice(fresh)).not.toBeEmpty();
  await submit(fresh, "Sign in");
  await expect(fresh).toHaveURL(talkUrl);
  await expect(fresh.getByText("I forgot to sign in before I began.").first()).toBeVisible();
  await fresh.context().close();
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
  await other.getByRole("main").getByRole("link", { name: "Sign out" }).click();
  await expect(other.getByText("Sign out of this browser?")).toBeVisible();
  await isFine(other, "signing out");
  await other.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(other.getByText("You are signed out")).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText("This is for me alone.")).toHaveCount(0);
  await other.goto(product.url + paths.account);
  await expect(other.getByText("You are here without an account")).toBeVisible();
});
