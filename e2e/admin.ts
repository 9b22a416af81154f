import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
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
