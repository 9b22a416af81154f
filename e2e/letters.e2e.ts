import { paths } from "@app/contract/paths";
import { fillIn, newAddress, password, refusalNotice, signIn, submit } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { codeTo, lettersTo, linkTo } from "./post.ts";

// One after the other, so that one copy that posts is enough.
test.describe.configure({ mode: "default" });

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

test("an account is made by the link in a letter, what was said before comes along, and nobody else learns that it is there", async ({
  page,
  browser,
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

  const other = await (await browser.newContext()).newPage();
  await other.goto(product.url + paths.register);
  await fillIn(other, email, "a stranger guessing here");
  await submit(other, "Make an account");
  await expect(other.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  await expect.poll(() => lettersTo(mail, email), "its owner is told").toBe(2);
  await other.context().close();
});

test("a forgotten password is replaced by a link, once, and every sign-in ends; a new address counts once its link was opened by the person who asked", async ({
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
    return (await other.getByRole("main").textContent())?.replace(address, "");
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
  await expect(refusalNotice(other)).toContainText("do not go together");
  await signIn(other, product.url, email, fresh);
  await expect(other).toHaveURL(product.url + paths.journey);

  const address = newAddress();
  await other.goto(product.url + paths.account);
  await other.getByRole("button", { name: "Change your e-mail" }).click();
  const newField = other.getByRole("textbox", { name: "New e-mail" });
  await expect(newField).toBeFocused();
  await newField.fill(address);
  const current = other.getByLabel("Current password", { exact: true });
  await current.fill("not the one");
  await other.keyboard.press("Enter");
  await expect(current).toHaveAccessibleDescription(/not your current password/);
  await current.fill(fresh);
  await other.keyboard.press("Enter");
  await expect(other.getByText("The change counts once the link in it was opened")).toBeVisible();

  const confirmLink = await linkTo(mail, address, paths.confirm);
  const before = lettersTo(mail, email);
  await page.goto(confirmLink);
  await expect(page.getByRole("heading", { name: "Sign in first" })).toBeVisible();
  await isFine(page, "a link that asks to sign in");
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await fillIn(page, email, fresh);
  await submit(page, "Sign in");
  await expect(page.getByRole("heading", { name: "It is confirmed" })).toBeVisible();
  await expect.poll(() => lettersTo(mail, email), "the old address is told").toBe(before + 1);
  await page.goto(product.url + paths.account);
  await expect(page.getByText(address).first()).toBeVisible();
  await other.context().close();
});

test("a link that is over says so and offers a new letter, and one that is missing too; where no mail leaves, people are told whom to ask", async ({
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
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByText("This copy sends no mail.")).toBeVisible();
  await isFine(page, "no mail leaves");
  await page.getByRole("textbox", { name: "E-mail" }).fill(newAddress());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ask for the link" })).toBeVisible();
});

test("a code to a telephone lets people in, with what they were in the middle of", async ({
  page,
  posting,
}) => {
  test.slow();
  const { product, texts } = posting;
  const number = "+447700900417";
  await page.goto(product.url + paths.talkSession);
  await say(page, "My hands are full most days.");
  const talkUrl = page.url();
  await page.goto(product.url + paths.login);
  await page.getByRole("button", { name: "A code to your phone" }).click();
  const field = page.getByLabel("Telephone number");
  await field.fill("07700 900417");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/with its country, like/);
  await field.fill("+44 7700 900 417");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`A code is on its way to ${number}.`)).toBeVisible();
  await isFine(page, "a code was sent");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/not right/);
  await page.getByLabel("Code", { exact: true }).fill(await codeTo(texts, number));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(talkUrl);
  await expect(page.getByText("My hands are full most days.")).toBeVisible();
  await page.goto(product.url + paths.account);
  await expect(
    page.getByRole("region", { name: "How you sign in", exact: true }).getByText(number),
  ).toBeVisible();
});
