import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ownPrompts } from "@app/content/prompts";
import { paths } from "@app/contract/paths";
import { strFromU8, unzipSync } from "fflate";
import { makeAccount } from "./door.ts";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";
import {
  makeVault,
  openSavedConversation,
  openVaultNotice,
  passphrase,
  saveByMenu,
  savedNotice,
  secretSentences,
  talk,
  unlock,
} from "./vault-person.ts";

// One after the other, so that one copy with a model is enough; an export goes from the other copy into this one.
test.describe.configure({ mode: "default" });

const mine = (page: Page) => page.getByRole("article", { name: "You", exact: true });
/** What was said; a status beside it says it once more. */
const thread = (page: Page) => page.getByRole("main");
const stop = (page: Page) => page.getByRole("button", { name: "Stop the reply" });
const sessionOf = (page: Page) => new URL(page.url()).searchParams.get("session");

test("a reply that breaks off can be asked for again without sending twice, and says who wrote it; when the model fails the guide answers, and the page says so", async ({
  page,
  models,
  withModel,
}) => {
  models.scenario("breaksMidway");
  await page.goto(`${withModel.url}/talk-session`);
  await expect(replies(page)).toHaveCount(1);
  await composer(page).fill("This matters to me.");
  await composer(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("reply broke off");
  await expect(page.getByRole("alert")).toContainText(
    "Nothing was lost: your words and the half reply are above. Trying again will not send them twice.",
  );
  models.scenario("calm");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(replies(page).last()).toContainText("which moment stays with you");
  await expect(mine(page)).toHaveCount(1);
  await page.reload();
  await expect(mine(page)).toHaveCount(1);
  await expect(replies(page)).toHaveCount(2);
  await replies(page).last().getByRole("button", { name: "Who wrote this" }).click();
  await expect(replies(page).last()).toContainText(
    /Written by chosen-by-the-test at \S+\. [\d,]+ characters were sent there\./,
  );

  models.scenario("refuses500");
  await say(page, "My exam is tomorrow and I am afraid.");
  await expect(page.locator("[data-thread] > p").filter({ hasText: /guide/i })).toBeVisible();
});

test("words written while the companion replies wait their turn; a reload in the middle of a reply takes it up again; a reply can be stopped, and what was said stays", async ({
  page,
  models,
  withModel,
}) => {
  models.scenario("calm", { delayMs: 30 });
  await page.goto(`${withModel.url}/talk-session`);
  await expect(replies(page)).toHaveCount(1);
  for (const words of ["The first thing.", "And another thing."]) {
    await composer(page).fill(words);
    await composer(page).press("Enter");
  }
  await expect(replies(page)).toHaveCount(3);
  await expect(mine(page)).toHaveText([/The first thing/, /And another thing/]);
  await expect(stop(page)).toBeHidden();

  models.scenario("calm", { tokens: 300, delayMs: 30 });
  await composer(page).fill("Tell me a lot.");
  await composer(page).press("Enter");
  await expect(thread(page).getByText("That sounds like a lot to carry").nth(2)).toBeVisible();
  await page.reload();
  await expect(stop(page)).toBeVisible();
  await expect(replies(page)).toHaveCount(4);
  await expect(stop(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: /stopped here|broke off/ })).toHaveCount(0);
  await expect(mine(page)).toHaveCount(3);

  models.scenario("calm", { tokens: 400, delayMs: 30 });
  await composer(page).fill("Tell me even more.");
  await composer(page).press("Enter");
  await expect(thread(page).getByText("That sounds like a lot to carry").nth(3)).toBeVisible();
  await stop(page).click();
  await expect(page.getByRole("heading", { name: "Zoki’s reply stopped here" })).toBeVisible();
  await expect.poll(() => models.openConnections()).toBe(0);
  const replyWhenStopped = await replies(page).last().textContent();
  await page.waitForTimeout(400);
  expect(await replies(page).last().textContent()).toBe(replyWhenStopped);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Zoki’s reply stopped here" })).toBeVisible();
});

test("long conversations load their beginning when one scrolls up to it", async ({
  page,
  models,
  withModel,
}) => {
  models.scenario("calm", { tokens: 3 });
  await page.goto(`${withModel.url}/talk-session`);
  await say(page, "The very first thing I said.");
  await page.evaluate(async (session) => {
    const { token } = await (await fetch("/api/auth/token")).json();
    for (let turn = 0; turn < 27; turn++) {
      const answer = await fetch(`/api/sessions/${session}/respond`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ content: `Part ${turn} of it.` }),
      });
      await answer.text();
    }
  }, sessionOf(page));
  await page.reload();
  const firstMessage = page
    .getByRole("article")
    .filter({ hasText: "The very first thing I said." });
  await expect(page.getByText("Part 26 of it.")).toBeVisible();
  await expect(firstMessage).toHaveCount(0);
  await page.mouse.move(400, 300);
  // Whoever scrolls before everything has found its place scrolls again.
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    await expect(firstMessage).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
});

test("an export opens offline and comes back whole in a new account on another server", async ({
  page,
  browser,
  product,
  withModel: other,
}, testInfo) => {
  test.slow();
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
