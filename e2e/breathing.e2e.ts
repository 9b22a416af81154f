import { paths } from "@app/contract/paths";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("the breath and the senses can be followed without a mouse and without motion", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(product.url + paths.breathe);
  await expect(page.getByRole("button", { name: "Let it move" })).toBeVisible();
  const tone = page.getByRole("checkbox", { name: "A quiet tone" });
  await expect(tone).not.toBeChecked();
  await tone.check();
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
  await isFine(page, "a breath");
  await expect(page.getByText("Breathe out", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).press("Enter");
  await expect(page.getByText("Paused")).toBeVisible();

  await page.goto(product.url + paths.ground);
  const nextButton = page.getByRole("button", { name: /I have one|And another/ });
  for (let count = 0; count < 5; count++) await nextButton.press("Enter");
  await expect(page.getByText("Four things you can feel")).toBeVisible();
});

/** Runs in the page: what begins before the part above it has ended, or leaves the screen sideways. */
const outOfPlace = (): string[] => {
  for (const rise of document.getAnimations()) {
    rise.pause();
    rise.currentTime = 4000; // The light at its highest.
  }
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((part) => ({
      name: `${part.getAttribute("class") ?? part.tagName} ${part.textContent.slice(0, 20)}`,
      box: part.getBoundingClientRect(),
    }));
  const horizonPx = boxesOf("[data-hill]")[0]?.box.top ?? 0;
  const misplaced: string[] = [];
  let endPx = Number.NEGATIVE_INFINITY;
  for (const { name, box } of [
    ...boxesOf(".skip-link, header"),
    ...boxesOf("[data-breath=still] > *, [data-breath=sun]"),
    ...boxesOf("main > :not(noscript)"),
  ]) {
    if (box.top < endPx - 0.5)
      misplaced.push(`${name} begins ${Math.round(endPx - box.top)} px early`);
    // The hill hides the lower part of the light.
    endPx = name.startsWith("breath-sun") ? horizonPx : box.bottom;
  }
  const captions = boxesOf("[data-breath=still] p")[0];
  if (captions && captions.box.bottom > horizonPx) misplaced.push("the captions cross the horizon");
  const [firstWords] = boxesOf("main > *");
  if (!firstWords || firstWords.box.top < horizonPx) misplaced.push("the words cross the horizon");
  for (const { name, box } of boxesOf("h1, p, button, label, header a, [data-breath=still] span"))
    if (box.left < 0 || box.right > document.documentElement.clientWidth)
      misplaced.push(`${name} leaves the screen`);
  return misplaced;
};

test("nothing lies over anything while breathing, on short screens and with text twice as large", async ({
  page,
  product,
}) => {
  test.slow();
  const check = async (state: string) => {
    for (const picture of ["Let it move", "Hold the picture still"]) {
      for (const [width, height] of [
        [360, 640],
        [390, 664],
        [720, 450],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const size of ["100%", "200%"]) {
          await page.evaluate((text) => {
            document.documentElement.style.fontSize = text;
          }, size);
          expect(
            await page.evaluate(outOfPlace),
            `${state}, ${width}x${height}, text ${size}, "${picture}" offered`,
          ).toEqual([]);
        }
      }
      await page.getByRole("button", { name: picture }).click();
    }
  };
  await page.goto(product.url + paths.breathe);
  await expect(page.getByRole("button", { name: "Let it move" })).toBeVisible();
  await check("ready");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText(/^Breathe (in|out)$/)).toBeVisible();
  await check("breathing");
});
