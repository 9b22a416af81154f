import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const mine = (page: Page) => page.getByRole("article", { name: "You", exact: true });
const sessionOf = (page: Page) => new URL(page.url()).searchParams.get("session");

test("from the first page to the companion's first words in two clicks, without an account", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.getByRole("textbox").first().fill("I can’t switch off tonight");
  await page.getByRole("textbox").first().press("Enter");
  await expect(mine(page)).toHaveText(/I can’t switch off tonight/);
  await expect(replies(page).first()).toContainText("AI");
  await expect(replies(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/talk\?session=/);
});

test("a conversation survives a reload, the back button and a second tab, and both tabs show the same", async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/talk-session`);
  await say(page, "I argued with my sister on the phone.");
  await say(page, "I keep replaying it.");
  const texts = await replies(page).allTextContents();

  await page.reload();
  await expect(replies(page)).toHaveCount(3);
  await expect(replies(page)).toHaveText(texts);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goBack();
  await expect(replies(page)).toHaveCount(3);

  const second = await context.newPage();
  await second.goto(`${product.url}/talk`);
  await expect(mine(second)).toHaveCount(2);
  expect(sessionOf(second)).toBe(sessionOf(page));
  await say(page, "It will not stop.");
  await expect(mine(second)).toHaveText([/argued/, /replaying/, /not stop/]);
  await expect(replies(second)).toHaveCount(4);
  await say(second, "Now it is quiet.");
  await expect(replies(page)).toHaveText(await replies(second).allTextContents());
});

test("a menu opened while the companion is on the way stays open when it arrives", async ({
  page,
  product,
}) => {
  let arrive: () => void = () => undefined;
  const menuIsOpen = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/sessions", async (route) => {
    await menuIsOpen;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/sessions");
  await page.goto(`${product.url}/talk-session`);
  await asked;
  await page.getByRole("button", { name: "Menu" }).click();
  const entry = page.getByRole("link", { name: "Health data" });
  await entry.focus();
  arrive();
  await expect(replies(page).first()).toBeVisible();
  await expect(entry).toBeFocused();
});

test("a reply can be stopped, and what was said stays", async ({ page, models, withModel }) => {
  models.scenario("calm", { tokens: 400, delayMs: 30 });
  await page.goto(`${withModel.url}/talk-session`);
  await expect(replies(page)).toHaveCount(1);
  await composer(page).fill("Tell me a lot.");
  await composer(page).press("Enter");
  await expect(page.getByText("That sounds like a lot")).toBeVisible();
  await page.getByRole("button", { name: "Stop the reply" }).click();
  await expect(page.getByRole("heading", { name: "Zoki’s reply stopped here" })).toBeVisible();
  await expect.poll(() => models.openConnections()).toBe(0);
  const said = await replies(page).last().textContent();
  await page.waitForTimeout(400);
  expect(await replies(page).last().textContent()).toBe(said);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Zoki’s reply stopped here" })).toBeVisible();
});

test("a reply that breaks off can be asked for again without sending twice", async ({
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
  models.scenario("calm");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(replies(page).last()).toContainText("which moment stays with you");
  await expect(mine(page)).toHaveCount(1);
  await page.reload();
  await expect(mine(page)).toHaveCount(1);
  await expect(replies(page)).toHaveCount(2);
});

test("when the model fails the guide answers, and the page says so", async ({
  page,
  models,
  withModel,
}) => {
  models.scenario("refuses500");
  await page.goto(`${withModel.url}/talk-session`);
  await say(page, "My exam is tomorrow and I am afraid.");
  await expect(page.locator(".mark").filter({ hasText: /guide/i })).toBeVisible();
});

test("words written while the companion replies wait their turn", async ({
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
  await expect(replies(page)).toHaveCount(3, { timeout: 20_000 });
  await expect(mine(page)).toHaveText([/The first thing/, /And another thing/]);
});

test("what was typed is kept over a reload; sent offline, it goes when the connection is back", async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/talk-session`);
  await expect(replies(page)).toHaveCount(1);
  await composer(page).fill("Written in a tunnel.");
  await page.reload();
  await expect(composer(page)).toHaveValue("Written in a tunnel.");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await composer(page).press("Enter");
  await expect(page.getByText("Written in a tunnel.")).toBeVisible();
  await context.setOffline(false);
  await expect(replies(page)).toHaveCount(2);
  await expect(mine(page)).toHaveCount(1);
});

test("a session ends in the companion's words, and can be gone on with", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/talk-session`);
  await say(page, "I have not slept well for weeks.");
  await page.getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("This session has ended.")).toBeVisible();
  await expect(replies(page)).toHaveCount(3);
  await expect(composer(page)).toBeHidden();
  await page.getByRole("button", { name: "Go on talking" }).click();
  await say(page, "One more thing about it.");
  await page.getByRole("button", { name: "End session" }).click();
  await page.getByRole("link", { name: "New session" }).click();
  await expect(mine(page)).toHaveCount(0);
  await expect(replies(page)).toHaveCount(1);
});

test("a session the server no longer holds goes on from the page's own memory", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/talk-session`);
  await say(page, "My dog died on Sunday.");
  await page.route("**/respond", (route) =>
    route.fulfill({ status: 410, json: { detail: "gone", code: "session_gone" } }),
  );
  const stateless = page.waitForRequest("**/respond_stateless");
  await say(page, "The flat is so quiet.");
  const { history } = (await stateless).postDataJSON() as { history: { content: string }[] };
  expect(history.map(({ content }) => content)).toEqual(
    expect.arrayContaining(["My dog died on Sunday.", "The flat is so quiet."]),
  );
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
  const first = page.getByRole("article").filter({ hasText: "The very first thing I said." });
  await expect(page.getByText("Part 26 of it.")).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.mouse.move(400, 300);
  // Whoever scrolls before everything has found its place scrolls again.
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    await expect(first).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
});

test("the whole conversation works by keyboard alone", async ({ page, product }) => {
  await page.goto(product.url);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused();
  await page.goto(`${product.url}/talk-session`);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("Hello, only keys.");
  await page.keyboard.press("Enter");
  await expect(replies(page)).toHaveCount(2);
  await expect(composer(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /\w{3}/ }).first()).toBeAttached();
});

test("a reload in the middle of a reply takes it up again by itself", async ({
  page,
  models,
  withModel,
}) => {
  models.scenario("calm", { tokens: 120, delayMs: 30 });
  await page.goto(`${withModel.url}/talk-session`);
  await expect(replies(page)).toHaveCount(1);
  await composer(page).fill("Tell me a lot.");
  await composer(page).press("Enter");
  await expect(page.getByText("That sounds like a lot")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Stop the reply" })).toBeVisible();
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Stop the reply" })).toBeHidden();
  await expect(page.getByRole("heading", { name: /stopped here|broke off/ })).toHaveCount(0);
  await expect(mine(page)).toHaveCount(1);
});

test("one conversation is deleted from its menu, in every tab, and the others stay", async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/talk-session`);
  await say(page, "My boss rings me every evening.");
  await page.goto(`${product.url}/talk-session`);
  await say(page, "Nobody should find this later.");
  const gone = page.url();
  const other = await context.newPage();
  await other.goto(gone);
  await expect(mine(other)).toHaveCount(1);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Delete this conversation" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this conversation?" });
  await isFine(page, "asked whether to delete a conversation", [true, false], [390]);
  await dialog.getByRole("button", { name: "Delete it" }).click();
  const list = page.getByRole("region", { name: "Conversations" }).getByRole("listitem");
  await expect(list).toHaveCount(1);
  await expect(list.getByText("A conversation", { exact: true })).toHaveCount(0);
  await expect(other.getByText("Nobody should find this later.")).toHaveCount(0);
  await page.goto(gone);
  await expect(page.getByText("This session cannot be opened")).toBeVisible();
});

test("words from right to left are laid out from the right", async ({ page, product }) => {
  await page.goto(`${product.url}/talk-session`);
  await say(page, "أشعر بالقلق قبل النوم.");
  const direction = (element: Element) => getComputedStyle(element).direction;
  expect(await mine(page).locator("p").evaluate(direction)).toBe("rtl");
  expect(await replies(page).last().locator("p").first().evaluate(direction)).toBe("rtl");
  expect(await replies(page).first().locator("p").first().evaluate(direction)).toBe("ltr");
  await composer(page).fill("وبعد ذلك");
  expect(await composer(page).evaluate(direction)).toBe("rtl");
});

test("a reply is read aloud by a voice of the device itself, and falls silent when asked to", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const voice = { lang: "en-GB", localService: true, default: true, name: "", voiceURI: "" };
    const read: string[] = [];
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [voice],
        speak: ({ text }: { text: string }) => read.push(text),
        cancel: () => read.push("(silent)"),
      },
    });
    Object.assign(window, {
      read,
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, "My sister forgot my birthday.");
  const reply = replies(page).last();
  await reply.getByRole("button", { name: "Read aloud" }).click();
  const heard = () => page.evaluate(() => (window as unknown as { read: string[] }).read); // made above
  await expect.poll(async () => (await heard()).join(" ")).toMatch(/\w+/);
  const words = (await reply.locator("p").allTextContents()).join(" ");
  expect(words).toContain((await heard()).find((line) => line !== "(silent)"));
  await reply.getByRole("button", { name: "Stop reading" }).click();
  expect((await heard()).at(-1)).toBe("(silent)");
  await expect(reply.getByRole("button", { name: "Read aloud" })).toBeVisible();
});

test("an ordinary visit leaves no red line in the console, and no request that looks broken off", async ({
  page,
  product,
}) => {
  test.slow();
  const red: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") red.push(`${page.url()} ${message.text()}`);
  });
  page.on("requestfailed", (request) => red.push(`${page.url()} ${request.url()}`));
  await makeAccount(page, product.url);
  await page.goto(`${product.url}${paths.talkSession}`);
  await expect(replies(page).first()).toBeVisible();
  for (const path of [paths.journey, paths.safetyPlan, paths.seed, paths.settings, paths.account]) {
    // Leaving in the middle of a request ends it, which is no failure of anybody's.
    await page.waitForLoadState("networkidle");
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  expect(red).toEqual([]);
});
