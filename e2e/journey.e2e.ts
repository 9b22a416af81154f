import { programs } from "@app/content/programs";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const asPerson = async (page: Page, url: string) => {
  const { token } = await (await page.request.get(`${url}/api/auth/token`)).json();
  const headers = { authorization: `Bearer ${token}`, origin: url };
  return async (method: "post" | "put" | "patch", path: string, data: object) => {
    const answer = await page.request[method](url + path, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
};

const dayAgo = (days: number) => {
  const at = new Date(Date.now() - days * 86_400_000);
  return { at: at.toISOString(), day: at.toISOString().slice(0, 10) };
};

const inThreeDays = () => ({ local: `${dayAgo(-3).day}T19:30`, timeZone: "Europe/London" });

test("a journey shows how it was, what is next, what to try and the way walked, and each conversation once", async ({
  page,
  product,
}) => {
  test.slow();
  await makeAccount(page, product.url);
  const call = await asPerson(page, product.url);
  for (const [index, pleasant] of [-1, 0, -2, 1].entries())
    await call("put", `/api/users/me/check-ins/${crypto.randomUUID()}`, {
      ...dayAgo(12 - index * 3),
      entry: { kind: "mood", pleasant, energy: 0, word: null, note: null },
    });
  await call("post", "/api/users/me/appointments", inThreeDays());
  await call("patch", "/api/users/me/programs/sleep", {});
  const things = ["Text Nina", "Phone in the hall at ten", "Ask who can take Thursdays"];
  await call("post", "/api/users/me/actions", { texts: things });
  await page.goto(product.url + paths.talkSession);
  await say(page, "My boss rings me every evening.");

  await page.goto(product.url + paths.journey);
  await expect(page.getByRole("region", { name: "The last four weeks" })).toBeVisible();
  await expect(page.locator("[data-drawn]")).toBeVisible();
  const next = page.getByRole("region", { name: "Next appointment" });
  await expect(next.getByText(/, 19:30$/)).toBeVisible();
  const path = page
    .getByRole("region")
    .filter({ has: page.getByRole("link", { name: "All programs" }) });
  await expect(path.getByRole("img", { name: /You are at step 1/ })).toBeVisible();
  const sleep = programs.find(({ id }) => id === "sleep");
  await expect(path.getByRole("heading", { name: sleep?.title ?? "none" })).toBeVisible();
  await expect(path.getByText(`Next: ${sleep?.steps[0]?.title}`, { exact: true })).toBeVisible();
  await expect(path.getByRole("link", { name: "Carry on" })).toBeVisible();

  const rows = page.getByRole("region", { name: "Conversations" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText(/^(A conversation|Nothing said yet)$/)).toHaveCount(0);

  const boxes = page
    .getByRole("region", { name: "Things you wanted to try" })
    .getByRole("checkbox");
  for (let look = 0; look < 2; look += 1) {
    await expect(boxes).toHaveCount(3);
    expect(
      await boxes.evaluateAll((all) => all.map((box) => box.parentElement?.innerText.trim())),
    ).toEqual(things);
    await page.reload();
  }
  await boxes.first().check();
  await expect(page.getByText("1 of 3 done")).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("heading")).toHaveCount(0);
  await isFine(page, "a journey");

  await next.getByRole("button", { name: "Call it off" }).click();
  await expect(next.getByText("None yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(next.getByText(/, 19:30$/)).toBeVisible();
});

test("a journey that holds anything, or did not come, is not called empty; a thing to try that tells of danger is kept, and people to reach are shown with it", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await makeAccount(page, product.url);
  const call = await asPerson(page, product.url);
  // What did not come is not called empty, and neither is a journey with a time set aside and nothing else.
  const startsEmpty = page.getByText("Your journey starts empty");
  const next = page.getByRole("region", { name: "Next appointment" });
  await page.route("**/api/users/me/appointments/next", (route) => route.abort());
  await page.goto(product.url + paths.journey);
  await expect(next.getByText("Nothing you set aside is lost.")).toBeVisible();
  await expect(startsEmpty).toHaveCount(0);
  await page.unroute("**/api/users/me/appointments/next");
  await call("post", "/api/users/me/appointments", inThreeDays());
  await page.reload();
  await expect(next.getByText(/, 19:30$/)).toBeVisible();
  await expect(startsEmpty).toHaveCount(0);

  await call("post", "/api/users/me/actions", { texts: ["Text Nina"] });
  await page.goto(product.url + paths.journey);
  await expect(page.getByRole("checkbox", { name: "Text Nina" })).toBeVisible();
  await page.goto(product.url);
  // Somebody signed in is not asked to sign in.
  const shortCuts = page.getByRole("navigation", { name: "Short cuts" });
  await expect(shortCuts.getByRole("link", { name: "Your account" })).toBeVisible();
  await expect(shortCuts.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await page.goto(product.url + paths.journey);
  const things = page.getByRole("region", { name: "Things you wanted to try" });
  const help = page.getByRole("region", { name: "People you can reach now" });
  const add = async (text: string) => {
    await things.getByLabel("Something you want to try").fill(text);
    await things.getByLabel("Something you want to try").press("Enter");
    await expect(things.getByRole("checkbox", { name: text })).toBeVisible();
  };
  await add("Ring Sam");
  await expect(help).toHaveCount(0);
  await add("Kill myself tonight");
  await expect(help).toBeFocused();
  await expect(help.getByRole("link", { name: /116 123/ })).toHaveAttribute("href", "tel:116123");
  await things.getByRole("checkbox", { name: "Ring Sam" }).check();
  await expect(page.getByText("1 of 3 done")).toBeVisible();
  await expect(help).toBeVisible();
  await isFine(page, "help beside a list");
});
