import { paths } from "@app/contract/paths";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const step = (page: Page, name: string) => page.getByRole("textbox", { name });
const keptNotice = (page: Page) => page.getByText("Kept in this browser");

/** Everything that lies in the plan's database, as text; a key is told by what it may do. */
const storedRecords = (page: Page) =>
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

test("a plan is kept as it is typed, sealed, prints on one page, and is gone in one press", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.safetyPlan);
  await step(page, "People I can ask for help").fill("My sister, 07700 900123");
  await expect(page.getByRole("link", { name: "My sister, 07700 900123" })).toHaveAttribute(
    "href",
    "tel:07700900123",
  );
  await page.getByRole("button", { name: /^Add Samaritans/ }).click();
  await expect(step(page, "Professionals and services")).toHaveValue(/Samaritans, 116 123/);
  await expect(keptNotice(page)).toBeVisible();
  expect((await storedRecords(page)).join("\n")).not.toMatch(/sister|Samaritans/);
  expect(await storedRecords(page)).toContain("key, extractable: false");

  await isFine(page, "a plan with a number in it");

  await page.reload();
  await expect(step(page, "People I can ask for help")).toHaveValue("My sister, 07700 900123");
  for (const name of ["How I notice it coming", "My reasons to go on"])
    await step(page, name).fill("Something I wrote\nand something else\nand a third line");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("My safety plan", { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Delete this plan" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(step(page, "People I can ask for help")).not.toHaveValue("");
  await page.getByRole("button", { name: "Delete this plan" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(step(page, "People I can ask for help")).toHaveValue("");
  await expect.poll(() => storedRecords(page)).toEqual([]);
  await page.reload();
  await expect(step(page, "People I can ask for help")).toHaveValue("");
});
