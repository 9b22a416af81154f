import { paths } from "@app/contract/paths";
import { fillIn, newAddress, password, refused, signIn, submit } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { lettersTo, linkTo } from "./post.ts";

type Posting = { product: { url: string }; mail: Parameters<typeof linkTo>[0] };

/** Makes an account and opens the link in its letter. */
const registerByLetter = async (page: Page, { product, mail }: Posting): Promise<string> => {
  const email = newAddress();
  await page.goto(product.url + paths.register);
  await fillIn(page, email);
  await submit(page, "Make an account");
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  await page.goto(await linkTo(mail, email, paths.verifyEmail));
  await expect(page.getByRole("heading", { name: "Your e-mail is confirmed" })).toBeVisible();
  return email;
};

test("an account is made by the link in a letter, and what was said before comes along", async ({
  page,
  posting,
}) => {
  test.slow();
  const { product, mail } = posting;
  await page.goto(product.url + paths.talkSession);
  await say(page, "I keep a light on in the hall.");
  const talkUrl = page.url();
  const email = newAddress();
  await page.goto(product.url + paths.register);
  await fillIn(page, email);
  await submit(page, "Make an account");
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  await isFine(page, "a letter was sent");

  await page.goto(await linkTo(mail, email, paths.verifyEmail));
  await expect(page.getByRole("heading", { name: "Your e-mail is confirmed" })).toBeVisible();
  await expect(page, "the code stays in no address").toHaveURL(product.url + paths.verifyEmail);
  await isFine(page, "an address is confirmed");
  await page.getByRole("link", { name: "Go on talking" }).click();
  await expect(page).toHaveURL(talkUrl);
  await expect(page.getByText("I keep a light on in the hall.")).toBeVisible();

  await page.goto(product.url + paths.account);
  await expect(page.getByText(", confirmed")).toBeVisible();
});

test("somebody else's address cannot be told from a new one", async ({
  page,
  browser,
  posting,
}) => {
  const email = await registerByLetter(page, posting);
  const other = await (await browser.newContext()).newPage();
  await other.goto(posting.product.url + paths.register);
  await fillIn(other, email, "a stranger guessing here");
  await submit(other, "Make an account");
  await expect(other.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  await expect.poll(() => lettersTo(posting.mail, email), "its owner is told").toBe(2);
  await other.context().close();
});

test("a forgotten password is replaced by a link, once, and every sign-in ends", async ({
  page,
  browser,
  posting,
}) => {
  test.slow();
  const { product, mail } = posting;
  const email = await registerByLetter(page, posting);
  const other = await (await browser.newContext()).newPage();
  await other.goto(product.url + paths.login);
  await other.getByRole("link", { name: "Forgotten it?" }).click();
  const ask = async (address: string) => {
    await other.goto(product.url + paths.forgotPassword);
    await other.getByRole("textbox", { name: "E-mail" }).fill(address);
    await other.keyboard.press("Enter");
    await expect(other.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
    return (await other.locator(".come-in-card").textContent())?.replace(address, "");
  };
  const toNobody = await ask(newAddress());
  expect(await ask(email), "nobody learns whether an address has an account").toBe(toNobody);

  const link = await linkTo(mail, email, paths.resetPassword);
  await other.goto(link);
  const field = other.getByLabel("New password", { exact: true });
  await field.fill("short");
  await other.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/at least 10 characters/i);
  await field.fill("password123");
  await other.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/among the first anybody would try/);
  await isFine(other, "a password that is too common");
  const fresh = "seven small boats at noon";
  await field.fill(fresh);
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name: "Your password is changed" })).toBeVisible();
  await expect
    .poll(() => other.evaluate(() => sessionStorage.getItem("fromResetPassword")))
    .toBe("true");

  await page.goto(product.url + paths.account);
  await expect(page.getByRole("heading", { name: "You are signed out here" })).toBeVisible();
  await other.goto(link);
  await other.getByLabel("New password", { exact: true }).fill("another one entirely, please");
  await other.keyboard.press("Enter");
  await expect(other.getByText("This link is not valid, or no longer.")).toBeVisible();
  await signIn(other, product.url, email, password);
  await expect(refused(other)).toContainText("do not go together");
  await signIn(other, product.url, email, fresh);
  await expect(other).toHaveURL(product.url + paths.journey);
  await other.context().close();
});

test("a new address counts once its link was opened by the person who asked", async ({
  page,
  browser,
  posting,
}) => {
  test.slow();
  const { product, mail } = posting;
  const email = await registerByLetter(page, posting);
  const fresh = newAddress();
  await page.goto(product.url + paths.account);
  await page.getByRole("button", { name: "Change your e-mail" }).click();
  const field = page.getByRole("textbox", { name: "New e-mail" });
  await expect(field).toBeFocused();
  await field.fill(fresh);
  await page.getByLabel("Current password", { exact: true }).fill("not the one");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    /not your current password/,
  );
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The change counts once the link in it was opened")).toBeVisible();

  const link = await linkTo(mail, fresh, paths.confirm);
  const before = lettersTo(mail, email);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Sign in first" })).toBeVisible();
  await isFine(other, "a link that asks to sign in");
  await other.getByRole("link", { name: "Sign in", exact: true }).click();
  await fillIn(other, email);
  await submit(other, "Sign in");
  await expect(other.getByRole("heading", { name: "It is confirmed" })).toBeVisible();
  await expect.poll(() => lettersTo(mail, email), "the old address is told").toBe(before + 1);
  await other.goto(product.url + paths.account);
  await expect(other.getByText(fresh).first()).toBeVisible();
  await other.context().close();
});

test("a link that is over says so and offers a new letter, and one that is missing too", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url + paths.verifyEmail}?oobCode=made-up`);
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await isFine(page, "a link that is over");
  await page.getByRole("textbox", { name: "E-mail" }).fill(newAddress());
  await page.getByRole("button", { name: "Send a new letter" }).click();
  await expect(page.getByText("a new letter is ready")).toBeVisible();
  await expect(page.getByText("This copy sends no mail.")).toBeVisible();

  await page.goto(`${product.url + paths.confirm}?oobCode=made-up`);
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await page.goto(product.url + paths.resetPassword);
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
});

test("where no mail leaves, whoever forgot a password is told whom to ask", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.forgotPassword);
  await expect(page.getByText("This copy sends no mail.")).toBeVisible();
  await isFine(page, "no mail leaves");
  await page.getByRole("textbox", { name: "E-mail" }).fill(newAddress());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ask for the link" })).toBeVisible();
});
