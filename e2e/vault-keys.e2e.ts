import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ownPrompts } from "@app/content/prompts";
import { paths } from "@app/contract/paths";
import { strFromU8, unzipSync } from "fflate";
import { makeAccount } from "./door.ts";
import { expect, replies, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import {
  answerWords,
  makeVault,
  openSavedConversation,
  openVaultNotice,
  passphrase,
  saveByMenu,
  savedNotice,
  secretSentences,
  secretWordsIn,
  talk,
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

test("an export opens offline and comes back whole in a new account on another server", async ({
  page,
  browser,
  product,
  withModel: other,
}, testInfo) => {
  await makeAccount(page, product.url);
  const words = await makeVault(page, product.url);
  // While the vault is open, how it is goes into it, sealed.
  await page.getByRole("link", { name: "Open your journey" }).click();
  await page.getByRole("link", { name: "Note how today is" }).click();
  for (const name of ["Bright", "A lot"])
    await page.getByRole("radio", { name, exact: true }).check();
  await page.getByRole("button", { name: "Playful", exact: true }).click();
  await expect(page.getByRole("region", { name: "Kept" })).toContainText("Playful");
  await talk(page, product.url);
  await saveByMenu(page);
  await expect(savedNotice(page)).toBeVisible();

  const { token } = await (await page.request.get(`${product.url}/api/auth/token`)).json();
  const asHer = { headers: { authorization: `Bearer ${token}`, origin: product.url } };
  const call = async (method: "post" | "put" | "patch", path: string, data: object) => {
    const answer = await page.request[method](product.url + path, { ...asHer, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await call("post", "/api/users/me/appointments", {
    local: "2037-11-18T19:30",
    timeZone: "Europe/London",
    about: "About the tortoise",
  });
  await call("patch", "/api/users/me/programs/sleep", {});
  await call("patch", "/api/users/me/settings", { daily_minutes: 45 });
  // Kept before there was a vault, say, and not moved yet.
  await call("put", `/api/users/me/check-ins/${crypto.randomUUID()}`, {
    at: "2026-11-01T18:00:00.000Z",
    day: "2026-11-01",
    entry: { kind: "mood", pleasant: -1, energy: 0, word: "Curious", note: null },
  });
  await call("post", "/api/users/me/memory", { message: "Gardens on Sundays" });
  const sharedWords = "I planted something this spring, and I look at it every day.";
  await call("post", "/api/community-prompts", { text: sharedWords, category: "good" });
  const votedId = ownPrompts.at(-2)?.id ?? "none";
  await call("post", `/api/community-prompts/${votedId}/vote`, { direction: "down" });

  await page.goto(`${product.url}${paths.seed}?export`);
  await unlock(page);
  await expect(openVaultNotice(page)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the file" }).click();
  const file = testInfo.outputPath("export.zip");
  await (await download).saveAs(file);

  const files = unzipSync(new Uint8Array(readFileSync(file)));
  const readable = Object.keys(files).filter((path) => path.startsWith("readable/conversation/"));
  expect(strFromU8(files[readable[0] ?? ""] ?? new Uint8Array())).toContain(secretSentences[0]);
  const { account } = JSON.parse(strFromU8(files["everything.json"] ?? new Uint8Array()));
  expect(account).toMatchObject({
    appointments: [{ about: "About the tortoise" }],
    programs: { programs: [{ program_id: "sleep" }] },
    reports: [],
    settings: { daily_minutes: 45 },
    check_ins: [{ entry: { word: "Curious" } }],
    memory: { items: [{ message: "Gardens on Sundays" }] },
    prompts: [{ text: sharedWords }],
    votes: [{ prompt_id: votedId, direction: "down" }],
  });
  for (const [name, words] of [
    ["appointments", "About the tortoise"],
    ["check-ins", "Curious"],
    ["memory", "Gardens on Sundays"],
    ["prompts", sharedWords],
    ["votes", votedId],
  ] as const)
    expect(strFromU8(files[`readable/account/${name}.md`] ?? new Uint8Array())).toContain(words);
  // Every table that holds something of this person, whichever come in later.
  const { tables } = await (
    await page.request.get(`${product.url}/api/users/me/raw`, asHer)
  ).json();
  const filledTables = (tables as { name: string; rows: number }[]).filter(({ rows }) => rows > 0);
  expect(filledTables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["user_check_ins", "user_memory", "community_prompts", "prompt_votes"]),
  );
  for (const { name, rows } of filledTables) expect(account.rows[name], name).toHaveLength(rows);
  const opener = testInfo.outputPath("open-me.html");
  writeFileSync(opener, files["open-me.html"] ?? "");
  const offline = await browser.newContext({ offline: true });
  const reader = await offline.newPage();
  await reader.goto(pathToFileURL(opener).href);
  await reader.getByLabel("Passphrase, or your twelve words").fill(words.join(" "));
  await reader.getByRole("button", { name: "Open" }).click();
  await expect(reader.getByText(secretSentences[0])).toBeVisible();
  await expect(reader.getByRole("article").filter({ hasText: "Playful" })).toBeVisible();
  await offline.close();

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await makeAccount(second, other.url);
  await second.goto(`${other.url}${paths.seed}?import`);
  await second.getByLabel("The export, a zip file").setInputFiles(file);
  const secret = second.getByLabel("The export’s passphrase, or its twelve words", { exact: true });
  await secret.fill("not this one at all");
  await second.getByRole("button", { name: "Bring it in" }).click();
  await expect(second.getByText("That is not the passphrase.")).toBeVisible();
  await secret.fill(passphrase);
  await second.getByRole("button", { name: "Bring it in" }).click();
  await expect(second.getByText("6 things brought in.")).toBeVisible();
  const { token: hers } = await (await second.request.get(`${other.url}/api/auth/token`)).json();
  const readList = async (list: string) =>
    (
      await second.request.get(`${other.url}/api/users/me/${list}`, {
        headers: { authorization: `Bearer ${hers}` },
      })
    ).json();
  expect(await readList("appointments")).toMatchObject({
    appointments: [{ about: "About the tortoise", local: "2037-11-18T19:30" }],
  });
  expect(await readList("programs")).toMatchObject({ programs: [{ program_id: "sleep" }] });
  expect(await readList("settings")).toMatchObject({ daily_minutes: 45 });
  expect(await readList("check-ins")).toMatchObject({
    check_ins: [{ entry: { word: "Curious" } }],
  });
  expect(await readList("memory")).toMatchObject({ items: [{ message: "Gardens on Sundays" }] });

  await second.getByLabel("The export, a zip file").setInputFiles(file);
  await secret.fill(passphrase);
  await second.getByRole("button", { name: "Bring it in" }).click();
  await expect(second.getByText("Nothing was missing here. 6 things were")).toBeVisible();
  await second.goto(other.url + paths.journey);
  await unlock(second);
  await openSavedConversation(second);
  await expect(replies(second).first()).toBeVisible();
  await elsewhere.close();
});
