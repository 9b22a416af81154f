import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourceHash } from "./source-hash.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const marker = join(root, "apps/web/build/.source-hash");

const buildOnce = () =>
  spawnSync("npm", ["run", "build", "--workspace", "apps/web"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
    env: {
      ...process.env,
      // The build runs on the pinned Node, whatever the machine's own is.
      PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
      NODE_ENV: "production",
    },
  });

/** The router asks a server of its own for each page, with no second try: on a busy machine one of 140 may be lost. */
const isLostRequest = /Prerender: Request (?:failed|timed out)/;

const build = (): void => {
  process.stdout.write("Building the pages.\n");
  let built = buildOnce();
  if (built.status !== 0 && isLostRequest.test(built.stderr)) {
    process.stdout.write("A page was lost on the way; building once more.\n");
    built = buildOnce();
  }
  const { status, stdout, stderr } = built;
  if (status === 0) return;
  process.stderr.write(`${stdout}\n${stderr}\nThe pages could not be built.\n`);
  process.exit(1);
};

const wanted = sourceHash(
  root,
  ["apps/web", "packages/contract", "packages/content", "packages/vault", "packages/kindness"],
  ["package-lock.json"],
);
if (!existsSync(marker) || readFileSync(marker, "utf8") !== wanted) {
  build();
  writeFileSync(marker, wanted);
}
