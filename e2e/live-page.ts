import { type BrowserContext, expect, type Page } from "@playwright/test";

/** How many times slower the pages run: `SLOW=6` shows what happens on an old phone. */
const slowRate = Number(process.env["SLOW"] ?? 1);

/** Runs in the page: it says itself when everything on it answers. A page of anybody else's has nothing to wait for. */
const isAlive = (): boolean =>
  document.getElementById("main") === null || "live" in document.documentElement.dataset;

export const untilAlive = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(isAlive).catch(() => false), {
      message: "the page came alive",
      intervals: [20, 50, 100],
      timeout: 30_000,
    })
    .toBe(true);
};

type Waits = { waitUntil?: "load" | "domcontentloaded" | "networkidle" | "commit" };

/** A test that asks for less than a loaded page looks at what comes before its script. */
const wantsAll = ({ waitUntil }: Waits = {}): boolean =>
  waitUntil === undefined || waitUntil === "load" || waitUntil === "networkidle";

const liveIn = async (page: Page): Promise<Page> => {
  const goto: Page["goto"] = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (wantsAll(options)) await untilAlive(page);
    return answer;
  };
  const reload: Page["reload"] = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    if (wantsAll(options)) await untilAlive(page);
    return answer;
  };
  if (slowRate > 1) {
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowRate });
  }
  return page;
};

/** Whatever is opened in it by address is alive before the test goes on. */
export const withLivePages = (context: BrowserContext, hasScripts = true): BrowserContext => {
  if (!hasScripts) return context;
  const newPage: BrowserContext["newPage"] = context.newPage.bind(context);
  context.newPage = async () => liveIn(await newPage());
  return context;
};
