import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { makeVault, passphrase, saveByMenu, savedNotice, talk, watch } from "./vault-person.ts";

/** What the page would ask, with the sign-in of its browser. */
const call = async ({ request }: Page, url: string, path: string, data: object) => {
  const signIn = await request.get(`${url}/api/auth/token`);
  const { token } = (await signIn.json()) as { token: string }; // the provider's shape
  const answer = await request.post(url + path, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Record<string, never>;
};

/** As the product writes them: the person's own words stand in quotation marks. */
const savedSummaries = [
  "You came to talk about your nights. “I can't sleep at all, I lie awake for hours every night and worry about my mum”.",
  "You came with something at work. “My boss shouted at me again and I feel small and tired after every shift”.",
  "You told of your sister. “I told my sister about it, and that really helped. I feel calmer now”.",
  "You spoke of your mornings. “I went for a walk before work and it helped. I slept better than I have for weeks”.",
];

const saveSummaries = async (page: Page, url: string): Promise<void> => {
  for (const [index, message] of savedSummaries.entries()) {
    const { session } = await call(page, url, "/api/sessions", {});
    const { id } = session ?? { id: "" };
    const title = `Evening ${index + 1}`;
    await call(page, url, "/api/users/me/summaries", { threadId: id, title, message });
  }
};

const claims = (page: Page) => page.getByRole("listitem").filter({ hasText: "That isn’t right" });

test("a journey shows one kind at a time, by keyboard; five saved sessions become a report that cites them, can be disputed and goes when deleted", async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const { url } = product;
  await page.goto(url + paths.analysis);
  await expect(page.getByRole("heading", { name: "This needs an account" })).toBeVisible();
  await makeAccount(page, url);
  await page.goto(url + paths.analysis);
  await expect(page.getByRole("heading", { name: "This comes with a membership" })).toBeVisible();
  await call(page, url, "/api/users/me/membership", { plan: "paid" });

  await page.reload();
  await expect(page.getByRole("heading", { name: "5 more saved sessions" })).toBeVisible();
  await isFine(page, "too few");
  await saveSummaries(page, url);
  await page.goto(url + paths.journey);
  await page.getByRole("radio", { name: "Everything" }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/show=summaries/);
  await expect(page.getByRole("region", { name: "Conversations" })).toBeHidden();
  await expect(page.getByText("Evening 1")).toBeVisible();
  await isFine(page, "journey, filtered");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Summaries" })).toBeChecked();

  await makeVault(page, url);
  await talk(page, url);
  await saveByMenu(page);
  await expect(savedNotice(page)).toBeVisible();

  // A new page has its vault locked: the passphrase opens it here and goes nowhere.
  await page.goto(url + paths.analysis);
  await expect(page.getByRole("heading", { name: "5 sessions to read" })).toBeVisible();
  await isFine(page, "locked");
  const sent = watch(context);
  const form = page.getByRole("form", { name: /locked/ });
  await form.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await form.getByRole("button", { name: "Unlock" }).click();
  await page.getByRole("button", { name: "Read what I saved" }).click();
  await expect(page.getByText("Deep analysis,")).toBeVisible({ timeout: 30_000 });
  const startRequests = sent.filter((text) => text.includes("/api/start-analysis"));
  expect(startRequests).toHaveLength(1);
  expect(startRequests[0]).toContain("tortoise");
  expect(sent.join(" ")).not.toContain(passphrase);

  await expect(page.getByRole("img", { name: /themes? over 5 conversations/ })).toBeVisible();
  await page.getByRole("button", { name: "Show as a table" }).click();
  await expect(page.getByRole("row", { name: /Evening 1/ })).toBeVisible();
  await isFine(page, "report");

  const helpfulThings = page.getByRole("region", { name: "What seems to have helped" });
  const claim = await helpfulThings.getByRole("heading", { level: 3 }).first().innerText();
  await helpfulThings.getByRole("button", { name: "That isn’t right" }).first().press("Enter");
  await helpfulThings.getByLabel(/What would be truer/).fill("It was the holiday.");
  await isFine(page, "disputed");
  await helpfulThings.getByRole("button", { name: "Use my words" }).click();
  await expect(helpfulThings.getByRole("heading", { name: "It was the holiday." })).toBeVisible();
  await page.reload();
  await expect(helpfulThings.getByRole("heading", { name: "It was the holiday." })).toBeVisible();
  await expect(page.getByText(claim)).toHaveCount(0);
  await expect(
    page.getByRole("region", { name: "Three things you might try" }).getByRole("listitem"),
  ).not.toHaveCount(0);

  const suggestions = page.getByRole("region", { name: "Three things you might try" });
  await suggestions.getByRole("button", { name: "Add to my list" }).first().click();
  await expect(suggestions.getByText("On your list")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Delete this report" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "What keeps coming up" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.goto(`${url}${paths.journey}?show=reports`);
  await expect(page.getByRole("region", { name: "Conversations" })).toBeHidden();
  await page.getByRole("link", { name: /The report of/ }).click();
  await expect(claims(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Delete this report" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByRole("heading", { name: "5 sessions to read" })).toBeVisible();
});
