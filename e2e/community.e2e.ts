import { ownPrompts } from "@app/content/prompts";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, replies, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const [first, second] = ownPrompts;
if (!first || !second) throw new Error("the prompts were not read");

const rows = (page: Page) => page.getByRole("region", { name: "Prompts" }).getByRole("listitem");
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const begin = (page: Page, text: string) => rows(page).getByRole("link", { name: text });

/** The list has come from the server: only then can anybody vote. */
const open = async (page: Page, url: string, address = "") => {
  await page.goto(url + paths.community + address);
  await expect(page.getByRole("button", { name: /^A good start/ }).first()).toBeVisible();
};

const openForm = async (page: Page) => {
  await page.getByRole("button", { name: "Share a prompt of your own" }).click();
  return page.getByRole("form", { name: "Share a prompt" });
};

const share = async (page: Page, text: string) => {
  const form = await openForm(page);
  await form.getByRole("textbox").fill(text);
  await form.getByRole("button", { name: "Share it" }).click();
  await expect(page.getByText("It is shared.")).toBeVisible();
};

test("a visitor reads, begins a conversation with a prompt, and it is counted once a day", async ({
  page,
  product,
}) => {
  await open(page, product.url);
  await expect(row(page, first.text)).toContainText(`From ${brand.name}`);
  for (let time = 0; time < 2; time++) {
    await begin(page, first.text).click();
    await expect(page.getByRole("article", { name: "You" })).toContainText(first.text);
    await expect(replies(page)).toHaveCount(2);
    await open(page, product.url, "?show=used");
  }
  await expect(row(page, first.text)).toContainText("Used once");
  await expect(rows(page).first()).toContainText(first.text);
});

test("the prompts read without scripts, all sixty of them", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.url + paths.community);
  await expect(begin(page, first.text)).toBeVisible();
  await expect(page.getByRole("link", { name: ownPrompts.at(-1)?.text ?? "" })).toBeVisible();
  await context.close();
});

test("a visitor who would vote is told of accounts, and nothing pushes them", async ({
  page,
  product,
}) => {
  await open(page, product.url);
  await page.getByRole("button", { name: `A good start: ${second.text}`, exact: true }).click();
  await expect(row(page, second.text)).toContainText("A vote counts once for each account");
  await expect(page.getByRole("dialog")).toBeHidden();
  await row(page, second.text).getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/next=%2Fcommunity/);
});

test("a vote counts once with a double click, is changed, and is still there after a reload", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await open(page, product.url);
  const up = page.getByRole("button", { name: `A good start: ${second.text}`, exact: true });
  const down = page.getByRole("button", { name: `Not a good start: ${second.text}` });
  // It is shown at once and counted a moment later: a reload must not come between.
  const counted = page.waitForResponse(/\/vote$/);
  await up.dblclick();
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await expect(row(page, second.text)).toContainText("Votes: 1");
  expect((await counted).ok()).toBe(true);
  await page.reload();
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await down.click();
  await expect(down).toHaveAttribute("aria-pressed", "true");
  await expect(up).toHaveAttribute("aria-pressed", "false");
  await expect(row(page, second.text)).not.toContainText("Votes:");
  await down.click();
  await expect(down).toHaveAttribute("aria-pressed", "false");
});

test("somebody shares a prompt, another finds it, and its writer takes it back", async ({
  page,
  browser,
  product,
}) => {
  const text = "I bought a marigold for the kitchen, and it made my week.";
  await makeAccount(page, product.url);
  await open(page, product.url);
  await share(page, text);
  await expect(row(page, text)).toContainText("Yours");
  await expect(page).toHaveURL(/show=own/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, product.url);
  await other.getByRole("searchbox", { name: "Look for a word" }).fill("marigolds");
  await expect(rows(other)).toHaveCount(1);
  await expect(row(other, text)).not.toContainText("Yours");
  await expect(other).toHaveURL(/q=marigolds/);

  const takeBack = page.getByRole("button", { name: `Take back: ${text}` });
  await takeBack.click();
  await page.getByRole("button", { name: "Undo" }).click();
  await takeBack.click();
  await expect(row(page, text)).toHaveCount(0);
  await page.goto(product.url + paths.faqs);
  await expect(async () => {
    await other.reload();
    await expect(other.getByText("Nothing here fits that yet.")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await context.close();
});

test("what leads to a person is shown to be taken out before it is shared", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await open(page, product.url);
  const form = await openForm(page);
  const field = form.getByRole("textbox");
  await field.fill("Short");
  await form.getByRole("button", { name: "Share it" }).click();
  await expect(form.getByRole("alert").first()).toContainText(
    `at least ${limits.community.promptMinChars}`,
  );
  await field.fill("I wonder who else feels like this, write to sam@mail.example");
  await expect(form.getByRole("status")).toContainText("an e-mail address will be taken out");
  await expect(form.getByRole("blockquote")).not.toContainText("sam@mail.example");
  await form.getByRole("button", { name: "Share it" }).click();
  await expect(page.getByText("Taken out of it first: an e-mail address.")).toBeVisible();
  await expect(row(page, "I wonder who else")).not.toContainText("sam@mail.example");
});

test("words that sell are refused with a reason, and stay in the field", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await open(page, product.url);
  const form = await openForm(page);
  const words = "Buy cheap followers now, only today";
  await form.getByRole("textbox").fill(words);
  await form.getByRole("button", { name: "Share it" }).click();
  await expect(form.getByRole("alert").first()).toContainText("It was not shared");
  await expect(form.getByRole("textbox")).toHaveValue(words);
});

test("somebody in danger is met with people to reach, and nothing is shared", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await open(page, product.url);
  const form = await openForm(page);
  await form.getByRole("textbox").fill("I want to kill myself tonight, I have it all planned");
  await form.getByRole("button", { name: "Share it" }).click();
  await expect(page.getByRole("heading", { name: "People you can reach now" })).toBeVisible();
  await expect(form).toContainText("It was not shared, and it is not kept.");
  await isFine(page, "community with help", [true]);
  await page.goto(`${product.url}${paths.community}?show=own`);
  await expect(page.getByText("You have not shared a prompt yet.")).toBeVisible();
});

test("what only sounds heavy is shared when its writer says so", async ({ page, product }) => {
  await makeAccount(page, product.url);
  await open(page, product.url);
  const form = await openForm(page);
  const text = "He raped me and I still have to see him at work.";
  await form.getByRole("textbox").fill(text);
  await form.getByRole("button", { name: "Share it" }).click();
  await expect(page.getByRole("heading", { name: "People you can reach now" })).toBeVisible();
  await form.getByRole("button", { name: "Share it all the same" }).click();
  await expect(row(page, text)).toContainText("Yours");
});

test("a prompt is reported without an account, and the dialog gives the keyboard back", async ({
  page,
  browser,
  product,
}) => {
  const text = "I would rather count geese than answer my letters.";
  await makeAccount(page, product.url);
  await open(page, product.url);
  await share(page, text);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await open(visitor, product.url, "?q=geese");
  const report = visitor.getByRole("button", { name: `Report: ${text}` });
  await report.click();
  const dialog = visitor.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Something else" }).check();
  await isFine(visitor, "reporting a prompt", [true]);
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(dialog).toContainText("A person will look at it.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(report).toBeFocused();
  await context.close();
});

test("a view stands in the address: sorted, by category, in pages", async ({ page, product }) => {
  await open(page, product.url);
  await expect(rows(page)).toHaveCount(limits.community.pageDefault);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(2 * limits.community.pageDefault);
  await page.getByRole("combobox", { name: "About" }).selectOption("loss");
  await expect(page).toHaveURL(/about=loss/);
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole("radio", { name: "Newest" }).check();
  await expect(page).toHaveURL(/show=new/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Newest" })).toBeChecked();
  await expect(rows(page)).toHaveCount(6);
});

test("a prompt is found by what is going on, on the page that finds things", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await open(page, product.url);
  const text = "I am afraid of the accordion lessons I promised to give.";
  await share(page, text);
  await page.goto(product.url + paths.explore);
  await page.getByRole("searchbox", { name: "What is going on for you?" }).fill("accordion");
  await page.getByRole("link", { name: text }).click();
  await expect(page.getByRole("article", { name: "You" })).toContainText(text);
  await page.goto(product.url + paths.explore);
  await page.getByRole("button", { name: "I have lost somebody" }).click();
  await expect(page.getByRole("region", { name: "Prompts to begin with" })).toContainText(
    "Somebody I love died",
  );
});

test("the page works by keyboard, and stands in nobody’s way in either light", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await open(page, product.url);
  await page.getByRole("button", { name: "Another one" }).focus();
  const drawn = page.getByRole("region", { name: "One to begin with" }).getByRole("paragraph");
  const before = await drawn.innerText();
  await page.keyboard.press("Enter");
  await expect(drawn).not.toHaveText(before);
  await page.getByRole("button", { name: "Share a prompt of your own" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form").getByRole("textbox")).toBeFocused();
  await page.keyboard.type("I write to you at sam@mail.example, and nobody answers.");
  await isFine(page, "community");
  await page.setViewportSize({ width: 360, height: 740 });
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect(isWide).toBe(false);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("button", { name: "Share a prompt of your own" })).toBeFocused();
});
