import { paths } from "@app/contract/paths";
import type { BrowserContext } from "@playwright/test";
import { expect, type Page, say } from "./fixtures.ts";
import { plant } from "./leaks.ts";

export const passphrase = plant("velvet harbour tuesday lantern");

/** Words nobody else would say, so that one of them in a request is ours. */
export const secretSentences = [
  "My neighbour Wilhelmina keeps a tortoise",
  "It is called Bartholomew",
] as const;
const secretWords = ["Wilhelmina", "tortoise", "Bartholomew", ...passphrase.split(" ")];

export const wordsOn = async (page: Page): Promise<string[]> => {
  const rows = page.getByRole("region", { name: "Your twelve words" }).getByRole("listitem");
  await expect(rows).toHaveCount(12);
  return (await rows.allInnerTexts()).map((text) => text.replace(/[\d\s]/g, ""));
};

/** Answers whichever three words are asked for. */
export const answerWords = async (page: Page, words: readonly string[]): Promise<void> => {
  const wordFields = page.getByRole("textbox", { name: /^Word \d+$/ });
  await expect(wordFields).toHaveCount(3);
  for (const field of await wordFields.all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText);
    await field.fill(words[Number(label?.replace(/\D/g, "")) - 1] ?? "");
  }
};

/** Through the page, as anybody would; answers with the twelve words. */
export const makeVault = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(`${url}${paths.seed}`);
  const words = await wordsOn(page);
  await page.getByRole("button", { name: "I have written them down" }).click();
  await answerWords(page, words);
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await page.getByLabel("A hint, if you like").fill("where the ships sleep");
  await expect(page.getByText(/^(Good|Strong)\./)).toBeVisible();
  await page.getByLabel("I understand that if I lose both").check();
  await page.getByRole("button", { name: "Make the vault" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Your vault", exact: true }),
  ).toBeVisible();
  return words;
};

export const unlock = async (page: Page, secret: string = passphrase): Promise<void> => {
  const form = page.getByRole("form", { name: /locked/ });
  await form.getByLabel("Passphrase", { exact: true }).fill(secret);
  await form.getByRole("button", { name: "Unlock" }).click();
};

export const talk = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}${paths.talkSession}`);
  for (const words of secretSentences) await say(page, words);
};

/** In the middle of a conversation, by the menu. */
export const openSaveDialog = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Save this conversation" }).click();
};

export const saveByMenu = async (page: Page): Promise<void> => {
  await openSaveDialog(page);
  const dialog = page.getByRole("dialog", { name: "Save this conversation" });
  const unlocks = dialog.getByRole("button", { name: "Unlock" });
  const saves = dialog.getByRole("button", { name: "Save to my vault" });
  await expect(unlocks.or(saves).first()).toBeVisible();
  if (await unlocks.isVisible()) await unlock(page);
  await saves.click();
};

export const savedNotice = (page: Page) => page.getByText("Saved. Only you can open it.");
export const vaultCard = (page: Page) =>
  page.getByRole("region", { name: "Your vault", exact: true });
export const openVaultNotice = (page: Page) => page.getByText("Your vault is open in this tab.");
export const conversations = (page: Page) => page.getByRole("region", { name: "Conversations" });

/** Whatever leaves the browser from now on: addresses, headers and bodies. */
export const watch = (context: BrowserContext): string[] => {
  const sent: string[] = [];
  context.on("request", (request) => {
    const headers = JSON.stringify(request.headers());
    sent.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ""}`);
  });
  return sent;
};

export const secretWordsIn = (sent: readonly string[]): string[] =>
  secretWords.filter((word) =>
    sent.some((text) => text.toLowerCase().includes(word.toLowerCase())),
  );

export const openSavedConversation = async (page: Page): Promise<void> => {
  await conversations(page).getByRole("link").first().click();
  await expect(page.getByRole("article").filter({ hasText: secretSentences[0] })).toBeVisible();
};
