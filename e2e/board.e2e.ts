import {
  field,
  leaveThought,
  letGo,
  openBoard,
  ownWords,
  thought,
  thoughts,
} from "./board-page.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("a thought that one person leaves arrives with another who looks up, and is heard and taken back", async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await openBoard(elsewhere, product, "sky");
  await openBoard(page, product);
  const words = ownWords("I rang my brother. He picked up");
  await letGo(page, words);
  await expect(page.getByText("It is up there now.")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(thought(page, words)).toContainText("Yours, just now.");

  await expect(thought(elsewhere, words)).toBeVisible();
  // Those who hear the page are told.
  await expect(elsewhere.getByRole("status").filter({ hasText: `New: ${words}` })).toHaveCount(1);
  await elsewhere.getByRole("button", { name: words, exact: true }).click();
  await elsewhere.getByRole("button", { name: `Heard: ${words}` }).click();
  await expect(elsewhere.getByText("Whoever left it can see that it was heard.")).toBeVisible();
  await expect(thought(page, words)).toContainText("Heard by one person.");

  // A second press is the same one gesture.
  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: words, exact: true }).click();
  await elsewhere.getByRole("button", { name: `Heard: ${words}` }).click();
  await expect(elsewhere.getByText("Whoever left it can see that it was heard.")).toBeVisible();
  await expect(thought(page, words)).toContainText("Heard by one person.");

  await thought(page, words).getByRole("button", { name: "Take it back" }).click();
  await expect(thought(page, words)).toHaveCount(0);
  await expect(thought(elsewhere, words)).toHaveCount(0);
  await page.getByRole("button", { name: "Write it again" }).click();
  await expect(field(page)).toHaveValue(words);
  await elsewhere.context().close();
});

test("what is not left says why, and loses no word; what could lead to somebody is taken out, and shown before it is left", async ({
  page,
  context,
  product,
}) => {
  await openBoard(page, product);
  await letGo(page, "Cheap followers, order now at our shop today");
  const why = page.getByRole("alert").filter({ hasText: "It was not shared" });
  await expect(why).toContainText("Your words are still here.");
  await expect(field(page)).toHaveValue("Cheap followers, order now at our shop today");
  await expect(why.getByRole("link", { name: "The rules here" })).toBeVisible();

  await letGo(page, "a".repeat(143));
  await expect(page.getByRole("alert").filter({ hasText: "3 characters too many" })).toBeVisible();
  await letGo(page, "   ");
  await expect(
    page.getByRole("alert").filter({ hasText: "There are no words in this yet" }),
  ).toBeVisible();

  const words = ownWords("Tired of being the strong one, today more than ever");
  await leaveThought(product.url, words);
  await letGo(page, words);
  await expect(page.getByRole("alert").filter({ hasText: "on the board already" })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await letGo(page, "Said to nobody yet");
  await expect(
    page.getByRole("alert").filter({ hasText: "There is no connection just now" }),
  ).toBeVisible();
  await expect(field(page)).toHaveValue("Said to nobody yet");
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toHaveCount(0);

  const sentThoughts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/board"))
      sentThoughts.push(request.postData() ?? "");
  });
  await field(page).fill(ownWords("Write to me at ana@example.org, I mean it"));
  const changes = page.getByRole("status").filter({ hasText: "It will be left as" });
  await expect(changes).toContainText(
    "Taken out, so that nobody can be found by it: ana@example.org (an e-mail address).",
  );
  await field(page).press("Enter");
  await expect(page.getByText("It is up there now.")).toBeVisible();
  await expect(thought(page, "Write to me at [e-mail], I mean it").first()).toBeVisible();
  expect(sentThoughts).toHaveLength(1);
  expect(sentThoughts.join()).not.toContain("ana@example.org");
  await expect(page.getByText("One thought at a time")).toBeVisible();
  await expect(page.getByText(/^In \d+ s$/)).toBeVisible();
  // What waits is still there after a reload.
  await field(page).fill("For later");
  await page.reload();
  await expect(field(page)).toHaveValue("For later");
});

test("somebody in danger is met with people to reach, and nobody else sees their words; what only sounds heavy is left once its writer has seen where help is", async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await openBoard(elsewhere, product);
  await openBoard(page, product);
  const words = "I am going to kill myself tonight, I have the pills here";
  await letGo(page, words);
  const help = page.getByRole("region", { name: "People you can reach now" });
  await expect(help).toBeFocused();
  await expect(help.getByRole("link", { name: /999/ })).toHaveAttribute("href", "tel:999");
  await expect(help.getByRole("link", { name: /Samaritans/ }).first()).toBeVisible();
  await expect(field(page)).toHaveValue(words);
  await isFine(page, "help on the board");

  const wordsAfter = ownWords("Quieter than I expected");
  await leaveThought(product.url, wordsAfter);
  await expect(thought(elsewhere, wordsAfter)).toHaveCount(1);
  await expect(elsewhere.getByText(words)).toHaveCount(0);

  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("It is taken back. Nobody will read it.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(thoughts(page)).toBeVisible();
  await expect(thought(page, words)).toHaveCount(0);

  const heavy = "I have written the letters and left them where they will be found";
  await letGo(elsewhere, heavy);
  await expect(elsewhere.getByRole("region", { name: "People you can reach now" })).toBeFocused();
  await expect(elsewhere.getByText("nothing of it was kept")).toBeVisible();
  const goOn = elsewhere.getByRole("button", { name: "Leave it on the board" });
  // All tests of a worker write from one address, which may leave twelve in a minute: then the page says so, and one presses again.
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click();
    await expect(thought(elsewhere, heavy)).toContainText("Yours, just now.", { timeout: 3_000 });
  }).toPass({ timeout: 70_000 });
  await expect(field(elsewhere)).toHaveValue("");
  await elsewhere.context().close();
});
