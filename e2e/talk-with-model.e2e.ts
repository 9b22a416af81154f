import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";

// One after the other, so that one copy with a model is enough.
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
