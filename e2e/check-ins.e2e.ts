import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { makeVault, passphrase, watch } from "./vault-person.ts";

const mood = (page: Page) => page.getByRole("region", { name: "Right now" });
const keptCheckIn = (page: Page) => page.getByRole("region", { name: "Kept" });
const checkInRows = (page: Page) =>
  page.getByRole("region", { name: "One by one" }).getByRole("listitem");

const tapThree = async (page: Page, how: string, energy: string, word: string): Promise<void> => {
  await mood(page).getByRole("radio", { name: how, exact: true }).check();
  await mood(page).getByRole("radio", { name: energy, exact: true }).check();
  await mood(page).getByRole("button", { name: word, exact: true }).click();
};

const answerAll = async (page: Page, label: string): Promise<void> => {
  for (const item of await page.getByRole("group").filter({ hasText: /^\d/ }).all())
    await item.getByRole("radio", { name: label, exact: true }).check();
};

test("a mood is kept in three taps or with three keys, without an account, and is there after a reload; a note that tells of danger is kept, and people to reach come before everything else", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.checkIn);
  await tapThree(page, "Light", "A little", "Calm");
  await expect(keptCheckIn(page)).toContainText("Light, a little energy. Calm.");
  await keptCheckIn(page).getByRole("textbox").fill("rang Sam");
  await keptCheckIn(page).getByRole("button", { name: "Add the note" }).click();
  await expect(keptCheckIn(page).getByText("Your note is with it.")).toBeVisible();

  await page.reload();
  await expect(checkInRows(page)).toHaveCount(1);
  await expect(checkInRows(page)).toContainText("Light, a little energy. Calm.");
  await expect(checkInRows(page)).toContainText("rang Sam");
  await expect(page.locator("[data-drawn]")).toBeVisible();
  await isFine(page, "a check-in");

  await page.getByRole("button", { name: "Show as a table" }).click();
  const table = page.getByRole("table", { name: "Over time" });
  await expect(table.getByRole("row", { name: /27 days without a check-in/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /Light A little Calm, rang Sam/ })).toBeVisible();

  await page.getByRole("button", { name: /^Remove the check-in/ }).click();
  await expect(checkInRows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(checkInRows(page)).toHaveCount(1);

  await page.reload();
  await mood(page).getByRole("radio", { name: "Heavy", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(keptCheckIn(page).getByRole("heading", { name: "Kept" })).toBeFocused();
  // Whoever says that it is heavy is shown the way to a person.
  await expect(keptCheckIn(page).getByRole("link", { name: "talk to a person now" })).toBeVisible();

  await keptCheckIn(page).getByRole("textbox").fill("I want to kill myself");
  await keptCheckIn(page).getByRole("button", { name: "Add the note" }).click();
  const help = page.getByRole("region", { name: "People you can reach now" });
  await expect(help).toBeFocused();
  await expect(help.getByRole("link", { name: /116 123/ })).toHaveAttribute("href", "tel:116123");
  await expect(keptCheckIn(page).getByText("Your note is with it.")).toBeVisible();
  await isFine(page, "help beside a check-in");

  await page.reload();
  await tapThree(page, "Even", "Some", "Curious");
  await expect(page.getByRole("heading", { name: "Kept" })).toBeFocused();
  await expect(help).toHaveCount(0);
  await expect(checkInRows(page)).toHaveCount(3);
});

test("with a vault, not a word of it leaves the browser in the clear", async ({
  page,
  context,
  product,
}) => {
  test.slow();
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.checkIn);
  await tapThree(page, "Even", "Some", "Curious");
  await expect(keptCheckIn(page)).toBeVisible();

  await makeVault(page, product.url);
  const sent = watch(context);
  await page.goto(product.url + paths.checkIn);
  // A page that is opened anew has to be unlocked anew.
  await expect(
    page.getByRole("heading", { name: "Your check-ins are in your vault" }),
  ).toBeVisible();
  await tapThree(page, "Bright", "A lot", "Playful");
  const form = mood(page).getByRole("form", { name: /locked/ });
  await form.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await form.getByRole("button", { name: "Unlock" }).click();
  await expect(keptCheckIn(page)).toContainText("Bright, a lot of energy. Playful.");
  await keptCheckIn(page).getByRole("textbox").fill("Sealed words");
  await keptCheckIn(page).getByRole("button", { name: "Add the note" }).click();
  // What nobody else can read is met with the way to people, whatever it says.
  await expect(keptCheckIn(page).getByRole("link", { name: "talk to a person" })).toBeVisible();
  // The one from before there was a vault has moved into it.
  await expect(checkInRows(page)).toHaveCount(2);
  await expect
    .poll(() => sent.filter((request) => request.startsWith("DELETE")).length)
    .toBeGreaterThan(0);
  expect(sent.filter((request) => /Playful|Curious|pleasant|Sealed/.test(request))).toEqual([]);
  const readableCheckIns = await page.evaluate(async () => {
    const { token } = await (await fetch("/api/auth/token")).json();
    const answer = await fetch("/api/users/me/check-ins", {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()).check_ins.length;
  });
  expect(readableCheckIns).toBe(0);
});

test("a self-check says what its number means, and keeps nothing unasked", async ({
  page,
  product,
  context,
}) => {
  const sent = watch(context);
  await page.goto(product.url + paths.selfCheck);
  await page.getByRole("link", { name: /WHO-5/ }).click();
  await page.getByRole("button", { name: "See what it says" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "5 answers are still open" }),
  ).toBeVisible();
  await answerAll(page, "Less than half of the time");
  await page.getByRole("button", { name: "See what it says" }).click();
  await expect(page.getByRole("region", { name: "40 of 100" })).toBeFocused();
  await expect(page.getByText("reduced well-being")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What it does not say" })).toBeVisible();
  expect(sent.filter((request) => request.includes("/check-ins/"))).toEqual([]);
  await isFine(page, "a result");

  await page.getByRole("button", { name: "Keep this" }).click();
  await expect(page.getByText("Kept. You find it below")).toBeVisible();
  await expect(page.getByRole("region", { name: "WHO-5 over time" })).toContainText("40 of 100");
});

test("the ninth answer of the PHQ-9 opens the way to help at once, and first in the result", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}${paths.selfCheck}?with=phq-9`);
  const help = page.getByRole("region", { name: /^Thoughts like that weigh a lot/ });
  await expect(page.getByRole("group").first()).toBeVisible();
  await expect(help).toHaveCount(0);
  await page
    .getByRole("group", { name: /better off dead/ })
    .getByRole("radio", { name: "Several days", exact: true })
    .check();
  await expect(help.getByRole("link", { name: /999/ })).toHaveAttribute("href", "tel:999");
  await expect(help.getByRole("link", { name: /Samaritans/ }).first()).toBeVisible();
  await expect(help.getByRole("link", { name: "Your safety plan" })).toBeVisible();
  await isFine(page, "help in a self-check");

  for (const item of (await page.getByRole("group").filter({ hasText: /^\d/ }).all()).slice(0, 8))
    await item.getByRole("radio", { name: "Not at all", exact: true }).check();
  await page.getByRole("button", { name: "See what it says" }).click();
  await expect(page.getByRole("heading", { name: "1 of 27" })).toBeVisible();
  await expect(help).toBeVisible();
});
