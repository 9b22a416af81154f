import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const leftWith = (page: Page) => page.getByRole("region", { name: "What this leaves you with" });
const things = (page: Page) => page.getByRole("region", { name: "Things you wanted to try" });
const summaries = (page: Page) => page.getByRole("region", { name: "Summaries you kept" });
const keep = (page: Page) => page.getByRole("button", { name: "Keep these" });

const talkAndEnd = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}${paths.talkSession}`);
  await say(page, "My sister is called Nina and we argued on the phone last night.");
  await say(page, "I work as a nurse and I have not slept well for weeks.");
  await page.getByRole("button", { name: "End session" }).click();
  await expect(keep(page)).toBeVisible();
};

test("what a session leaves is proposed, reworded, kept once and there after a reload; things to try are ticked, reworded, added and removed; a summary can be removed, and the conversation opened", async ({
  page,
  product,
}) => {
  await talkAndEnd(page, product.url);
  const proposals = leftWith(page);
  const drafts = proposals.getByRole("textbox", { name: /^Thing to try/ });
  await expect(drafts.nth(2)).toBeVisible();
  await expect(proposals.getByRole("textbox", { name: "Summary" })).not.toHaveValue("");

  await page.getByRole("button", { name: "Who wrote this" }).last().click();
  await isFine(page, "what a session leaves");

  await proposals.getByRole("textbox", { name: "Title" }).fill("The night after the call");
  await drafts.first().fill("Write Nina two lines");
  const unwantedText = await drafts.nth(1).inputValue();
  await proposals
    .getByRole("checkbox", { name: /^Wanted/ })
    .nth(1)
    .uncheck();
  await proposals.getByRole("textbox", { name: "Something else to try" }).fill("Go to bed at ten");
  await proposals.getByRole("button", { name: "Add" }).click();
  await keep(page).dblclick();
  await expect(proposals.getByText("Kept", { exact: true })).toHaveCount(2);
  await expect(proposals.getByRole("listitem").filter({ hasText: "Go to bed at ten" })).toHaveCount(
    1,
  );

  await page.reload();
  await expect(leftWith(page).getByText("Kept", { exact: true })).toHaveCount(2);
  await expect(leftWith(page)).toContainText("The night after the call");
  await expect(leftWith(page)).toContainText("Write Nina two lines");
  await expect(leftWith(page)).not.toContainText(unwantedText);

  await page.getByRole("link", { name: "See it in your journey" }).click();
  await expect(things(page).getByText("Write Nina two lines")).toHaveCount(1);
  await expect(things(page).getByText("Go to bed at ten")).toHaveCount(1);
  await expect(summaries(page).getByText("The night after the call")).toHaveCount(1);
  await isFine(page, "the journey with what was kept");

  const rows = things(page).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  const tickedText = (await rows.first().textContent()) ?? "";
  await rows.first().getByRole("checkbox").check();
  await things(page).getByRole("textbox", { name: "Something you want to try" }).fill("Buy ink");
  await things(page).getByRole("button", { name: "Add" }).click();
  await expect(rows).toHaveCount(count + 1);
  await rows.first().getByRole("button", { name: "Change: Buy ink" }).click();
  await page.getByRole("textbox", { name: "Thing to try" }).fill("Buy blue ink");
  await page.keyboard.press("Enter");
  await expect(rows.first()).toHaveText("Buy blue ink");

  const removedRow = rows.nth(2);
  const removedText = (await removedRow.textContent()) ?? "";
  for (const answer of ["Undo", null]) {
    await removedRow.getByRole("button", { name: /^Change/ }).click();
    await removedRow.getByRole("button", { name: "Remove" }).click();
    await expect(rows).toHaveCount(count);
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    if (answer) {
      await page.getByRole("button", { name: answer }).click();
      await expect(rows).toHaveCount(count + 1);
    }
  }

  await page.reload();
  await expect(rows).toHaveCount(count);
  await expect(things(page)).toContainText("Buy blue ink");
  await expect(things(page)).not.toContainText(removedText);
  await expect(rows.last()).toHaveText(tickedText);
  await expect(rows.last().getByRole("checkbox")).toBeChecked();

  await summaries(page).getByText("The night after the call").click();
  await page.getByRole("button", { name: "Remove this summary" }).click();
  await expect(page.getByText("The summary is removed.")).toBeVisible();
  await page
    .getByRole("region", { name: "Conversations" })
    .getByRole("link", { name: /The night after the call/ })
    .click();
  await expect(page).toHaveURL(/\/talk\?session=/);
  await expect(replies(page).first()).toBeVisible();
  await page.goto(`${product.url}${paths.journey}`);
  await expect(things(page).getByRole("checkbox").first()).toBeVisible();
  await expect(summaries(page).getByRole("listitem")).toHaveCount(0);
});

test("without an account the list can be kept without the summary, nothing is asked to be remembered, and Settings says why; how the first session was is asked", async ({
  page,
  product,
}) => {
  await talkAndEnd(page, product.url);
  await expect(page.getByRole("heading", { name: "Did this help?" })).toBeVisible();
  await page.getByRole("button", { name: "Yes, it helped" }).click();
  await page
    .getByRole("textbox", { name: /A line about why/ })
    .fill("It asked one thing at a time.");
  await isFine(page, "the early question");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you. A person will read it.")).toBeVisible();
  await expect(leftWith(page).getByRole("button", { name: "Remember" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "The summary" }).uncheck();
  await keep(page).click();
  await expect(leftWith(page).getByText("Kept", { exact: true })).toHaveCount(1);
  await page.goto(`${product.url}${paths.journey}`);
  await expect(things(page).getByRole("checkbox").nth(2)).toBeVisible();
  await expect(summaries(page).getByRole("listitem")).toHaveCount(0);

  await page.goto(`${product.url}${paths.settings}`);
  await expect(page.getByText("Memory needs an account.")).toBeVisible();
});

test("what somebody would like from a conversation reaches its first words; every reply says who wrote it, also after a reload; an outcome that fails says so, and comes when asked for again", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}${paths.newSession}`);
  const startRequest = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/sessions"),
  );
  await page.getByRole("button", { name: "To decide something" }).click();
  const { initial_answer } = (await startRequest).postDataJSON() as { initial_answer: string };
  expect(initial_answer).toBe("I need to make a decision.");
  await expect(replies(page).first()).toContainText("decision");
  await say(page, "I have an interview on Monday.");
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    const button = replies(page).last().getByRole("button", { name: "Who wrote this" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(replies(page).last()).toContainText(
      "Written by the guide, on this server. Nothing left it.",
    );
  }

  await page.route("**/outcome", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "End session" }).click();
  await expect(leftWith(page).getByRole("alert")).toContainText("Nothing was lost");
  await leftWith(page).getByRole("button", { name: "Try again" }).click();
  await expect(keep(page)).toBeVisible();
});

test("something is remembered only on a yes, and is gone once it is deleted; switching memory off asks once, and then everything is gone", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await page.goto(`${product.url}${paths.journey}`);
  await expect(page.getByText("Your journey starts empty")).toBeVisible();
  for (const [name, path] of [
    ["Talk to Zoki", paths.newSession],
    ["Note how today is", paths.checkIn],
  ] as const)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  await isFine(page, "the empty journey");
  await talkAndEnd(page, product.url);
  const lines = leftWith(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Leave it" }) });
  await expect(lines.first()).toContainText("From this session");
  const text = (await lines.first().locator("p").first().textContent()) ?? "";
  for (const count of [1, 2]) {
    await lines.first().getByRole("button", { name: "Remember" }).click();
    await expect(leftWith(page).getByText("Remembered", { exact: true })).toHaveCount(count);
  }

  await page.goto(`${product.url}${paths.settings}`);
  const memory = page.getByRole("region", { name: "Memory" });
  const keptMemories = memory.getByRole("listitem");
  await expect(keptMemories).toHaveCount(2);
  await expect(keptMemories.filter({ hasText: text })).toContainText(/From (“.+”,|a session on) /);
  await memory.getByRole("button", { name: `Delete: ${text}` }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.reload();
  await expect(keptMemories).toHaveCount(1);
  await expect(keptMemories).not.toContainText(text);

  const onOff = memory.getByRole("switch");
  await onOff.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await isFine(page, "the question before memory is switched off");
  await page.getByRole("button", { name: "Keep it on" }).click();
  await expect(onOff).toBeChecked();
  await expect(keptMemories).toHaveCount(1);
  await onOff.click();
  await page.getByRole("button", { name: "Switch off and delete" }).click();
  await expect(onOff).not.toBeChecked();
  await expect(keptMemories).toHaveCount(0);
  await page.reload();
  await expect(onOff).not.toBeChecked();
  await expect(memory.getByText("Nothing is remembered.")).toBeVisible();
});
