import { exercisePath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { lineTo } from "./line.ts";

// The worker that keeps pages is what these are about.
test.use({ serviceWorkers: "allow" });

/** The worker has kept what it keeps, and answers for this page. */
const workerAnswers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 50));
  });

test("whoever was here once has home, the numbers, the plan and the exercises without a connection, and every other page says so", async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const line = await lineTo(product.url);
  await page.goto(line.url + exercisePath("thought-record"));
  await page.goto(line.url + paths.faqs);
  await workerAnswers(page);
  // A worker that starts anew may miss for a moment that its browser is offline; a cut line it cannot.
  await line.cut();
  await page.getByRole("link", { name: "In crisis? Talk to a person now" }).click();
  await expect(page.getByRole("link", { name: "Call 999" })).toBeVisible();
  await context.setOffline(true);
  await page.goto(line.url + paths.crisis);
  await page.getByRole("searchbox").fill("france");
  await expect(page.getByRole("heading", { name: "France" })).toBeVisible();
  await page.goto(line.url);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();

  const reasons = page.getByRole("textbox", { name: "My reasons to go on" });
  await page.goto(line.url + paths.safetyPlan);
  await reasons.fill("The dog");
  await expect(page.getByText("Kept in this browser")).toBeVisible();
  await page.reload();
  await expect(reasons).toHaveValue("The dog");
  await page.goto(line.url + paths.breathe);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();

  const thought = page.getByRole("textbox", { name: "What went through your mind?" });
  await page.goto(line.url + exercisePath("thought-record"));
  await thought.fill("They will laugh");
  await page.reload();
  await expect(thought).toHaveValue("They will laugh");
  await page.getByRole("slider", { name: "How much do you believe it now?" }).press("End");
  await expect(page.getByText("100 of 100")).toBeVisible();
  await page.getByRole("link", { name: "Tighten and let go" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Hands", { exact: true })).toBeVisible();

  await page.goto(line.url + paths.journey);
  await expect(
    page.getByRole("heading", { name: "Still here without a connection" }),
  ).toBeVisible();
  await isFine(page, "a page without a connection");
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["A slower breath", paths.breathe],
    ["Your safety plan", paths.safetyPlan],
    ["The crisis numbers", paths.crisis],
  ] as const)
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  // What it says still works does.
  await main.getByRole("link", { name: "the grounding exercise" }).click();
  await expect(page).toHaveURL(line.url + paths.ground);
  await expect(page.getByText("Five things you can see")).toBeVisible();
});

test("while there is a connection every page is the server's newest", async ({ page, product }) => {
  await page.goto(product.url + paths.faqs);
  await workerAnswers(page);
  const answer = await page.goto(product.url + paths.crisis);
  const fresh = await fetch(product.url + paths.crisis);
  expect(answer?.headers()["etag"]).toBe(fresh.headers.get("etag"));
});

/**
 * A push service is another company's, and a browser without windows has no notes to show: it says no to both. What
 * is put in their place is that a press is answered as the browser would, and that somebody can be reached.
 */
const standInForPushService = (): void => {
  const permission = "stand-in-permission";
  const subscribed = "stand-in-subscribed";
  Object.defineProperty(Notification, "permission", {
    get: () => sessionStorage.getItem(permission) ?? "default",
  });
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = async () => {
    const answer = await ask();
    sessionStorage.setItem(permission, answer);
    return answer;
  };
  const subscription = {
    endpoint: "https://fcm.googleapis.com/fcm/send/somebody",
    unsubscribe: async () => {
      sessionStorage.removeItem(subscribed);
      return true;
    },
  } as PushSubscription; // all that the page uses of it
  PushManager.prototype.getSubscription = async () =>
    sessionStorage.getItem(subscribed) ? subscription : null;
  PushManager.prototype.subscribe = async (wanted) => {
    if (!wanted?.userVisibleOnly || !wanted.applicationServerKey) throw new TypeError("not so");
    sessionStorage.setItem(subscribed, "yes");
    return subscription;
  };
};

type Shown = { shown: { title: string; body: string }[]; opened: string[] };
type WorkerHere = Shown & {
  registration: { showNotification: (title: string, told: { body: string }) => Promise<void> };
  clients: { openWindow: (path: string) => Promise<null> };
};

test("reminders on a device are off until a press, stay so where the browser is told no, and are kept and ended; a push is one note that tells nothing and leads to the journey", async ({
  page,
  context,
  product,
}) => {
  await page.addInitScript(standInForPushService);
  await makeAccount(page, product.url);
  await page.goto(product.url + paths.settings);
  const reminders = page.getByRole("switch", { name: "Reminders on this device" });
  const hour = page.getByLabel("Note how today is");
  await expect(reminders).not.toBeChecked();
  // Whatever is not granted is denied from here on.
  await context.grantPermissions([]);
  await reminders.click();
  await expect(page.getByText("Your browser was told not to show notes")).toBeVisible();
  await expect(reminders).toBeDisabled();
  await page.reload();
  await expect(reminders).toBeDisabled();

  await page.evaluate(() => sessionStorage.removeItem("stand-in-permission"));
  await context.grantPermissions(["notifications"]);
  await page.reload();
  await reminders.click();
  await expect(reminders).toBeChecked();
  await hour.selectOption("Every day at 19:00");
  // It shows what was kept, once it is.
  await expect(hour).toHaveValue("19");
  await page.reload();
  await expect(reminders).toBeChecked();
  await expect(hour).toHaveValue("19");
  await isFine(page, "reminders on this device");
  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await expect(hour).toHaveCount(0);
  await page.reload();
  await expect(reminders).not.toBeChecked();

  await workerAnswers(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker is there");
  await worker.evaluate(() => {
    const here = globalThis as unknown as WorkerHere; // the worker's own
    Object.assign(here, { shown: [], opened: [] });
    here.registration.showNotification = async (title, { body }) => {
      here.shown.push({ title, body });
    };
    here.clients.openWindow = async (path) => {
      here.opened.push(path);
      return null;
    };
  });
  const browser = await context.newCDPSession(page);
  const registrationId = new Promise<string>((known) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId } of registrations) known(registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.deliverPushMessage", {
    origin: product.url,
    registrationId: await registrationId,
    data: "",
  });
  const shownNotifications = () => worker.evaluate(() => (globalThis as unknown as Shown).shown); // put there above
  await expect
    .poll(shownNotifications)
    .toEqual([{ title: "A reminder", body: "There is something for you." }]);
  await worker.evaluate(() => {
    // One that a script makes holds no worker awake.
    const eventParts = { notification: { close: () => undefined }, waitUntil: () => undefined };
    dispatchEvent(Object.assign(new Event("notificationclick"), eventParts));
  });
  const openedPaths = () => worker.evaluate(() => (globalThis as unknown as Shown).opened); // put there above
  await expect.poll(openedPaths).toEqual([paths.journey]);
});
