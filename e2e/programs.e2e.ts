import { programs } from "@app/content/programs";
import { exercisePath, pathsBelow, programPath, programStepPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { lineTo } from "./line.ts";
import { makeVault, unlock } from "./vault-person.ts";

const anger = programs.find(({ id }) => id === "anger");
const first = anger?.steps[0];
if (!anger || !first) throw new Error("the programs were not read");

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("every program, step and exercise has an address with words of its own", async ({
  request,
  product,
}) => {
  const titles = new Set<string>();
  for (const path of pathsBelow) {
    const response = await request.get(product.url + path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain(`<link rel="canonical" href="${product.url}${path}"`);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? "");
  }
  expect(titles.size).toBe(pathsBelow.length);
  const unknown = await request.get(`${product.url}/programs/anger/6`, { maxRedirects: 0 });
  expect(unknown.status()).toBe(302);
});

test("a program reads without an account and without scripts", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.url + paths.programs);
  await page.getByRole("link", { name: anger.title }).click();
  await page.getByRole("link", { name: new RegExp(first.title) }).click();
  await expect(page.getByText(first.read.paragraphs[0] ?? "")).toBeVisible();
  await expect(page.getByText(first.toDo)).toBeVisible();
  await page.goto(product.url + paths.explore);
  await expect(page.getByRole("link", { name: /Take a thought apart/ })).toBeVisible();
  await expect(page.getByRole("link", { name: anger.title })).toBeVisible();
  await context.close();
});

test("a program is followed: begun, talked through, marked, rested and taken up again", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await page.goto(product.url + programPath("anger"));
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(heading(page, first.title)).toBeVisible();

  await page.getByRole("link", { name: /^Talk with/ }).click();
  await expect(page.getByRole("article").filter({ hasText: first.talk.opening })).toBeVisible();
  await say(page, "Yesterday, when the printer broke and my boss stood behind me.");
  await expect(
    page.getByRole("article").filter({ hasText: first.talk.followUps[0] }),
  ).toBeVisible();
  await page.getByRole("button", { name: "End session" }).click();
  await page.getByRole("link", { name: "Back to the step" }).click();

  await expect(heading(page, first.title)).toBeVisible();
  await page.getByRole("button", { name: "Mark this step as done" }).click();
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
  await page.goto(product.url + paths.programs);
  await expect(page.getByRole("link", { name: "Carry on with step 2" })).toBeVisible();
});

test("the last open step completes it, in whatever order, and it stays completed", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  for (const step of [2, 3, 4, 5, 1]) {
    await page.goto(product.url + programStepPath("anger", step));
    await page.getByRole("button", { name: "Mark this step as done" }).click();
    await expect(page.getByRole("button", { name: "Not done after all" })).toBeVisible();
  }
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

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("an exercise opens, and what is written survives a reload", async ({
    page,
    context,
    product,
  }) => {
    const line = await lineTo(product.url);
    await page.goto(line.url + exercisePath("thought-record"));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 50));
    });
    await page
      .getByRole("textbox", { name: "What went through your mind?" })
      .fill("They will laugh");
    await line.cut();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "What went through your mind?" })).toHaveValue(
      "They will laugh",
    );
    await page.getByRole("slider", { name: "How much do you believe it now?" }).press("End");
    await expect(page.getByText("100 of 100")).toBeVisible();
    await page.getByRole("link", { name: "Tighten and let go" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText("Hands", { exact: true })).toBeVisible();
  });
});

test("what was written is kept in the vault, and nobody on the way can read it", async ({
  page,
  product,
}) => {
  await makeAccount(page, product.url);
  await makeVault(page, product.url);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto(product.url + exercisePath("values"));
  await page.getByLabel("Which three parts of life weigh most for you?").fill("Wilhelmina");
  await page.getByRole("button", { name: "Your vault" }).click();
  await unlock(page);
  await page.getByRole("button", { name: "Keep it in my vault" }).click();
  await expect(page.getByText("Kept in your vault. Only you can open it.")).toBeVisible();
  expect(sent.join("\n")).not.toContain("Wilhelmina");

  await page.getByRole("button", { name: "Begin a new one" }).click();
  await page.getByRole("button", { name: "Look at what you kept before" }).click();
  await page.locator(".exercise-kept summary").first().click();
  await expect(page.locator(".exercise-kept pre").first()).toContainText("Wilhelmina");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Nothing of this exercise is in your vault.")).toBeVisible();
});

test("a breath can be heard, and is silent until somebody wants it", async ({ page, product }) => {
  await page.goto(product.url + paths.breathe);
  const tone = page.getByRole("checkbox", { name: "A quiet tone" });
  await expect(tone).not.toBeChecked();
  await tone.check();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
});

/** The pages above them are looked at with all others. */
test("no barrier in a program, a step or an exercise, in both lights, at a phone's width and a desk's", async ({
  page,
  product,
}) => {
  test.slow();
  for (const path of [
    programPath("worry"),
    programStepPath("worry", 2),
    exercisePath("thought-record"),
    exercisePath("muscle-relaxation"),
    exercisePath("stop"),
  ]) {
    await page.goto(product.url + path);
    await isFine(page, path);
  }
});

test("no barrier in a program that is followed", async ({ page, product }) => {
  await makeAccount(page, product.url);
  await page.goto(product.url + programStepPath("grief", 1));
  await page.getByRole("button", { name: "Mark this step as done" }).click();
  await expect(page.getByRole("link", { name: /^On to/ })).toBeVisible();
  await isFine(page, "a step that is done", [true]);
  await page.goto(product.url + programPath("grief"));
  await expect(page.getByRole("link", { name: /^Carry on/ })).toBeVisible();
  await isFine(page, "a program that is followed", [false]);
});
