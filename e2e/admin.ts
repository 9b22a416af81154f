import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { paths } from "@app/contract/paths";
import { makeAccount } from "./door.ts";
import { expect, type Page } from "./fixtures.ts";
import { nodeArgs, type Product, root } from "./product.ts";

/** As npm runs it: compiled code is kept between starts. */
const compileCache = join(root, "node_modules", ".cache", "compile");

/** The operator's command, beside the running server. */
export const admin = async ({ dataDir }: Product, ...words: string[]): Promise<void> => {
  await promisify(execFile)(process.execPath, [...nodeArgs, "apps/server/src/admin.ts", ...words], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, DATA_DIR: dataDir },
  });
};

/** Answers with the admin's address. */
export const registerAdmin = async (page: Page, product: Product): Promise<string> => {
  const email = await makeAccount(page, product.url);
  await admin(product, "make-admin", email);
  return email;
};

export const openDesk = async (page: Page, product: Product, part: string): Promise<void> => {
  await page.goto(`${product.url}${paths.desk}?part=${part}`);
  await expect(page.getByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
};
