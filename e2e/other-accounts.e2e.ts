import { paths } from "@app/contract/paths";
import { startOpenIdServer } from "@app/server/testing/openid-server";
import { newAddress } from "./door.ts";
import { expect, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { freePort, startProduct } from "./product.ts";

test("where accounts are kept by another provider, one button signs in, and the talk comes along; a server whose parent is gone stops by itself", async ({
  page,
  strangers,
}) => {
  test.slow();
  const port = await freePort();
  const openId = await startOpenIdServer([`http://localhost:${port}/api/auth/callback/external`]);
  const product = await startProduct({
    PORT: String(port),
    TRUSTED_ISSUER: openId.issuer,
    TRUSTED_AUDIENCE: openId.clientId,
    TRUSTED_NAME: "Our House",
  });
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
  // The browser went to the provider, as it should, and nowhere else.
  expect(new Set(strangers.map((url) => new URL(url).origin))).toEqual(new Set([openId.issuer]));
  strangers.length = 0;

  product.process.disconnect();
  expect(await product.exit).toBe(0);
  await product.stop();
  await openId.close();
});
