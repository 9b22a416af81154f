import { type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { brand } from "@app/contract/brand";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { plant } from "./leaks.ts";
import { withLivePages } from "./live-page.ts";
import { type Posting, startPosting } from "./post.ts";
import { type Product, startProduct } from "./product.ts";
import { rememberVisit } from "./remember-visit.ts";

type Workers = {
  /** The product with nothing configured: the guide answers. */
  product: Product;
  models: ModelServer;
  /** The product with a model whose behaviour the test chooses. */
  withModel: Product;
  posting: Posting;
};

type Tests = {
  /** Requests that left for anywhere but the product. */
  strangers: string[];
};

type NewContext = Browser["newContext"];
const newContextOf = new WeakMap<Browser, NewContext>();

/** A browser that has never been here: it is welcomed, and asked what a first visit is asked. */
export const firstTimeHere = (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => (newContextOf.get(browser) ?? browser.newContext)(options);

export const test = base.extend<Tests, Workers>({
  // Whatever context a test makes, somebody who has been here before uses it.
  browser: [
    async ({ browser }, use) => {
      const make: NewContext = browser.newContext.bind(browser);
      const newContext: NewContext = async (options) =>
        withLivePages(await make(options), options?.javaScriptEnabled);
      newContextOf.set(browser, newContext);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(rememberVisit);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  models: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const models = await startModelServer();
      await use(models);
      await models.close();
    },
    { scope: "worker" },
  ],
  withModel: [
    async ({ models }, use) => {
      const product = await startProduct({
        MODEL_PROVIDER: "openai-compatible",
        MODEL_BASE_URL: models.baseUrl,
        MODEL_NAME: "chosen-by-the-test",
      });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  posting: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const posting = await startPosting();
      await use(posting);
      await posting.stop();
    },
    { scope: "worker" },
  ],
  strangers: [
    async ({ context }, use) => {
      const strangers: string[] = [];
      context.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== "localhost") strangers.push(request.url());
      });
      await use(strangers);
      expect(strangers, "no request to another host").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page };

/** By what they are in the document: looking for a role reads the whole page, and these are asked for most of all. */
export const composer = (page: Page) => page.locator("section[aria-label='Your turn'] textarea");
/** Also the one that is on its way, whose label says so. */
export const replies = (page: Page) => page.locator(`article[aria-label^="${brand.companion}"]`);

/** Says something and waits until the reply is whole. */
export const say = async (page: Page, words: string): Promise<void> => {
  await expect(replies(page).first()).toBeVisible();
  const before = await replies(page).count();
  await composer(page).fill(plant(words));
  await composer(page).press("Enter");
  await expect(replies(page)).toHaveCount(before + 1);
  await expect(page.locator("button[aria-label='Stop the reply']")).toBeHidden();
};
