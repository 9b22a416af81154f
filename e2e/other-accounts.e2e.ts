import { paths } from "@app/contract/paths";
import { type OpenIdServer, startOpenIdServer } from "@app/server/testing/openid-server";
import { newAddress, signOut } from "./door.ts";
import { expect, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { freePort, type Product, startProduct } from "./product.ts";

/** A copy and a real OpenID provider that know one another. */
const start = async (
  provider: string,
  settings: (openId: OpenIdServer) => Record<string, string>,
): Promise<{ openId: OpenIdServer; product: Product; stop(): Promise<void> }> => {
  const port = await freePort();
  const openId = await startOpenIdServer([
    `http://localhost:${port}/api/auth/callback/${provider}`,
  ]);
  const product = await startProduct({ PORT: String(port), ...settings(openId) });
  return {
    openId,
    product,
    stop: async () => {
      await product.stop();
      await openId.close();
    },
  };
};

/** The browser went to the provider, as it should, and nowhere else. */
const wentOnlyTo = (strangers: string[], issuer: string): void => {
  expect(new Set(strangers.map((url) => new URL(url).origin))).toEqual(new Set([issuer]));
  strangers.length = 0;
};

test("where accounts are kept by another provider, one button signs in, and the talk comes along", async ({
  page,
  strangers,
}) => {
  test.slow();
  const { openId, product, stop } = await start("external", ({ issuer, clientId }) => ({
    TRUSTED_ISSUER: issuer,
    TRUSTED_AUDIENCE: clientId,
    TRUSTED_NAME: "Our House",
  }));
  const email = newAddress();
  openId.signsInNext({ sub: "ana", email, email_verified: true });
  await page.goto(product.url + paths.talkSession);
  await say(page, "I came from work just now.");
  const talkUrl = page.url();

  await page.goto(product.url + paths.login);
  const go = page.getByRole("button", { name: "Continue with Our House" });
  await expect(go).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveCount(0);
  await isFine(page, "one button");
  await go.click();
  await expect(page).toHaveURL(talkUrl);
  await expect(page.getByText("I came from work just now.")).toBeVisible();
  await page.goto(product.url + paths.account);
  await expect(page.getByText("Kept by Our House.")).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("You are signed in")).toBeVisible();
  wentOnlyTo(strangers, openId.issuer);
  await stop();
});

test("a provider that was set up is offered, lets people in and can be turned back from", async ({
  page,
  strangers,
}) => {
  test.slow();
  const { openId, product, stop } = await start("openid", ({ issuer, clientId }) => ({
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: clientId,
    OPENID_NAME: "Our House",
  }));
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
  wentOnlyTo(strangers, openId.issuer);
  await stop();
});
