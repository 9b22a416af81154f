import { paths } from "@app/contract/paths";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { lineTo } from "./line.ts";

const step = (page: Page, name: string) => page.getByRole("textbox", { name });
const kept = (page: Page) => page.getByText("Kept in this browser");

/** Everything that lies in the plan's database, as text; a key is told by what it may do. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("safety-plan");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("records").objectStore("records").getAll();
          reading.onsuccess = () =>
            resolve(
              reading.result.map((value) =>
                value instanceof CryptoKey
                  ? `key, extractable: ${value.extractable}`
                  : new TextDecoder("latin1").decode(value.data),
              ),
            );
        };
      }),
  );

test("a plan is kept as it is typed, sealed, and gone in one press", async ({ page, product }) => {
  await page.goto(product.url + paths.safetyPlan);
  await step(page, "People I can ask for help").fill("My sister, 07700 900123");
  await expect(page.getByRole("link", { name: "My sister, 07700 900123" })).toHaveAttribute(
    "href",
    "tel:07700900123",
  );
  await page.getByRole("button", { name: /^Add Samaritans/ }).click();
  await expect(step(page, "Professionals and services")).toHaveValue(/Samaritans, 116 123/);
  await expect(kept(page)).toBeVisible();
  expect((await stored(page)).join("\n")).not.toMatch(/sister|Samaritans/);
  expect(await stored(page)).toContain("key, extractable: false");

  await page.reload();
  await expect(step(page, "People I can ask for help")).toHaveValue("My sister, 07700 900123");

  await page.getByRole("button", { name: "Delete this plan" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(step(page, "People I can ask for help")).not.toHaveValue("");
  await page.getByRole("button", { name: "Delete this plan" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(step(page, "People I can ask for help")).toHaveValue("");
  await expect.poll(() => stored(page)).toEqual([]);
  await page.reload();
  await expect(step(page, "People I can ask for help")).toHaveValue("");
});

test("a plan prints on one page, and only the plan", async ({ page, product }) => {
  await page.goto(product.url + paths.safetyPlan);
  for (const name of ["How I notice it coming", "People I can ask for help", "My reasons to go on"])
    await step(page, name).fill("Something I wrote\nand something else\nand a third line");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("My safety plan", { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a plan is for everybody: narrow phones, both lights, screen readers", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.safetyPlan);
  await step(page, "Professionals and services").fill("A clinic, 0800 1111");
  await expect(page.getByRole("link", { name: "A clinic, 0800 1111" })).toBeVisible();
  await isFine(page, "a plan with a number in it", [true, false], [360]);
});

test.describe("with the network cut", () => {
  test.use({ serviceWorkers: "allow" });

  test("whoever was here once has the numbers, the plan and the exercises", async ({
    page,
    product,
  }) => {
    test.slow();
    const line = await lineTo(product.url);
    await page.goto(line.url + paths.faqs);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 50));
    });
    await line.cut();

    await page.getByRole("link", { name: "In crisis? Talk to a person now" }).click();
    await expect(page.getByRole("link", { name: "Call 999" })).toBeVisible();
    await page.goto(line.url + paths.crisis);
    await expect(page.getByRole("link", { name: "Call 999" })).toBeVisible();
    await page.getByRole("searchbox").fill("france");
    await expect(page.getByRole("heading", { name: "France" })).toBeVisible();

    await page.goto(line.url + paths.safetyPlan);
    await step(page, "My reasons to go on").fill("The dog");
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await expect(step(page, "My reasons to go on")).toHaveValue("The dog");

    await page.goto(line.url + paths.breathe);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
    await page.goto(line.url + paths.ground);
    await expect(page.getByText("Five things you can see")).toBeVisible();
  });
});
