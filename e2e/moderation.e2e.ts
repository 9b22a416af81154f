import { paths } from "@app/contract/paths";
import { admin } from "./admin.ts";
import { leaveThought, openBoard, ownWords, someone, thought } from "./board-page.ts";
import { makeAccount } from "./door.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("the third report hides a thought, and a moderator decides", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const words = ownWords("This one is about my neighbour and it is not nice");
  const id = await leaveThought(product.url, words);
  const reader = await (await browser.newContext()).newPage();
  await openBoard(reader, product);
  await expect(thought(reader, words)).toHaveCount(1);

  const reporter = await (await browser.newContext()).newPage();
  await openBoard(reporter, product);
  await reporter.getByRole("button", { name: `Report: ${words}` }).click();
  const dialog = reporter.getByRole("dialog", { name: "Ask somebody to look?" });
  await dialog.getByRole("radio", { name: "It says who somebody is" }).check();
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(reporter.getByText("Thank you. A person will look at it.")).toBeVisible();
  await expect(thought(reporter, words)).toHaveCount(0);
  await expect(thought(reader, words)).toHaveCount(1);
  for (let person = 0; person < 2; person++) {
    const post = await someone(product.url);
    expect((await post(`/${id}/report`, { reason: "unkind" })).status).toBe(200);
  }
  await expect(thought(reader, words)).toHaveCount(0);

  await admin(product, "role", await makeAccount(page, product.url), "moderator");
  await page.goto(`${product.url}${paths.desk}?part=shared`);
  const waitingCase = page
    .getByRole("list", { name: "Cases" })
    .getByRole("listitem")
    .filter({ hasText: words });
  await expect(waitingCase).toContainText("Reported by 3 people");
  await expect(waitingCase).toContainText("Nobody sees this thought now.");
  await isFine(page, "the moderators' queue");

  await waitingCase.getByRole("button", { name: /^Keep/ }).click();
  await expect(waitingCase).toContainText("Kept. Everybody sees it.");
  await expect(thought(reader, words)).toHaveCount(1);
  await waitingCase.getByRole("button", { name: /^Undo/ }).click();
  await expect(waitingCase).toContainText("Nobody sees this thought now.");
  await expect(thought(reader, words)).toHaveCount(0);
  await waitingCase.getByRole("button", { name: /^Remove/ }).click();
  await expect(waitingCase).toContainText("Removed. Nobody sees it.");
  const log = page.getByRole("list", { name: "Decisions" }).getByRole("listitem");
  await expect(log.first()).toContainText("Removed a thought");
  await expect(log).toHaveCount(3);
  await reader.context().close();
  await reporter.context().close();
});
