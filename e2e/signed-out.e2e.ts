import { paths } from "@app/contract/paths";
import { fillIn, makeAccount, signOut, submit } from "./door.ts";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

/** The sign-in behind the page's cookie ends, as when it is ended from another device. */
const endElsewhere = async (page: Page, url: string): Promise<void> => {
  const { token } = await (await page.request.get(`${url}/api/auth/token`)).json();
  const answer = await page.request.post(`${url}/api/users/me/sign-ins/end-all`, {
    headers: { authorization: `Bearer ${token}`, origin: url },
    data: {},
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

const signedOut = (page: Page) => page.getByRole("heading", { name: "You are signed out here" });
/** Said to whoever has nothing, and never to somebody who is only signed out. */
const tellsOfLoss =
  /starts empty|is set aside yet|without an account|needs an account|not in your account|Nobody is signed in/;
const mine = (page: Page) => page.getByRole("article", { name: "You", exact: true });

test("a sign-in that ended elsewhere is said, nothing of it is called empty, and signing in leads back", async ({
  page,
  product,
}) => {
  test.slow();
  const email = await makeAccount(page, product.url);
  await page.goto(product.url + paths.talkSession);
  await say(page, "My neighbour Wilhelmina keeps a tortoise");
  const room = page.url();
  await endElsewhere(page, product.url);

  // In the middle of the conversation: the words stay, and are sent after signing in.
  await composer(page).fill("It is called Bartholomew");
  await composer(page).press("Enter");
  await expect(signedOut(page)).toBeVisible();
  await expect(page.getByText("your words are above, and are sent when")).toBeVisible();

  for (const path of [
    paths.appointments,
    paths.settings,
    paths.seed,
    paths.talk,
    paths.safetyPlan,
    paths.dataProtection,
    paths.journey,
  ]) {
    await page.goto(product.url + path);
    if (path === paths.dataProtection)
      await page.getByRole("button", { name: "Show my records" }).click();
    await expect(signedOut(page), path).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Sign in" }).first(),
    ).toBeVisible();
    await expect(page.getByText(tellsOfLoss)).toHaveCount(0);
  }
  await isFine(page, "the journey, signed out");

  await page.goto(room);
  await expect(signedOut(page)).toBeVisible();
  await isFine(page, "a conversation, signed out");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await fillIn(page, email);
  await submit(page, "Sign in");
  await expect(page).toHaveURL(room);
  await expect(mine(page)).toHaveText([/Wilhelmina/, /Bartholomew/]);
  await expect(replies(page)).toHaveCount(3);

  // Whoever signs out by themselves is told nothing of an end.
  await signOut(page, product.url);
  await page.goto(product.url + paths.journey);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(signedOut(page)).toBeHidden();
});

test("a message that is too long says by how much, and keeps every letter", async ({
  page,
  product,
}) => {
  const longMessage = "a word ".repeat(3_000).trim();
  await page.goto(product.url + paths.talkSession);
  await expect(replies(page)).toHaveCount(1);
  await composer(page).fill(longMessage);
  const tooLongNotice = page.getByText(
    "characters too long: one message holds 8,000. Nothing is lost.",
  );
  await expect(tooLongNotice).toContainText("About 13,000");
  await composer(page).press("Enter");
  await expect(mine(page)).toHaveCount(0);
  await expect(composer(page)).toHaveValue(longMessage);
  await isFine(page, "a message that is too long");
  await page.reload();
  await expect(composer(page)).toHaveValue(longMessage);
  await composer(page).fill(longMessage.slice(0, 8_000));
  await expect(tooLongNotice).toBeHidden();
  await composer(page).press("Enter");
  await expect(mine(page)).toHaveCount(1);
});
