import { paths } from "@app/contract/paths";
import { expect, type Page } from "./fixtures.ts";
import { plant } from "./leaks.ts";

export const password = plant("four quiet grey stones");
export const newAddress = () => `person-${crypto.randomUUID()}@mail.example`;

export const fillIn = async (page: Page, email: string, secret = password): Promise<void> => {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
};

/** Presses the button of the form. */
export const submit = (page: Page, name: "Sign in" | "Make an account") =>
  page.locator("form").getByRole("button", { name }).click();

/** Makes an account without the pages, for tests of something else; answers with its address. */
export const makeAccount = async (
  { request }: Pick<Page, "request">,
  url: string,
): Promise<string> => {
  const email = newAddress();
  const answer = await request.post(`${url}/api/auth/sign-up/email`, {
    headers: { origin: url },
    data: { email, password, name: "" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
};

/** Makes an account by the page; answers with its address. */
export const register = async (page: Page, url: string): Promise<string> => {
  const email = newAddress();
  await page.goto(url + paths.register);
  await fillIn(page, email);
  await submit(page, "Make an account");
  await expect(page).toHaveURL(url + paths.journey);
  await expect(page.getByText("Your account is made, and you are signed in here.")).toBeVisible();
  return email;
};

export const signIn = async (
  page: Page,
  url: string,
  email: string,
  secret = password,
): Promise<void> => {
  await page.goto(url + paths.login);
  await fillIn(page, email, secret);
  await submit(page, "Sign in");
};

/** Why somebody was not let in. */
export const refusalNotice = (page: Page) => page.locator("form > [role=alert]");

export const signOut = async (page: Page, url: string): Promise<void> => {
  await page.goto(url + paths.logout);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You are signed out")).toBeVisible();
};

/** Opens the menu of the conversation and takes the way to an account. */
export const makeAccountFromTalk = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Make an account" }).click();
  await expect(page.getByText("What you are in the middle of comes with you.")).toBeVisible();
};
