import { paths } from "@app/contract/paths";
import { composer, expect, type Page, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const mine = (page: Page) => page.getByRole("article", { name: "You", exact: true });
const ways = (page: Page) => page.getByRole("group", { name: "Ways to answer" });
const place = (page: Page) => page.getByRole("button", { name: /\d+ of \d+/ });
const menu = (page: Page) => page.getByRole("region", { name: "On this path" });
const leftWith = (page: Page) => page.getByRole("region", { name: "What this leaves you with" });
const card = (page: Page) => page.getByRole("region", { name: "Your page" });
const summary = (page: Page) => leftWith(page).getByRole("textbox", { name: "Summary" });
const keep = (page: Page) => page.getByRole("button", { name: "Keep these" });

const begin = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}${paths.talkSession}`);
  await say(page, "I have to decide whether to sell my bookshop or keep it.");
  await expect(ways(page)).toBeVisible();
  await say(page, "A decision");
  await expect(ways(page)).toBeVisible();
  await expect(place(page)).toContainText("A decision");
};

/** Something that is pressed and not written: it is answered like any other message. */
const pressAndWait = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const before = await replies(page).count();
  await press();
  await expect(replies(page)).toHaveCount(before + 1);
};

const move = (page: Page, name: string) =>
  pressAndWait(page, async () => {
    await place(page).click();
    await menu(page).getByRole("button", { name, exact: true }).click();
  });

const stepOf = async (page: Page): Promise<number> =>
  Number(/(\d+) of/.exec((await place(page).textContent()) ?? "")?.[1]);

/** Stopping on the path offers the page, which ends the session. */
const endWithCard = async (page: Page, url: string): Promise<void> => {
  await begin(page, url);
  await say(page, "The lease is up in January and a young couple wants it.");
  await say(page, "I would finally have evenings, and finish a novel again.");
  await move(page, "Stop");
  await expect(mine(page).last()).toHaveText("Stop here");
  await ways(page)
    .getByRole("button", { name: /Make the page/ })
    .click();
  await expect(page.getByText("This session has ended.")).toBeVisible();
  await expect(ways(page)).toHaveCount(0);
  await expect(place(page)).toHaveCount(0);
  await expect(keep(page)).toBeVisible();
  await expect(card(page)).toBeVisible();
};

const editFirst = async (page: Page, words: string): Promise<void> => {
  await card(page)
    .getByRole("button", { name: /^Change: / })
    .first()
    .click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
};

test("the first message brings ways to answer, and a path that is chosen a place on it; both give way to words of one's own, stay over a reload and are gone through by keyboard; whoever skips is led on, and whoever only wants to be heard nowhere", async ({
  page,
  product,
}) => {
  await begin(page, product.url);
  const chips = ways(page).getByRole("button");
  expect(await chips.count()).toBeGreaterThan(1);
  expect(await chips.count()).toBeLessThan(7);
  await isFine(page, "ways to answer");
  await place(page).click();
  await expect(menu(page)).toBeVisible();
  await isFine(page, "the menu of a path");
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("status").filter({ hasText: /\d ways to answer offered/ }),
  ).toHaveCount(1);
  for (const chip of await chips.all())
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  const topPx = async () => (await replies(page).last().boundingBox())?.y;
  const before = await topPx();
  await composer(page).fill("It is my own");
  await expect(ways(page)).toBeHidden();
  expect(await topPx(), "the thread stays where it is").toBe(before);
  await composer(page).fill("");
  await expect(ways(page)).toBeVisible();
  expect(await topPx()).toBe(before);

  const texts = await chips.allTextContents();
  const where = (await place(page).textContent()) ?? "";
  await page.reload();
  await expect(chips).toHaveText(texts);
  await expect(place(page)).toHaveText(where);

  await composer(page).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(chips.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await pressAndWait(page, () => page.keyboard.press("Enter"));
  await expect(composer(page)).toBeFocused();
  // A way that is taken is a message of the person's own.
  await expect(mine(page)).toHaveCount(3);
  await expect(mine(page).last()).toHaveText(texts[0] ?? "");
  await page.reload();
  await expect(mine(page).last()).toHaveText(texts[0] ?? "");

  const step = await stepOf(page);
  await move(page, "Skip");
  await expect(mine(page).last()).toHaveText("Skip this one");
  await expect.poll(() => stepOf(page)).toBeGreaterThan(step);
  await move(page, "Just listen");
  await expect(mine(page).last()).toHaveText("Just listen");
  await expect(place(page)).toHaveCount(0);
});

test("what somebody surely brings is asked about by its name and met once it is tapped, what can be asked is offered and answered once, something else is one press away, and so is what they might say of it", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}${paths.talkSession}`);
  await say(page, "My manager presented my idea to the whole team as if it was his own.");
  await expect(replies(page).last()).toContainText("?");
  await isFine(page, "what it may be, asked for a tap");
  await expect(place(page)).toHaveCount(0);
  const own = ways(page).getByRole("button", { name: "My manager presents my work as their own" });
  await pressAndWait(page, () => own.click());
  await expect(place(page)).toContainText("Credit for my work");
  await isFine(page, "a matter that was written about");
  const advice = ways(page).getByRole("button", { name: "What would you do?" });
  await pressAndWait(page, () => advice.click());
  await expect(mine(page).last()).toHaveText("What would you do?");
  await expect(replies(page).last()).toContainText("I would");
  await expect(advice).toHaveCount(0);
  await move(page, "Something else");
  await expect(place(page)).toHaveCount(0);
  // What they might say of it themselves looks like words of theirs, and a tap is answered as such.
  await say(page, "I wrote to my old teacher and he hasn't answered for three weeks.");
  const saying = ways(page).locator("[data-says]").first();
  await expect(saying).toHaveText("I’m waiting for him to answer");
  await isFine(page, "what may be said of it, to be tapped");
  await pressAndWait(page, () => saying.click());
  await expect(mine(page).last()).toHaveText("I’m waiting for him to answer");
  await expect(ways(page).getByRole("button", { name: "What could help?" })).toBeVisible();
});

test("without a connection, and beside people to reach, nothing is offered", async ({
  page,
  context,
  product,
}) => {
  await begin(page, product.url);
  await context.setOffline(true);
  await expect(ways(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(ways(page)).toBeVisible();
  await say(page, "I want to kill myself.");
  await expect(page.getByRole("region", { name: /reach/i })).toBeVisible();
  await expect(ways(page)).toHaveCount(0);
  await expect(place(page)).toHaveCount(0);
});

test("stopping ends with a page of the person's answers, whose summary an edit makes anew, also where that failed at first; a title of one's own is not written over", async ({
  page,
  product,
}) => {
  await endWithCard(page, product.url);
  await isFine(page, "the page at the end");
  const title = leftWith(page).getByRole("textbox", { name: "Title" });
  await title.fill("My shop and my evenings");
  const firstSummary = await summary(page).inputValue();
  await page.route("**/outcome", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await editFirst(page, "The bookshop by the river");
  await expect(card(page).getByRole("alert")).toContainText("What you wrote is still here");
  await expect(card(page)).toContainText("The bookshop by the river");
  await expect(summary(page)).toHaveValue(firstSummary);
  await card(page).getByRole("button", { name: "Make the page anew" }).click();
  await expect(summary(page)).toHaveValue(/bookshop by the river/);
  await expect(card(page).getByRole("alert")).toHaveCount(0);
  await expect(card(page)).toBeFocused();
  await expect(title).toHaveValue("My shop and my evenings");

  const change = card(page)
    .getByRole("button", { name: /^Change: / })
    .first();
  await editFirst(page, "The bookshop by the harbour");
  await expect(summary(page)).toHaveValue(/bookshop by the harbour/);
  await expect(page.getByRole("status").filter({ hasText: "made anew" })).toHaveCount(1);
  await expect(change).toBeFocused();

  const before = await summary(page).inputValue();
  await change.click();
  await isFine(page, "an answer that is being changed");
  await card(page).getByRole("button", { name: "Remove" }).click();
  const putBackButton = card(page).getByRole("button", { name: /^Put back/ });
  await expect(putBackButton).toBeFocused();
  await expect(summary(page)).not.toHaveValue(before);
  await putBackButton.click();
  await expect(summary(page)).toHaveValue(before);

  await keep(page).click();
  await expect(leftWith(page).getByText("Kept", { exact: true })).toHaveCount(2);
  await expect(card(page)).toContainText("The bookshop by the harbour");
  await expect(card(page).getByRole("button", { name: /^Change: / })).toHaveCount(0);
});
