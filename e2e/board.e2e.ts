import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { paths } from "@app/contract/paths";
import { register } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { beginSession } from "./person.ts";
import { freePort, makeDataDir, type Product, root, startProduct } from "./product.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "A thought to leave" });
const thoughts = (page: Page) => page.getByRole("list", { name: "Thoughts, newest first" });
const thought = (page: Page, words: string) =>
  thoughts(page).getByRole("listitem").filter({ hasText: words });

const open = async (page: Page, product: Product, as: "sky" | "list" = "list"): Promise<void> => {
  await page.goto(`${product.url}${paths.wall}?as=${as}`);
  await expect(page.getByRole("heading", { level: 1, name: "The Void Board" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: as === "sky" ? "Read as a list" : "Show the sky" }),
  ).toBeVisible();
  await expect(page.getByText("Looking up")).toHaveCount(0);
};

const letGo = async (page: Page, words: string): Promise<void> => {
  await field(page).fill(words);
  await page.getByRole("button", { name: "Let it go" }).click();
};

/** Words that nobody else in this run says; in letters, since many digits would be taken for a number. */
const own = (words: string): string => {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  );
  return `${words}, ${letters.join("")}`;
};

/** Somebody without a browser. */
const someone = async (url: string) => {
  const { token } = await beginSession(url);
  return async (path: string, body: object): Promise<Response> =>
    fetch(`${url}/api/board${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
};

/** Leaves a thought without a browser; answers with its id. */
const leave = async (url: string, text: string): Promise<string> => {
  const post = await someone(url);
  const answer = await post("", { text, secret: crypto.randomUUID() });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { thought: { id: string } }).thought.id; // the contract's shape
};

test("a thought that one person leaves arrives with another who looks up, and is heard and taken back", async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, product, "sky");
  await open(page, product);
  const words = own("I rang my brother. He picked up");
  await letGo(page, words);
  await expect(page.getByText("It is up there now.")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(thought(page, words)).toContainText("Yours, just now.");

  await expect(thought(elsewhere, words)).toBeVisible();
  // Those who hear the page are told.
  await expect(elsewhere.getByRole("status").filter({ hasText: `New: ${words}` })).toHaveCount(1);
  await elsewhere.getByRole("button", { name: words, exact: true }).click();
  await elsewhere.getByRole("button", { name: `Heard: ${words}` }).click();
  await expect(elsewhere.getByText("Whoever left it can see that it was heard.")).toBeVisible();
  await expect(thought(page, words)).toContainText("Heard by one person.");

  // A second press is the same one gesture.
  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: words, exact: true }).click();
  await elsewhere.getByRole("button", { name: `Heard: ${words}` }).click();
  await expect(elsewhere.getByText("Whoever left it can see that it was heard.")).toBeVisible();
  await expect(thought(page, words)).toContainText("Heard by one person.");

  await thought(page, words).getByRole("button", { name: "Take it back" }).click();
  await expect(thought(page, words)).toHaveCount(0);
  await expect(thought(elsewhere, words)).toHaveCount(0);
  await page.getByRole("button", { name: "Write it again" }).click();
  await expect(field(page)).toHaveValue(words);
  await elsewhere.context().close();
});

test("what could lead to somebody is taken out, and shown before it is left", async ({
  page,
  product,
}) => {
  await open(page, product);
  const words = own("Write to me at ana@example.org, I mean it");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/board"))
      sent.push(request.postData() ?? "");
  });
  await field(page).fill(words);
  const changes = page.getByRole("status").filter({ hasText: "It will be left as" });
  await expect(changes).toContainText(
    "Taken out, so that nobody can be found by it: ana@example.org (an e-mail address).",
  );
  await field(page).press("Enter");
  await expect(thought(page, "Write to me at [e-mail], I mean it")).toHaveCount(1);
  expect(sent.length).toBe(1);
  expect(sent.join()).not.toContain("ana@example.org");
});

test("what is not left says why, and loses no word", async ({ page, product }) => {
  await open(page, product);
  await letGo(page, "Cheap followers, order now at our shop today");
  const why = page.getByRole("alert").filter({ hasText: "It was not shared" });
  await expect(why).toContainText("Your words are still here.");
  await expect(field(page)).toHaveValue("Cheap followers, order now at our shop today");
  await expect(why.getByRole("link", { name: "The rules here" })).toBeVisible();

  await letGo(page, "a".repeat(143));
  await expect(page.getByRole("alert").filter({ hasText: "3 characters too many" })).toBeVisible();
  await letGo(page, "   ");
  await expect(
    page.getByRole("alert").filter({ hasText: "There are no words in this yet" }),
  ).toBeVisible();

  const words = own("Tired of being the strong one, today more than ever");
  await leave(product.url, words);
  await letGo(page, words);
  await expect(page.getByRole("alert").filter({ hasText: "on the board already" })).toBeVisible();

  await letGo(page, own("The kettle is on"));
  await expect(page.getByText("It is up there now.")).toBeVisible();
  await expect(page.getByText("One thought at a time")).toBeVisible();
  await expect(page.getByText(/^In \d+ s$/)).toBeVisible();
  // What waits is still there after a reload.
  await field(page).fill("For later");
  await page.reload();
  await expect(field(page)).toHaveValue("For later");
});

test("somebody in danger is met with people to reach, and nobody else sees their words", async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, product);
  await open(page, product);
  const words = "I am going to kill myself tonight, I have the pills here";
  await letGo(page, words);
  const help = page.getByRole("region", { name: "People you can reach now" });
  await expect(help).toBeFocused();
  await expect(help.getByRole("link", { name: /999/ })).toHaveAttribute("href", "tel:999");
  await expect(help.getByRole("link", { name: /Samaritans/ }).first()).toBeVisible();
  await expect(field(page)).toHaveValue(words);
  await isFine(page, "help on the board");

  const after = own("Quieter than I expected");
  await leave(product.url, after);
  await expect(thought(elsewhere, after)).toHaveCount(1);
  await expect(elsewhere.getByText(words)).toHaveCount(0);

  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("It is taken back. Nobody will read it.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(thoughts(page)).toBeVisible();
  await expect(thought(page, words)).toHaveCount(0);
  await elsewhere.context().close();
});

test("what only sounds heavy is left once its writer has seen where help is", async ({
  page,
  product,
}) => {
  await open(page, product);
  const words = own("He hit me for years. I have never said that out loud before");
  await letGo(page, words);
  await expect(page.getByRole("region", { name: "People you can reach now" })).toBeFocused();
  await expect(page.getByText("nothing of it was kept")).toBeVisible();
  await page.getByRole("button", { name: "Leave it on the board" }).click();
  await expect(thought(page, words)).toContainText("Yours, just now.");
  await expect(field(page)).toHaveValue("");
});

test("over a restart of the server nothing is missed and nothing comes twice", async ({ page }) => {
  test.slow();
  const dataDir = makeDataDir();
  const env = { PORT: String(await freePort()) };
  let product = await startProduct(env, { dataDir, keepData: true });
  try {
    const said = [own("Before"), own("While nobody looked"), own("After"), own("And live again")];
    await leave(product.url, said[0] ?? "");
    await open(page, product);
    await expect(thought(page, said[0] ?? "")).toHaveCount(1);
    await product.stop();
    await expect(page.getByText("The line is broken just now.")).toBeVisible();

    product = await startProduct(env, { dataDir, keepData: true });
    await leave(product.url, said[1] ?? "");
    await leave(product.url, said[2] ?? "");
    await expect(thought(page, said[2] ?? "")).toHaveCount(1, { timeout: 40_000 });
    await expect(page.getByText("The line is broken just now.")).toHaveCount(0);
    await leave(product.url, said[3] ?? "");
    for (const words of said) await expect(thought(page, words), words).toHaveCount(1);
    await expect(thoughts(page).getByRole("listitem")).toHaveCount(4);
  } finally {
    await product.stop();
  }
});

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
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
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
  expect(await drifting()).toBeGreaterThan(0);
  await sky.getByRole("button", { name: "Hold still" }).click();
  expect(await drifting()).toBe(0);
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
  for (const as of ["sky", "list"] as const) {
    await open(page, product, as);
    await expect(thought(page, words)).toBeVisible();
    await isFine(page, `the board as ${as}`);
  }
  await open(page, product, "sky");
  await page.getByRole("button", { name: words, exact: true }).click();
  await isFine(page, "a thought that was pressed");
  await page.getByRole("button", { name: `Report: ${words}` }).click();
  await isFine(page, "reporting a thought");

  await page.setViewportSize({ width: 360, height: 740 });
  for (const as of ["sky", "list"] as const) {
    await open(page, product, as);
    await expect(thought(page, words)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the board as ${as} scrolls sideways at 360 px`).toBeLessThanOrEqual(0);
    await expect(field(page)).toBeInViewport();
  }
});

test("in the sky no thought lies on another", async ({ page }) => {
  const product = await startProduct();
  try {
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
  } finally {
    await product.stop();
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

/** As npm runs it: compiled code is kept between starts. */
const compileCache = join(root, "node_modules", ".cache", "compile");

const makeModerator = async ({ dataDir }: Product, email: string): Promise<void> => {
  await promisify(execFile)(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      "apps/server/src/admin.ts",
      "role",
      email,
      "moderator",
    ],
    { cwd: root, env: { NODE_COMPILE_CACHE: compileCache, ...process.env, DATA_DIR: dataDir } },
  );
};

test("the third report hides a thought, and a moderator decides", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const words = own("This one is about my neighbour and it is not nice");
  const id = await leave(product.url, words);
  const reader = await (await browser.newContext()).newPage();
  await open(reader, product);
  await expect(thought(reader, words)).toHaveCount(1);

  const reporter = await (await browser.newContext()).newPage();
  await open(reporter, product);
  await reporter.getByRole("button", { name: `Report: ${words}` }).click();
  const dialog = reporter.getByRole("dialog", { name: "Ask somebody to look?" });
  await dialog.getByRole("radio", { name: "It says who somebody is" }).check();
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(reporter.getByText("Thank you. A person will look at it.")).toBeVisible();
  await expect(thought(reporter, words)).toHaveCount(0);
  await expect(thought(reader, words)).toHaveCount(1);
  for (let person = 0; person < 2; person++) {
    const post = await someone(product.url);
    expect((await post(`/${id}/report`, { reason: "unkind" })).status).toBe(200);
  }
  await expect(thought(reader, words)).toHaveCount(0);

  await makeModerator(product, await register(page, product.url));
  await page.goto(`${product.url}${paths.desk}?part=shared`);
  const waiting = page
    .getByRole("list", { name: "Cases" })
    .getByRole("listitem")
    .filter({ hasText: words });
  await expect(waiting).toContainText("Reported by 3 people");
  await expect(waiting).toContainText("Nobody sees this thought now.");
  await isFine(page, "the moderators' queue");

  await waiting.getByRole("button", { name: /^Keep/ }).click();
  await expect(waiting).toContainText("Kept. Everybody sees it.");
  await expect(thought(reader, words)).toHaveCount(1);
  await waiting.getByRole("button", { name: /^Undo/ }).click();
  await expect(waiting).toContainText("Nobody sees this thought now.");
  await expect(thought(reader, words)).toHaveCount(0);
  await waiting.getByRole("button", { name: /^Remove/ }).click();
  await expect(waiting).toContainText("Removed. Nobody sees it.");
  const log = page.getByRole("list", { name: "Decisions" }).getByRole("listitem");
  await expect(log.first()).toContainText("Removed a thought");
  await expect(log).toHaveCount(3);
  await reader.context().close();
  await reporter.context().close();
});
