import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { paths } from "@app/contract/paths";
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext } from "@playwright/test";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";
import {
  answerWords,
  makeVault,
  openSaveDialog,
  passphrase,
  saveByMenu,
  secretWords,
  signUp,
  talk,
  told,
  unlock,
} from "./vault-person.ts";

test.describe.configure({ timeout: 120_000 });

const saved = (page: Page) => page.getByText("Saved. Only you can open it.");
const vaultCard = (page: Page) => page.getByRole("region", { name: "Your vault", exact: true });
const isOpen = (page: Page) => page.getByText("Your vault is open in this tab.");
const conversations = (page: Page) => page.getByRole("region", { name: "Conversations" });

/** Whatever leaves the browser from now on: addresses, headers and bodies. */
const watch = (context: BrowserContext): string[] => {
  const sent: string[] = [];
  context.on("request", (request) => {
    const headers = JSON.stringify(request.headers());
    sent.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ""}`);
  });
  return sent;
};

const tellingIn = (sent: readonly string[]): string[] =>
  secretWords.filter((word) =>
    sent.some((text) => text.toLowerCase().includes(word.toLowerCase())),
  );

const openSaved = async (page: Page): Promise<void> => {
  await conversations(page).getByRole("link").first().click();
  await expect(page.getByRole("article").filter({ hasText: told[0] })).toBeVisible();
};

test("what is saved leaves the browser sealed, and opens again only with the passphrase", async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);

  const sent = watch(context);
  await openSaveDialog(page);
  await unlock(page);
  const dialog = page.getByRole("dialog", { name: "Save this conversation" });
  await dialog.getByLabel("Its name, locked with it").fill("About Bartholomew");
  await dialog.getByLabel(/^Remove the server’s readable copy/).check();
  await dialog.getByRole("button", { name: "Save to my vault" }).click();
  await expect(saved(page)).toBeVisible();
  expect(sent.filter((text) => text.includes("/update_encrypted"))).toHaveLength(1);

  await page.goto(product.url + paths.journey);
  await expect(vaultCard(page)).toContainText("One saved conversation");
  await expect(conversations(page).getByText("Saved, locked")).toBeVisible();
  await expect(page.getByText("About Bartholomew")).toBeHidden();

  await unlock(page, "not the passphrase at all");
  await expect(page.getByText("That is not the passphrase.")).toBeVisible();
  await unlock(page);
  await expect(conversations(page).getByText("About Bartholomew")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search in what you saved" }).fill("TORTOISE");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("One conversation found.")).toBeVisible();
  await expect(page.locator("mark")).toHaveText("tortoise");

  await page.reload();
  await expect(conversations(page).getByText("Saved, locked")).toBeVisible();
  await unlock(page);
  await openSaved(page);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(2);
  expect(tellingIn(sent)).toEqual([]);

  // The server forgot it, so it goes on from what the page holds.
  await page.getByRole("button", { name: "Go on talking" }).click();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByText(told[1], { exact: true })).toBeVisible();
  await say(page, "He eats dandelions.");
  await expect(page.getByText("no longer kept on the server")).toBeVisible();
  await saveByMenu(page);
  await expect(saved(page)).toBeVisible();
  await page.goto(product.url + paths.journey);
  await unlock(page);
  await expect(vaultCard(page)).toContainText("One saved conversation");
  await openSaved(page);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(3);
});

test("a session's end offers its summary sealed, beside the conversation", async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);
  await page.getByRole("button", { name: "End session" }).click();
  const keep = page.getByRole("region", { name: "Save to your vault" });
  await unlock(page);
  const sent = watch(context);
  await keep.getByRole("button", { name: "Save to my vault" }).click();
  await expect(saved(page)).toBeVisible();
  expect(tellingIn(sent)).toEqual([]);

  await page.goto(product.url + paths.journey);
  await unlock(page);
  const summaries = page.getByRole("region", { name: "Summaries you kept" });
  await expect(summaries.getByRole("listitem")).toHaveCount(1);
  await summaries.locator("summary").click();
  await expect(summaries.getByText("From your vault. Only you can open it.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Saved this month" })).toBeVisible();

  // What the server still has goes on there, after its end too.
  await openSaved(page);
  await page.getByRole("button", { name: "Go on talking" }).click();
  await expect(composer(page)).toBeVisible();
  await say(page, "One more thing.");
  await expect(page.getByText("no longer kept on the server")).toBeHidden();
});

test("locking in one tab locks every tab", async ({ page, context, product }) => {
  await signUp(page, product.url);
  await makeVault(page, product.url);
  const other = await context.newPage();
  await other.goto(product.url + paths.seed);
  await unlock(other);
  await expect(isOpen(other)).toBeVisible();

  await page.getByRole("button", { name: "Lock now" }).click();
  await expect(page.getByText("Your vault is locked.")).toBeVisible();
  await expect(other.getByText("Your vault was locked in another tab.")).toBeVisible();
  await expect(isOpen(other)).toBeHidden();
});

test("a save without a connection is finished later, once, even in another visit", async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);
  await openSaveDialog(page);
  await unlock(page);
  const dialog = page.getByRole("dialog", { name: "Save this conversation" });
  await expect(dialog.getByRole("button", { name: "Save to my vault" })).toBeVisible();

  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await dialog.getByRole("button", { name: "Save to my vault" }).click();
  await expect(page.getByText("Sealed and kept on this device.")).toBeVisible();
  const kept = await page.evaluate(
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
  expect(kept).toContain("encryptedData");
  expect(tellingIn([kept])).toEqual([]);
  await page.close();

  await context.unroute("**/api/**");
  const later = await context.newPage();
  await later.goto(product.url + paths.journey);
  await expect(vaultCard(later)).toContainText("One saved conversation", { timeout: 20_000 });
  await unlock(later);
  await openSaved(later);
  await expect(later.getByRole("article", { name: "You" })).toHaveCount(2);
});

test("a server in trouble halfway leaves nothing half saved and nothing twice", async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product.url);
  await makeVault(page, product.url);
  await talk(page, product.url);
  await openSaveDialog(page);
  await unlock(page);
  // The first save arrives, but its answer does not.
  let lost = 0;
  await context.route("**/update_encrypted", async (route) => {
    await route.fetch();
    lost += 1;
    await route.fulfill({ status: 502, body: "" });
  });
  await page.getByRole("button", { name: "Save to my vault" }).click();
  await expect(page.getByText("Sealed and kept on this device.")).toBeVisible();
  expect(lost).toBe(1);
  await page.goto(product.url + paths.journey);
  await expect(page.getByText("waits to be sent")).toBeHidden();
  await expect(vaultCard(page)).toContainText("One saved conversation");
  await expect(conversations(page).getByRole("listitem")).toHaveCount(1);
});

test("the twelve words bring a forgotten vault back, and a drill proves it before", async ({
  page,
  product,
}) => {
  await signUp(page, product.url);
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
  await expect(isOpen(page)).toBeVisible();
});

test("an export opens offline and comes back whole in another account", async ({
  page,
  browser,
  product,
}, testInfo) => {
  await signUp(page, product.url);
  const words = await makeVault(page, product.url);
  await talk(page, product.url);
  await saveByMenu(page);
  await expect(saved(page)).toBeVisible();

  await page.goto(`${product.url}${paths.seed}?export`);
  await unlock(page);
  await expect(isOpen(page)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the file" }).click();
  const file = testInfo.outputPath("export.zip");
  await (await downloading).saveAs(file);

  const { strFromU8, unzipSync } = await import("fflate");
  const files = unzipSync(new Uint8Array(readFileSync(file)));
  const readable = Object.keys(files).filter((path) => path.startsWith("readable/conversation/"));
  expect(strFromU8(files[readable[0] ?? ""] ?? new Uint8Array())).toContain(told[0]);
  const { writeFileSync } = await import("node:fs");
  const opener = testInfo.outputPath("open-me.html");
  writeFileSync(opener, files["open-me.html"] ?? "");
  const offline = await browser.newContext({ offline: true });
  const reader = await offline.newPage();
  await reader.goto(pathToFileURL(opener).href);
  await reader.getByLabel("Passphrase, or your twelve words").fill(words.join(" "));
  await reader.getByRole("button", { name: "Open" }).click();
  await expect(reader.getByText(told[0])).toBeVisible();
  await offline.close();

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await signUp(second, product.url);
  await second.goto(`${product.url}${paths.seed}?import`);
  await second.getByLabel("The export, a zip file").setInputFiles(file);
  const secret = second.getByLabel("The export’s passphrase, or its twelve words", { exact: true });
  await secret.fill("not this one at all");
  await second.getByRole("button", { name: "Bring it in" }).click();
  await expect(second.getByText("That is not the passphrase.")).toBeVisible();
  await secret.fill(passphrase);
  await second.getByRole("button", { name: "Bring it in" }).click();
  await expect(second.getByText("One record brought in.")).toBeVisible();
  await second.goto(product.url + paths.journey);
  await unlock(second);
  await openSaved(second);
  await expect(replies(second).first()).toBeVisible();
  await elsewhere.close();
});

test("somebody without an account is asked for one, and comes back to the conversation", async ({
  page,
  product,
}) => {
  await talk(page, product.url);
  await openSaveDialog(page);
  const way = page.getByRole("link", { name: "Make an account" });
  const session = new URL(page.url()).searchParams.get("session");
  await expect(way).toHaveAttribute(
    "href",
    `${paths.register}?next=${encodeURIComponent(`${paths.talk}?session=${session}`)}`,
  );
});

test("the vault is for everybody: narrow phones, both lights, screen readers", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const look = async () => {
    for (const dark of [true, false]) {
      await page.evaluate((value) => document.body.classList.toggle("dark", value), dark);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  };
  await signUp(page, product.url);
  await page.goto(product.url + paths.seed);
  await expect(page.getByRole("button", { name: "I have written them down" })).toBeVisible();
  await look();
  await makeVault(page, product.url);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });
  await look();
  await talk(page, product.url);
  await openSaveDialog(page);
  await unlock(page);
  await expect(page.getByRole("button", { name: "Save to my vault" })).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Save to my vault" }).click();
  await expect(saved(page)).toBeVisible();
  await page.goto(product.url + paths.journey);
  await expect(vaultCard(page)).toContainText("One saved conversation");
  await look();
  await unlock(page);
  await page.getByRole("searchbox").fill("tortoise");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("One conversation found.")).toBeVisible();
  await look();
  await openSaved(page);
  await look();
});
