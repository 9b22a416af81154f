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
const openList = async (page: Page, url: string, address = "") => {
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

test("a visitor reads in a view that stands in the address, is told of accounts where they would vote, and begins a conversation with a prompt, which is counted once a day", async ({
  page,
  product,
}) => {
  await openList(page, product.url);
  await expect(row(page, first.text)).toContainText(`From ${brand.name}`);
  await expect(rows(page)).toHaveCount(limits.community.pageDefault);
  await page.getByRole("button", { name: `A good start: ${second.text}`, exact: true }).click();
  await expect(row(page, second.text)).toContainText("A vote counts once for each account");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(row(page, second.text).getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    /next=%2Fcommunity/,
  );
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

  await openList(page, product.url);
  for (let time = 0; time < 2; time++) {
    await begin(page, first.text).click();
    await expect(page.getByRole("article", { name: "You" })).toContainText(first.text);
    await expect(replies(page)).toHaveCount(2);
    await openList(page, product.url, "?show=used");
  }
  await expect(row(page, first.text)).toContainText("Used once");
  await expect(rows(page).first()).toContainText(first.text);
});

test("a vote counts once and can be changed; a prompt is drawn, and the form opened and left, by keyboard; whoever shares a prompt is met with people to reach where it tells of danger, is told why it is refused, and sees what leads to a person taken out", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await openList(page, product.url);
  const up = page.getByRole("button", { name: `A good start: ${second.text}`, exact: true });
  const down = page.getByRole("button", { name: `Not a good start: ${second.text}` });
  // It is shown at once and counted a moment later: a reload must not come between.
  const voteAnswer = page.waitForResponse(/\/vote$/);
  await up.dblclick();
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await expect(row(page, second.text)).toContainText("Votes: 1");
  expect((await voteAnswer).ok()).toBe(true);
  await page.reload();
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await down.click();
  await expect(down).toHaveAttribute("aria-pressed", "true");
  await expect(up).toHaveAttribute("aria-pressed", "false");
  await expect(row(page, second.text)).not.toContainText("Votes:");
  await down.click();
  await expect(down).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("button", { name: "Another one" }).focus();
  const drawn = page.getByRole("region", { name: "One to begin with" }).getByRole("paragraph");
  const before = await drawn.innerText();
  await page.keyboard.press("Enter");
  await expect(drawn).not.toHaveText(before);
  const share = page.getByRole("button", { name: "Share a prompt of your own" });
  const form = page.getByRole("form", { name: "Share a prompt" });
  const field = form.getByRole("textbox");
  await share.focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(share).toBeFocused();
  await page.keyboard.press("Enter");
  const shareIt = form.getByRole("button", { name: "Share it", exact: true });
  await field.fill("Short");
  await shareIt.click();
  await expect(form.getByRole("alert").first()).toContainText(
    `at least ${limits.community.promptMinChars}`,
  );
  const sellingWords = "Buy cheap followers now, only today";
  await field.fill(sellingWords);
  await shareIt.click();
  await expect(form.getByRole("alert").first()).toContainText("It was not shared");
  await expect(field).toHaveValue(sellingWords);
  await field.fill("I wonder who else feels like this, write to sam@mail.example");
  await expect(form.getByRole("status")).toContainText("an e-mail address will be taken out");
  await expect(form.getByRole("blockquote")).not.toContainText("sam@mail.example");
  await isFine(page, "community while something is shared");
  await shareIt.click();
  await expect(page.getByText("Taken out of it first: an e-mail address.")).toBeVisible();
  await expect(row(page, "I wonder who else")).not.toContainText("sam@mail.example");

  const heavy = "He raped me and I still have to see him at work.";
  await openForm(page);
  await field.fill(heavy);
  await shareIt.click();
  await expect(page.getByRole("heading", { name: "People you can reach now" })).toBeVisible();
  await form.getByRole("button", { name: "Share it all the same" }).click();
  await expect(row(page, heavy)).toContainText("Yours");

  await page.reload();
  await openForm(page);
  await field.fill("I want to kill myself tonight, I have it all planned");
  await shareIt.click();
  await expect(page.getByRole("heading", { name: "People you can reach now" })).toBeVisible();
  await expect(form).toContainText("It was not shared, and it is not kept.");
  await isFine(page, "community with help");
  await page.goto(`${product.url}${paths.community}?show=own`);
  await expect(row(page, heavy)).toBeVisible();
  await expect(page.getByText("I have it all planned")).toHaveCount(0);
});

test("somebody shares a prompt, another finds it where things are found, begins with it and reports it, and its writer takes it back", async ({
  page,
  browser,
  product,
}) => {
  const text = "I bought a marigold for the kitchen, and it made my week.";
  await makeAccount(page, product.url);
  await openList(page, product.url);
  await share(page, text);
  await expect(row(page, text)).toContainText("Yours");
  await expect(page).toHaveURL(/show=own/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openList(other, product.url);
  await other.getByRole("searchbox", { name: "Look for a word" }).fill("marigolds");
  await expect(rows(other)).toHaveCount(1);
  await expect(row(other, text)).not.toContainText("Yours");
  await expect(other).toHaveURL(/q=marigolds/);

  const report = other.getByRole("button", { name: `Report: ${text}` });
  await report.click();
  const dialog = other.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Something else" }).check();
  await isFine(other, "reporting a prompt");
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(dialog).toContainText("A person will look at it.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(report).toBeFocused();
  const foundAddress = other.url();
  await other.goto(product.url + paths.explore);
  await other.getByRole("searchbox", { name: "What is going on for you?" }).fill("marigold");
  await other.getByRole("link", { name: text }).click();
  await expect(other.getByRole("article", { name: "You" })).toContainText(text);
  await other.goto(foundAddress);

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
