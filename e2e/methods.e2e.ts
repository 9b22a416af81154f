import { paths } from "@app/contract/paths";
import { totpCode } from "@app/server/testing/totp-code";
import { makeAccount, password, signIn, signOut } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A key on this device that says yes to everything. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test("a second step is set up with an app, asked for at the door, and switched off again", async ({
  page,
  product,
}) => {
  test.slow();
  const email = await makeAccount(page, product.url);
  await page.goto(product.url + paths.account);
  // Where no mail leaves, nothing was sent before, however often it is asked for.
  const letter = page.getByRole("button", { name: "Send the letter", exact: true });
  await letter.click();
  await expect(page.getByText("A new letter is ready.")).toBeVisible();
  await expect(letter).toBeVisible();
  await page.getByRole("button", { name: "Set up a second step" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /key for your authenticator app/ })).toBeVisible();
  await isFine(page, "joining an app");
  const secret = (
    await page.getByRole("form", { name: "Join an app" }).locator("code").textContent()
  )?.replaceAll(" ", "");
  const code = () => totpCode(`otpauth://totp/x?secret=${secret}`);
  await page.getByLabel("Code from the app").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code from the app")).toHaveAccessibleDescription(/not right/);
  await page.getByLabel("Code from the app").fill(code());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your spare codes" })).toBeVisible();
  const spare = await page
    .getByRole("region", { name: "Your spare codes" })
    .locator("code")
    .first()
    .textContent();
  await page.getByRole("button", { name: "I have them" }).click();
  await expect(page.getByText("On. After your password")).toBeVisible();
  await page.reload();
  await expect(page.getByText("On. After your password")).toBeVisible();
  await expect(page.getByText(spare ?? "")).toHaveCount(0);

  await signOut(page, product.url);
  await page.goto(product.url + paths.talkSession);
  await say(page, "The code is on my other telephone.");
  const talkUrl = page.url();
  await signIn(page, product.url, email);
  await expect(page.getByText("That was right. One more step")).toBeVisible();
  await isFine(page, "the second step");
  await page.getByRole("button", { name: "I do not have the app at hand" }).click();
  await page.getByLabel("Spare code").fill(spare ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(talkUrl);
  await expect(page.getByText("The code is on my other telephone.", { exact: true })).toBeVisible();

  await page.goto(product.url + paths.account);
  await page.getByRole("button", { name: "Switch the second step off" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("It is off. One step lets you in.")).toBeVisible();
});

test("a passkey is added, renamed, used at the door and removed", async ({ page, product }) => {
  test.slow();
  await addAuthenticator(page);
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.account);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await page.getByRole("button", { name: /^Rename:/ }).click();
  await page.getByRole("textbox", { name: "What you call this passkey" }).fill("Kitchen laptop");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The name is saved.")).toBeVisible();

  await signOut(page, product.url);
  await page.goto(product.url + paths.login);
  await page.getByRole("button", { name: "Your passkey" }).click();
  await expect(page).toHaveURL(product.url + paths.journey);
  await page.goto(product.url + paths.account);
  await page.getByRole("button", { name: "Remove: Kitchen laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey is gone.")).toBeVisible();
  await expect(page.getByText("Kitchen laptop")).toHaveCount(0);
});

test("a passkey alone makes an account out of a conversation, and nothing of it is lost; such an account is deleted without a password", async ({
  page,
  product,
}) => {
  await addAuthenticator(page);
  await page.goto(product.url + paths.talkSession);
  await say(page, "I would rather not give an address.");
  const talkUrl = page.url();
  await page.goto(product.url + paths.register);
  await page.getByRole("button", { name: "A passkey, and no e-mail" }).click();
  await expect(page).toHaveURL(product.url + paths.journey);
  await page.goto(talkUrl);
  await expect(
    page.getByText("I would rather not give an address.", { exact: true }),
  ).toBeVisible();
  await page.goto(product.url + paths.account);
  await expect(page.getByText("Without a name or an e-mail")).toBeVisible();
  await page.goto(product.url + paths.deleteAccount);
  await expect(page.getByText("The account without a name or an e-mail:")).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByLabel("Why are you leaving?")).toBeVisible();
  await expect(page.getByLabel(/password/)).toHaveCount(0);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
});

test("a name and a password are changed, each beside what is wrong with it; other sign-ins are seen and ended from one place", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const email = await makeAccount(page, product.url);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, product.url, email);
  await expect(other).toHaveURL(product.url + paths.journey);

  await page.goto(product.url + paths.account);
  await page.getByRole("button", { name: "Add a name" }).click();
  const name = page.getByRole("textbox", { name: "Your name" });
  await name.fill("Moderator");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription(/spoke for us/);
  await name.fill("Sam");
  await page.keyboard.press("Enter");
  await expect(part(page, "Your profile").getByText("Sam", { exact: true })).toBeVisible();

  const list = part(page, "Your sign-ins");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: /^Sign out:/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await other.goto(product.url + paths.account);
  await expect(other.getByText("You are signed out here")).toBeVisible();

  await page.getByRole("button", { name: "Change your password" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.getByLabel("New password", { exact: true }).fill("qwertyuiop");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
    /among the first/,
  );
  const fresh = "seven small boats at noon";
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changed. Your other sign-ins have ended.")).toBeVisible();
  await isFine(page, "the account");

  await signIn(other, product.url, email, fresh);
  await expect(other).toHaveURL(product.url + paths.journey);
  await page.goto(product.url + paths.logout);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("everywhere else you were signed in")).toBeVisible();
  await other.goto(product.url + paths.account);
  await expect(other.getByText("You are signed out here")).toBeVisible();
  await other.context().close();
});
