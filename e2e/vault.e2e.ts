import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { composer, expect, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import {
  conversations,
  makeVault,
  openSaveDialog,
  openSavedConversation,
  saveByMenu,
  savedNotice,
  secretSentences,
  secretWordsIn,
  talk,
  unlock,
  vaultCard,
  watch,
} from "./vault-person.ts";

test.describe.configure({ timeout: 120_000 });

test("what is saved leaves the browser sealed, and opens again only with the passphrase", async ({
  page,
  context,
  product,
}) => {
  await makeAccount(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);

  const sent = watch(context);
  const failedAddresses: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) failedAddresses.push(answer.url());
  });
  await expect(page.getByText("30 days at most, unless you save it.")).toBeVisible();
  await openSaveDialog(page);
  await unlock(page);
  const dialog = page.getByRole("dialog", { name: "Save this conversation" });
  await isFine(page, "saving a conversation");
  await dialog.getByLabel("Its name, locked with it").fill("About Bartholomew");
  await dialog.getByLabel(/^Remove the server’s readable copy/).check();
  await dialog.getByRole("button", { name: "Save to my vault" }).click();
  await expect(savedNotice(page)).toBeVisible();
  expect(sent.filter((text) => text.includes("/update_encrypted"))).toHaveLength(1);
  expect(failedAddresses, "a first save leaves no red line in the console").toEqual([]);
  await expect(page.getByText("What you saved stays.")).toBeVisible();
  await expect(page.getByText("unless you save it")).toHaveCount(0);

  await page.goto(product.url + paths.journey);
  await expect(vaultCard(page)).toContainText("One saved conversation");
  await expect(conversations(page).getByText("Saved, locked")).toBeVisible();
  await expect(page.getByText("About Bartholomew")).toBeHidden();
  await isFine(page, "the journey with a locked vault");

  await unlock(page, "not the passphrase at all");
  await expect(page.getByText("That is not the passphrase.")).toBeVisible();
  await unlock(page);
  await expect(conversations(page).getByText("About Bartholomew")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search in what you saved" }).fill("TORTOISE");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("One conversation found.")).toBeVisible();
  await expect(page.locator("mark")).toHaveText("tortoise");
  await isFine(page, "what was found");

  await page.reload();
  await expect(conversations(page).getByText("Saved, locked")).toBeVisible();
  await unlock(page);
  await openSavedConversation(page);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(2);
  await isFine(page, "a saved conversation");
  expect(secretWordsIn(sent)).toEqual([]);

  // The server forgot it, so it goes on from what the page holds.
  await page.getByRole("button", { name: "Go on talking" }).click();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByText(secretSentences[1], { exact: true })).toBeVisible();
  await say(page, "He eats dandelions.");
  await expect(page.getByText("no longer kept on the server")).toBeVisible();
  await saveByMenu(page);
  await expect(savedNotice(page)).toBeVisible();
  await page.goto(product.url + paths.journey);
  await unlock(page);
  await expect(vaultCard(page)).toContainText("One saved conversation");
  await openSavedConversation(page);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(3);
  await page.goto(product.url + paths.account);
  await expect(page.getByRole("region", { name: "Your profile" })).toContainText(
    "One session so far. Saved in the vault: one conversation.",
  );
});

test("a session's end offers its summary sealed, beside the conversation", async ({
  page,
  context,
  product,
}) => {
  await makeAccount(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);
  await page.getByRole("button", { name: "End session" }).click();
  const keep = page.getByRole("region", { name: "Save to your vault" });
  await unlock(page);
  const sent = watch(context);
  await keep.getByRole("button", { name: "Save to my vault" }).click();
  await expect(savedNotice(page)).toBeVisible();
  expect(secretWordsIn(sent)).toEqual([]);

  await page.goto(product.url + paths.journey);
  await unlock(page);
  const summaries = page.getByRole("region", { name: "Summaries you kept" });
  await expect(summaries.getByRole("listitem")).toHaveCount(1);
  await summaries.locator("summary").click();
  await expect(summaries.getByText("From your vault. Only you can open it.")).toBeVisible();
  await expect(conversations(page).getByRole("listitem")).toHaveCount(1);

  // What the server still has goes on there, after its end too.
  await openSavedConversation(page);
  await page.getByRole("button", { name: "Go on talking" }).click();
  await expect(composer(page)).toBeVisible();
  await say(page, "One more thing.");
  await expect(page.getByText("no longer kept on the server")).toBeHidden();
});

test("a save without a connection is finished later, once, even in another visit", async ({
  page,
  context,
  product,
}) => {
  await makeAccount(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);
  await openSaveDialog(page);
  await unlock(page);
  const dialog = page.getByRole("dialog", { name: "Save this conversation" });
  await expect(dialog.getByRole("button", { name: "Save to my vault" })).toBeVisible();

  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await dialog.getByRole("button", { name: "Save to my vault" }).click();
  await expect(page.getByText("Sealed and kept on this device.")).toBeVisible();
  const keptSaves = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("vault");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("saves").objectStore("saves").getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );
  expect(keptSaves).toContain("encryptedData");
  expect(secretWordsIn([keptSaves])).toEqual([]);
  await page.close();

  await context.unroute("**/api/**");
  const laterPage = await context.newPage();
  await laterPage.goto(product.url + paths.journey);
  await expect(vaultCard(laterPage)).toContainText("One saved conversation", { timeout: 20_000 });
  await unlock(laterPage);
  await openSavedConversation(laterPage);
  await expect(laterPage.getByRole("article", { name: "You" })).toHaveCount(2);
});

test("a server in trouble halfway leaves nothing half saved and nothing twice; a record that came cut, or in another's place, says so; a browser that keeps nothing says so, and saves while the page is open", async ({
  page,
  context,
  product,
}) => {
  await makeAccount(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);
  await openSaveDialog(page);
  await unlock(page);
  // The first save arrives, but its answer does not.
  let lostAnswers = 0;
  await context.route("**/update_encrypted", async (route) => {
    await route.fetch();
    lostAnswers += 1;
    await route.fulfill({ status: 502, body: "" });
  });
  await page.getByRole("button", { name: "Save to my vault" }).click();
  await expect(page.getByText("Sealed and kept on this device.")).toBeVisible();
  await expect.poll(() => lostAnswers).toBe(1);
  await page.goto(product.url + paths.journey);
  await expect(page.getByText("waits to be sent")).toBeHidden();
  await expect(vaultCard(page)).toContainText("One saved conversation");
  await expect(conversations(page).getByRole("listitem")).toHaveCount(1);

  const record = /\/api\/users\/me\/conversations\/[\w-]+$/;
  await context.route(record, async (route) => {
    const whole = await (await route.fetch()).json();
    await route.fulfill({ json: { ...whole, encryptedData: whole.encryptedData.slice(0, -8) } });
  });
  await unlock(page);
  await conversations(page).getByRole("link").first().click();
  await expect(page.getByText("it lies in another record’s place")).toBeVisible();
  await context.unroute(record);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").filter({ hasText: secretSentences[0] })).toBeVisible();

  // A browser that keeps nothing says so, and saves while the page is open.
  await context.unroute("**/update_encrypted");
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Object.defineProperty(globalThis, "indexedDB", { value: { open: refuse } });
  });
  await talk(page, product.url);
  await openSaveDialog(page);
  await unlock(page);
  await expect(page.getByRole("button", { name: "Save to my vault" })).toBeVisible();
  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Save to my vault" }).click();
  await expect(page.getByText("Leave this page open until it is sent.")).toBeVisible();
  await context.unroute("**/api/**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(savedNotice(page)).toBeVisible();
});
