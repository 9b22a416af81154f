import { paths } from "@app/contract/paths";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

test("a message reaches the people behind the product without an account; whoever may be in danger is shown people to reach, and what only sounds heavy is met with a line", async ({
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

  await page.getByLabel("Your e-mail address").fill("ana@mail.example");
  await page.getByLabel("Your message").fill("I wish I could disappear.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you. It is with us." })).toBeVisible();
  const line = page.getByText("If you would rather talk to a person:");
  await expect(line.getByRole("link", { name: "116 123" })).toHaveAttribute("href", "tel:116123");
  await expect(page.getByText("People you can reach now")).toHaveCount(0);
  await isFine(page, "a line beside a form");

  await page.getByRole("button", { name: "Write another message" }).click();
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
