import { type BrowserContext, expect, type Page } from "@playwright/test";

/** How many times slower the pages run: `SLOW=6` shows what happens on an old phone. */
const slowRate = Number(process.env["SLOW"] ?? 1);

type HydratedRoot = { stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } } };

/** Runs in the page: its script has taken over what the server drew. A page of anybody else's has nothing to wait for. */
const isAlive = (): boolean => {
  if (!("__reactRouterContext" in window)) return true;
  if (document.querySelector("main.opening[aria-busy=true]")) return false;
  const mark = Object.keys(document).find((key) => key.startsWith("__reactContainer$"));
  const root = mark && (document as unknown as Record<string, HydratedRoot>)[mark]; // React's own note on its root
  return root ? root.stateNode?.current?.memoizedState?.isDehydrated === false : false;
};

/** Many pages sleep until somebody is there: a hand on the mouse is enough, once what hears it has come. */
export const untilAlive = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(0, 0);
    expect(await page.evaluate(isAlive), "the page came alive").toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
};

/** Where React lies; little of a page answers without it. */
export const react = "**/static/js/vendor-*.js";

/** React does not come before the test lets it. */
export const holdReact = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(react, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
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
