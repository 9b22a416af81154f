import { readFile } from "node:fs/promises";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const plan = async (page: Page, day: string, hour: string): Promise<void> => {
  const form = part(page, "Set a time aside");
  await form.getByLabel("Day").fill(day);
  await form.getByLabel("Time", { exact: true }).fill(hour);
  await form.getByRole("button", { name: "Set it aside" }).click();
};

test("a time set aside is kept, moved, called off, and taken back from the bin; with words of danger it is kept, and people to reach are shown", async ({
  page,
  product,
}) => {
  test.slow();
  await page.goto(product.url + paths.appointments);
  await expect(page.getByText("No time is set aside yet.")).toBeVisible();
  // Browsers list many zones by a name that nobody there uses any more.
  const zone = part(page, "Set a time aside").getByLabel("Where that time is meant");
  await expect(zone).toHaveValue("Europe/London");
  await expect(zone.getByRole("option", { name: "Kolkata (Asia)" })).toHaveCount(1);
  await expect(zone.getByRole("option", { name: /Calcutta|Kiev/ })).toHaveCount(0);
  await plan(page, "2020-01-01", "10:00");
  await expect(part(page, "Set a time aside").getByRole("alert").last()).toContainText(
    "That time has passed",
  );
  await part(page, "Set a time aside").getByLabel("What it is for").fill("the letter to my sister");
  await plan(page, "2096-11-21", "18:00");
  const ahead = part(page, "To come");
  await expect(ahead.getByText("Wednesday 21 November 2096, 18:00")).toBeVisible();
  await expect(page.getByRole("heading", { name: "To come" })).toBeFocused();
  await isFine(page, "appointments");

  await page.reload();
  await expect(ahead.getByText("the letter to my sister")).toBeVisible();
  await ahead.getByRole("button", { name: /^Move/ }).click();
  await ahead.getByLabel("Time", { exact: true }).fill("07:30");
  await ahead.getByRole("checkbox", { name: "Every week at this time" }).check();
  await ahead.getByRole("button", { name: "Move it" }).click();
  await expect(ahead.getByText("Wednesday 21 November 2096, 07:30")).toBeVisible();
  await expect(ahead.getByText("Every week", { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    ahead.getByRole("button", { name: /^Calendar file/ }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain("DTSTART;TZID=Europe/London:20961121T073000");
  expect(file).toContain("RRULE:FREQ=WEEKLY");
  expect(file).not.toContain("sister");

  await ahead.getByRole("button", { name: /^Call off/ }).click();
  const pastPart = part(page, "Called off or over");
  await expect(pastPart.getByText("Called off", { exact: true })).toBeVisible();
  await pastPart.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pastPart.getByText("Called off", { exact: true })).toBeVisible();

  await part(page, "Set a time aside").getByLabel("What it is for").fill("I want to kill myself");
  await plan(page, "2096-11-22", "18:00");
  const help = part(page, "People you can reach now");
  await expect(help).toBeFocused();
  await expect(help.getByRole("link", { name: /116 123/ })).toHaveAttribute("href", "tel:116123");
  await expect(ahead.getByText("I want to kill myself")).toBeVisible();
  await isFine(page, "help beside an appointment");
  await ahead.getByRole("button", { name: /^Call off/ }).click();
  await expect(ahead.getByText("I want to kill myself")).toHaveCount(0);
  await expect(help).toBeVisible();
});

test("a calendar program follows one's times until the address is ended", async ({
  page,
  product,
}) => {
  test.slow();
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.appointments);
  await plan(page, "2096-11-21", "18:00");
  // the page goes to the new time, and a press on its way there would miss
  await expect(page.getByRole("heading", { name: "To come" })).toBeFocused();
  await page.getByRole("button", { name: "Make an address to follow" }).click();
  const address = (await part(page, "In your calendar").locator("code").textContent()) ?? "";
  const follow = () => fetch(`${product.url}${new URL(address).pathname}`);
  const read = await follow();
  expect(read.headers.get("content-type")).toContain("text/calendar");
  expect(await read.text()).toContain("BEGIN:VEVENT");
  await isFine(page, "appointments with an address");
  await page.getByRole("button", { name: "End this address" }).click();
  await expect(page.getByRole("button", { name: "Make an address to follow" })).toBeVisible();
  expect((await follow()).status).toBe(404);
});
