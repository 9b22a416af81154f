import { type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { test as base, expect, type Page } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

type Workers = {
  /** The product with nothing configured: the guide answers. */
  product: Product;
  models: ModelServer;
  /** The product with a model whose behaviour the test chooses. */
  withModel: Product;
};

type Tests = {
  /** Requests that left for anywhere but the product. */
  strangers: string[];
};

export const test = base.extend<Tests, Workers>({
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

export { expect, type Page };

export const composer = (page: Page) => page.getByRole("textbox", { name: "Your message" });
export const replies = (page: Page) => page.getByRole("article", { name: "Zoki" });

/** Says something and waits until the reply is whole. */
export const say = async (page: Page, words: string): Promise<void> => {
  await expect(replies(page).first()).toBeVisible();
  const before = await replies(page).count();
  await composer(page).fill(words);
  await composer(page).press("Enter");
  await expect(replies(page)).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: /stop/i })).toBeHidden();
};
