import { paths } from "@app/contract/paths";
import { field, leave, letGo, open, own, thought } from "./board-page.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("whoever wants no movement reads a quiet list, and may still have the sky", async ({
  page,
  browser,
  product,
}) => {
  const words = own("I ate lunch outside");
  await leave(product.url, words);
  await page.goto(product.url + paths.wall);
  await expect(page.getByRole("button", { name: "Show the sky" })).toBeVisible();
  await expect(
    thought(page, words).getByRole("button", { name: `Report: ${words}` }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Show the sky" }).click();
  await expect(page.getByRole("button", { name: words, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Read as a list" })).toBeVisible();

  const moving = await browser.newContext({ reducedMotion: "no-preference" });
  const sky = await moving.newPage();
  await sky.goto(product.url + paths.wall);
  await expect(sky.getByRole("button", { name: words, exact: true })).toBeVisible();
  const drifting = () =>
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
  await expect.poll(drifting).toBeGreaterThan(0);
  await sky.getByRole("button", { name: "Hold still" }).click();
  await expect.poll(drifting).toBe(0);
  await moving.close();
});

test("the whole of it works by the keyboard alone", async ({ page, product }) => {
  const words = own("Dad would have liked this song");
  await leave(product.url, words);
  await open(page, product, "sky");
  await expect(page.getByRole("button", { name: words, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Read as a list" }).focus();
  await page.keyboard.press("Tab");
  await expect(field(page)).toBeFocused();
  const mine = own("I opened the letter");
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

test("everybody can read it, in both lights, on a phone and a wide screen", async ({
  page,
  product,
}) => {
  test.slow();
  const words = own("Nobody knew today was hard. It was");
  await leave(product.url, words);
  for (const as of ["list", "sky"] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, product, as);
    await expect(thought(page, words)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the board as ${as} scrolls sideways at 360 px`).toBeLessThanOrEqual(0);
    await expect(field(page)).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
    await isFine(page, `the board as ${as}`);
  }
  await page.getByRole("button", { name: words, exact: true }).click();
  await isFine(page, "a thought that was pressed");
  await page.getByRole("button", { name: `Report: ${words}` }).click();
  await expect(page.getByRole("dialog", { name: "Ask somebody to look?" })).toBeVisible();
  await isFine(page, "reporting a thought");
});

/** On the board of the copy with a model, where nobody else leaves anything. */
test("in the sky no thought lies on another", async ({ page, withModel: product }) => {
  for (const words of [
    "I keep rehearsing a conversation that will not happen, and I win it every time",
    "Twelve days",
    "I miss who I was before the move",
    "Tomorrow I open the letter",
    "The interview went fine, I think",
    "Still awake",
    "I said no and the world stayed up",
    "I ate lunch outside, first time in weeks",
  ])
    await leave(product.url, words);
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, product, "sky");
    await expect(page.getByRole("button", { name: "Still awake", exact: true })).toBeVisible();
    const boxes = await page.locator(".sky-field [data-thought]").evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).visibility === "visible")
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
    );
    expect(boxes.length).toBeGreaterThan(5);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          one.right < other.left ||
            other.right < one.left ||
            one.bottom < other.top ||
            other.bottom < one.top,
        ).toBe(true);
  }
});

test("without a connection it says so, and keeps what is written", async ({
  page,
  context,
  product,
}) => {
  await open(page, product);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await letGo(page, "Said to nobody yet");
  await expect(
    page.getByRole("alert").filter({ hasText: "There is no connection just now" }),
  ).toBeVisible();
  await expect(field(page)).toHaveValue("Said to nobody yet");
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toHaveCount(0);
});
