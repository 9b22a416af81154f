import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import {
  answerWords,
  makeVault,
  openVaultNotice,
  passphrase,
  secretWordsIn,
  unlock,
  watch,
  wordsOn,
} from "./vault-person.ts";

test.describe.configure({ timeout: 120_000 });

test("the recovery sheet prints on one page; on a phone, making a vault ends with what was made and what to keep in sight; locking in one tab locks every tab", async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.seed);
  const words = await wordsOn(page);
  await isFine(page, "the twelve words");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const sheet = page.getByText(/recovery sheet$/);
  await expect(sheet).toBeVisible();
  for (const word of words) await expect(sheet.locator("..")).toContainText(word);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  await makeVault(page, product.url);
  const madeVault = page.getByRole("region", { name: "Your vault is made" });
  await expect(madeVault.getByRole("heading", { name: "Your vault is made" })).toBeFocused();
  for (const part of [
    madeVault.getByRole("heading", { name: "Your vault is made" }),
    madeVault.getByText("The twelve words"),
    madeVault.getByText("The passphrase"),
    madeVault.getByRole("link", { name: "Open your journey" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });
  await isFine(page, "a vault that was just made, and all it can do");

  const other = await context.newPage();
  await other.goto(product.url + paths.seed);
  await unlock(other);
  await expect(openVaultNotice(other)).toBeVisible();
  await page.getByRole("button", { name: "Lock now" }).click();
  await expect(page.getByText("Your vault is locked.")).toBeVisible();
  await expect(other.getByText("Your vault was locked in another tab.")).toBeVisible();
  await expect(openVaultNotice(other)).toBeHidden();
});

test("a safety plan goes into the vault, sealed, and is there on another device", async ({
  page,
  context,
  browser,
  product,
}) => {
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.safetyPlan);
  await page.getByRole("textbox", { name: "My reasons to go on" }).fill("The tortoise");
  await expect(page.getByText("Kept in this browser")).toBeVisible();
  const sent = watch(context);
  const saveAnswer = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().includes("/safety-plan/"),
    // All of making a vault lies between.
    { timeout: 90_000 },
  );
  await makeVault(page, product.url);
  expect((await saveAnswer).ok()).toBe(true);
  expect(secretWordsIn(sent)).toEqual([]);

  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const phone = await elsewhere.newPage();
  await phone.goto(product.url + paths.safetyPlan);
  await phone.getByRole("button", { name: "Unlock it here" }).click();
  await unlock(phone);
  await expect(phone.getByRole("textbox", { name: "My reasons to go on" })).toHaveValue(
    "The tortoise",
  );
  await elsewhere.close();
});

test("the twelve words bring a forgotten vault back, and a drill proves it before", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  const words = await makeVault(page, product.url);
  await expect(page.getByText("Not proved yet")).toBeVisible();
  await page.getByRole("heading", { name: "Could I recover?" }).click();
  await answerWords(page, [...words].reverse());
  await page.getByLabel("Your passphrase", { exact: true }).fill(passphrase);
  await page.getByRole("button", { name: "Check the three words" }).click();
  await expect(page.getByText(/^Not word/).first()).toBeVisible();
  await answerWords(page, words);
  await page.getByRole("button", { name: "Check the three words" }).click();
  await expect(page.getByText("these words will open your vault")).toBeVisible();
  await expect(page.getByText(/^Last proved on/)).toBeVisible();

  await page.goto(`${product.url}${paths.seed}?recover`);
  await page
    .locator("#recover")
    .getByLabel("Your twelve words")
    .fill(words.join(" ").replace(/\w+$/, "zzzzz"));
  await expect(page.getByText(/is not on the list/)).toBeVisible();
  await page
    .locator("#recover")
    .getByLabel("Your twelve words")
    .fill(` ${words.join("\n").toUpperCase()} `);
  const recover = page.locator("#recover");
  await recover
    .getByLabel("A new passphrase", { exact: true })
    .fill("copper wednesday gravel orchid");
  await page.getByRole("button", { name: "Open with the words" }).click();
  await expect(page.getByText("Everything in it is as it was.")).toBeVisible();

  await page.reload();
  await unlock(page);
  await expect(page.getByText("That is not the passphrase.")).toBeVisible();
  await unlock(page, "copper wednesday gravel orchid");
  await expect(openVaultNotice(page)).toBeVisible();
});
