import { programs } from "@app/content/programs";
import { exercisePath, programPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { makeVault, unlock } from "./vault-person.ts";

const anger = programs.find(({ id }) => id === "anger");
const firstStep = anger?.steps[0];
if (!anger || !firstStep) throw new Error("the programs were not read");

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a program is followed: begun, talked through, marked, rested, taken up again and completed", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await page.goto(product.url + programPath("anger"));
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(heading(page, firstStep.title)).toBeVisible();

  await page.getByRole("link", { name: /^Talk with/ }).click();
  await expect(page.getByRole("article").filter({ hasText: firstStep.talk.opening })).toBeVisible();
  await say(page, "Yesterday, when the printer broke and my boss stood behind me.");
  await expect(
    page.getByRole("article").filter({ hasText: firstStep.talk.followUps[0] }),
  ).toBeVisible();
  await page.getByRole("button", { name: "End session" }).click();
  await page.getByRole("link", { name: "Back to the step" }).click();

  await expect(heading(page, firstStep.title)).toBeVisible();
  await page.getByRole("button", { name: "Mark this step as done" }).click();
  await isFine(page, "a step that is done");
  await page.getByRole("link", { name: /^On to/ }).click();
  await expect(heading(page, anger.steps[1]?.title ?? "")).toBeVisible();

  await page.goto(product.url + programPath("anger"));
  const drawing = page.getByRole("img", { name: /Five steps/ });
  await expect(drawing).toHaveAccessibleName("Five steps. One is done. You are at step 2.");
  await page.getByRole("button", { name: "Let it rest" }).click();
  await expect(page.getByText(/It is resting/)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Go on at step 2" }).click();
  await expect(page.getByRole("link", { name: "Carry on with step 2" })).toBeVisible();
  await isFine(page, "a program that is followed");
  await page.goto(product.url + paths.programs);
  await page.getByRole("link", { name: "Carry on with step 2" }).click();

  // The last open step completes it, in whatever order.
  const { token } = await (await page.request.get(`${product.url}/api/auth/token`)).json();
  for (const done_step of [5, 3, 4]) {
    const answer = await page.request.patch(`${product.url}/api/users/me/programs/anger`, {
      headers: { authorization: `Bearer ${token}`, origin: product.url },
      data: { done_step },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.getByRole("button", { name: "Mark this step as done" }).click();
  await page.getByRole("link", { name: "See the whole way" }).click();
  await expect(page.getByRole("img", { name: "Five steps. All are done." })).toBeVisible();
  await page.getByRole("button", { name: "Forget my place" }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(page.getByRole("button", { name: "Walk it again" })).toBeVisible();
});

test("something is found by what is going on", async ({ page, product }) => {
  await page.goto(product.url + paths.explore);
  const sought = page.getByRole("searchbox", { name: "What is going on for you?" });
  await sought.fill("my mother died");
  await expect(page.getByRole("link", { name: /After a loss/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /When anger takes over/ })).toBeHidden();
  await sought.fill("");
  await page.getByRole("button", { name: "I am angry" }).click();
  await expect(page.getByRole("button", { name: "I am angry" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("status")).toContainText("things fit");
  await page.getByRole("link", { name: /^STOP/ }).click();
  await expect(heading(page, "STOP")).toBeVisible();
});

test("what was written is kept in the vault, and nobody on the way can read it", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await makeVault(page, product.url);
  const sentBodies: string[] = [];
  page.on("request", (request) => sentBodies.push(request.postData() ?? ""));
  await page.goto(product.url + exercisePath("values"));
  await page.getByLabel("Which three parts of life weigh most for you?").fill("Wilhelmina");
  await page.getByRole("button", { name: "Your vault" }).click();
  await unlock(page);
  await page.getByRole("button", { name: "Keep it in my vault" }).click();
  await expect(page.getByText("Kept in your vault. Only you can open it.")).toBeVisible();
  expect(sentBodies.join("\n")).not.toContain("Wilhelmina");

  await page.getByRole("button", { name: "Begin a new one" }).click();
  await page.getByRole("button", { name: "Look at what you kept before" }).click();
  await page.locator("li summary").first().click();
  await expect(page.locator("li pre").first()).toContainText("Wilhelmina");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Nothing of this exercise is in your vault.")).toBeVisible();
});
