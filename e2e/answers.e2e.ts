import { allPagePaths } from "@app/contract/all-page-paths";
import { paths } from "@app/contract/paths";
import { expect, replies, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("a message reaches the people behind the product without an account", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.contact);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByLabel("Your e-mail address")).toBeFocused();
  await expect(page.getByText("or nobody can answer you")).toBeVisible();
  await expect(page.getByText("Write your message here.")).toBeVisible();
  await isFine(page, "the contact form with what is missing");
  await page.getByLabel("Your e-mail address").fill("ana@mail.example");
  await page.getByLabel("Your message").fill("The page about sleep says nothing about naps.");
  const [request] = await Promise.all([
    page.waitForRequest("**/api/contact"),
    page.getByRole("button", { name: "Send", exact: true }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    email: "ana@mail.example",
    message: "The page about sleep says nothing about naps.",
    pass: expect.any(String),
  });
  await expect(page.getByRole("heading", { name: "Thank you. It is with us." })).toBeVisible();
  await expect(page.getByText("People you can reach now")).toHaveCount(0);
  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expect(page.getByRole("link", { name: "support@evenlight.example" })).toBeVisible();
});

test("somebody in danger who writes to us is shown people to reach before anything else", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.contact);
  await page.getByLabel("Your e-mail address").fill("ana@mail.example");
  await page.getByLabel("Your message").fill("I want to kill myself");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const help = page.getByRole("region", { name: "People you can reach now" });
  await expect(help).toBeFocused();
  await expect(help.getByRole("link", { name: /116 123/ })).toHaveAttribute("href", "tel:116123");
  await expect(help.getByRole("link", { name: /other countries/ })).toHaveAttribute(
    "href",
    paths.crisis,
  );
  await isFine(page, "help beside a form");
});

test("somebody whose message only sounds heavy is told of people in a line", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.contact);
  await page.getByLabel("Your e-mail address").fill("ana@mail.example");
  await page.getByLabel("Your message").fill("I wish I could disappear.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you. It is with us." })).toBeVisible();
  const line = page.getByText("If you would rather talk to a person:");
  await expect(line.getByRole("link", { name: "116 123" })).toHaveAttribute("href", "tel:116123");
  await expect(page.getByText("People you can reach now")).toHaveCount(0);
  await isFine(page, "a line beside a form");
});

test("answers can be searched, are addressed by a link, and read without scripts", async ({
  page,
  browser,
  product,
}) => {
  await page.goto(product.url + paths.faqs);
  const found = page.locator(".faqs details").filter({ visible: true });
  await expect(found.nth(15)).toBeVisible();
  const all = await found.count();
  await page.getByLabel("Search questions and answers").fill("lost passphrase");
  await expect(found).toHaveCount(1);
  await expect(page.getByText("Your twelve recovery words open it too")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 question" })).toBeVisible();
  await isFine(page, "answers that were found");
  await page.getByLabel("Search questions and answers").fill("xylophone");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.getByLabel("Search questions and answers").fill("");
  await expect(found).toHaveCount(all);

  await page.goto(`${product.url}${paths.faqs}#delete`);
  await expect(page.getByText("in one step, without giving a reason")).toBeVisible();

  const html = await (await page.request.get(product.url + paths.faqs)).text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const [questions] = JSON.parse(data)["@graph"];
  expect(questions["@type"]).toBe("FAQPage");
  expect(questions.mainEntity).toHaveLength(all);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(product.url + paths.faqs);
  await still.getByText("Do I need an account?").click();
  await expect(still.getByText("Not for talking in text.")).toBeVisible();
  await context.close();
});

test("the health-data policy has its own link on every page", async ({ page, product }) => {
  // A conversation shows its foot, a menu, once it is open; the desk shows nobody else anything.
  const rooms: readonly string[] = [paths.talk, paths.talkSession, paths.desk];
  for (const path of allPagePaths.filter((path) => !rooms.includes(path))) {
    const html = await (await page.request.get(product.url + path)).text();
    expect(html, path).toContain(`href="${paths.healthData}"`);
  }
  await page.goto(product.url + paths.talkSession);
  await expect(replies(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Health data" }).click();
  await expect(page).toHaveURL(product.url + paths.healthData);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health data");
  await isFine(page, "a policy");
});
