import { paths } from "@app/contract/paths";
import { field, leaveThought, openBoard, ownWords, thought } from "./board-page.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

/** What stands in the sky, by where it lies. */
const boxesIn = (page: Page) =>
  page.locator("li [data-thought]").evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).visibility === "visible")
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
  );

test("whoever wants no movement reads a quiet list, and may still have the sky, where no thought lies on another", async ({
  page,
  browser,
  product,
}) => {
  const words = ownWords("I ate lunch outside");
  // Few enough that all tests of a worker together stay under what one address may leave in a minute.
  for (const text of [
    ownWords("I keep rehearsing a conversation that will not happen, and I win it every time"),
    ownWords("Twelve days"),
    ownWords("I miss who I was before the move"),
    words,
  ])
    await leaveThought(product.url, text);
  await page.goto(product.url + paths.wall);
  await expect(page.getByRole("button", { name: "Show the sky" })).toBeVisible();
  await expect(
    thought(page, words).getByRole("button", { name: `Report: ${words}` }),
  ).toBeVisible();
  await isFine(page, "the board as a list");
  await page.getByRole("button", { name: "Show the sky" }).click();
  await expect(page.getByRole("button", { name: words, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await isFine(page, "the board as a sky");
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.getByRole("button", { name: "Read as a list" })).toBeVisible();
    await expect(page.getByRole("button", { name: words, exact: true })).toBeVisible();
    const boxes = await boxesIn(page);
    expect(boxes.length).toBeGreaterThan(3);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          one.right < other.left ||
            other.right < one.left ||
            one.bottom < other.top ||
            other.bottom < one.top,
        ).toBe(true);
  }
  await page.getByRole("button", { name: words, exact: true }).click();
  await isFine(page, "a thought that was pressed");
  await page.getByRole("button", { name: `Report: ${words}` }).click();
  await expect(page.getByRole("dialog", { name: "Ask somebody to look?" })).toBeVisible();
  await isFine(page, "reporting a thought");

  const movingContext = await browser.newContext({ reducedMotion: "no-preference" });
  const sky = await movingContext.newPage();
  await sky.goto(product.url + paths.wall);
  await expect(sky.getByRole("button", { name: words, exact: true })).toBeVisible();
  const countDrifting = () =>
    sky.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (each) =>
              each instanceof CSSAnimation &&
              each.animationName.startsWith("board-drift") &&
              each.playState === "running",
          ).length,
    );
  await expect.poll(countDrifting).toBeGreaterThan(0);
  await sky.getByRole("button", { name: "Hold still" }).click();
  await expect.poll(countDrifting).toBe(0);
  await movingContext.close();
});

test("the whole of it works by the keyboard alone", async ({ page, product }) => {
  const words = ownWords("Dad would have liked this song");
  await leaveThought(product.url, words);
  await openBoard(page, product, "sky");
  await expect(page.getByRole("button", { name: words, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Read as a list" }).focus();
  await page.keyboard.press("Tab");
  await expect(field(page)).toBeFocused();
  const mine = ownWords("I opened the letter");
  await page.keyboard.type(mine);
  await page.keyboard.press("Enter");
  await expect(thought(page, mine)).toBeVisible();
  await expect(field(page)).toBeFocused();

  const other = page.getByRole("button", { name: words, exact: true });
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await other.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(other).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(other).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Whoever left it can see that it was heard.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Ask somebody to look?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
