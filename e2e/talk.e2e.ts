import { paths } from "@app/contract/paths";
import type { Request } from "@playwright/test";
import { makeAccount } from "./door.ts";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";
import { followStreams } from "./follow-streams.ts";
import { isFine } from "./is-fine.ts";

const mine = (page: Page) => page.getByRole("article", { name: "You", exact: true });
const stop = (page: Page) => page.getByRole("button", { name: "Stop the reply" });
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
  const under = page.getByRole("region", { name: "Your turn" });
  await expect(under.getByText("Kept for 30 days at most, unless you save it.")).toBeVisible();
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
  await page.getByRole("button", { name: "Save this conversation" }).click();
  await expect(page.getByRole("link", { name: "Make an account" })).toHaveAttribute(
    "href",
    `${paths.register}?next=${encodeURIComponent(`${paths.talk}?session=${sessionOf(page)}`)}`,
  );
  await page.reload();
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

test("a menu opened while the companion is on the way stays open when it arrives, and leads to the health-data policy", async ({
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
  const sessionRequest = page.waitForRequest("**/api/sessions");
  await page.goto(`${product.url}/talk-session`);
  await sessionRequest;
  await page.getByRole("button", { name: "Menu" }).click();
  const entry = page.getByRole("link", { name: "Health data" });
  await entry.focus();
  arrive();
  await expect(replies(page).first()).toBeVisible();
  await expect(entry).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(product.url + paths.healthData);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health data");
});

test("a session ends in the companion's words, and can be gone on with, from the page's own memory where the server no longer holds it", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/talk-session`);
  await say(page, "My dog died on Sunday.");
  await page.getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("This session has ended.")).toBeVisible();
  await expect(replies(page)).toHaveCount(3);
  await expect(composer(page)).toBeHidden();
  await page.getByRole("button", { name: "Go on talking" }).click();
  await page.route("**/respond", (route) =>
    route.fulfill({ status: 410, json: { detail: "gone", code: "session_gone" } }),
  );
  const stateless = page.waitForRequest("**/respond_stateless");
  await say(page, "The flat is so quiet.");
  const { history } = (await stateless).postDataJSON() as { history: { content: string }[] };
  expect(history.map(({ content }) => content)).toEqual(
    expect.arrayContaining(["My dog died on Sunday.", "The flat is so quiet."]),
  );
  await page.goto(`${product.url}/talk-session`);
  await expect(replies(page)).toHaveCount(1);
  await expect(mine(page)).toHaveCount(0);
});

test("the whole conversation works by keyboard alone; what was typed is kept over a reload, goes when the connection is back, and is laid out from the right where it is read so", async ({
  page,
  context,
  product,
}) => {
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
  await expect(stop(page)).toBeHidden();

  const words = "أشعر بالقلق قبل النوم.";
  await composer(page).fill(words);
  const direction = (element: Element) => getComputedStyle(element).direction;
  expect(await composer(page).evaluate(direction)).toBe("rtl");
  await page.reload();
  await expect(composer(page)).toHaveValue(words);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await composer(page).press("Enter");
  await expect(page.getByText(words)).toBeVisible();
  await context.setOffline(false);
  await expect(replies(page)).toHaveCount(3);
  await expect(mine(page)).toHaveCount(2);
  expect(await mine(page).last().locator("p").evaluate(direction)).toBe("rtl");
  await expect
    .poll(() => replies(page).last().locator("p").first().evaluate(direction))
    .toBe("rtl");
  expect(await replies(page).first().locator("p").first().evaluate(direction)).toBe("ltr");
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
  const deletedUrl = page.url();
  const other = await context.newPage();
  await other.goto(deletedUrl);
  await expect(mine(other)).toHaveCount(1);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Delete this conversation" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this conversation?" });
  await isFine(page, "asked whether to delete a conversation");
  await dialog.getByRole("button", { name: "Delete it" }).click();
  const list = page.getByRole("region", { name: "Conversations" }).getByRole("listitem");
  await expect(list).toHaveCount(1);
  await expect(list.getByText("A conversation", { exact: true })).toHaveCount(0);
  await expect(other.getByText("Nobody should find this later.")).toHaveCount(0);
  await page.goto(deletedUrl);
  await expect(page.getByText("This session cannot be opened")).toBeVisible();
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
  const linesRead = () => page.evaluate(() => (window as unknown as { read: string[] }).read); // made above
  await expect.poll(async () => (await linesRead()).join(" ")).toMatch(/\w+/);
  const words = (await reply.locator("p").allTextContents()).join(" ");
  expect(words).toContain((await linesRead()).find((line) => line !== "(silent)"));
  await reply.getByRole("button", { name: "Stop reading" }).click();
  expect((await linesRead()).at(-1)).toBe("(silent)");
  await expect(reply.getByRole("button", { name: "Read aloud" })).toBeVisible();
});

test("an ordinary visit leaves no line in the console, and no request that looks broken off", async ({
  page,
  product,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${page.url()} ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`${page.url()} ${error.message}`));
  const streams = await followStreams(page);
  // Leaving in the middle of a request ends it, which is no failure of anybody's. That the network is idle is said
  // once a page only, and would be true of whatever the page asked for later.
  let isLeaving = false;
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => {
    underWay.delete(request);
    // Chromium now and then calls a stream broken off that it has handed over to its end (microsoft/playwright#42742),
    // so whether it was read to its end is asked of the page.
    const isStream = request.headers()["accept"] === "text/event-stream";
    if (!isLeaving && !isStream) complaints.push(`${page.url()} ${request.url()}`);
  });
  const allAnswered = () =>
    expect
      .poll(() => [...underWay, ...streams.filter(({ ended }) => ended === null)].length)
      .toBe(0);
  await page.goto(product.url);
  await makeAccount(page, product.url);
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, "It was a long day.");
  for (const path of [paths.journey, paths.safetyPlan, paths.seed, paths.settings]) {
    await allAnswered();
    isLeaving = true;
    await page.goto(product.url + path);
    isLeaving = false;
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.evaluate('console.error("this must not be heard")');
  }
  await allAnswered();
  expect(complaints).toEqual([]);
  expect(streams.length).toBeGreaterThan(0);
  expect(streams.filter(({ ended }) => ended !== "whole")).toEqual([]);
});
