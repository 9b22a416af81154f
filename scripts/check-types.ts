import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const projects = [
  "packages/contract",
  "packages/content",
  "packages/reading",
  "packages/guide",
  "packages/safety",
  "packages/companion",
  "packages/vault",
  "packages/voice",
  "packages/kindness",
  "apps/server",
  "apps/web",
  "e2e",
  "bench",
  "training",
  "scripts",
];

const failed = projects.filter((project) => {
  const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
  const { status } = spawnSync(process.execPath, [tsc, "-p", project], {
    cwd: root,
    stdio: "inherit",
  });
  return status !== 0;
});
process.stdout.write(
  `types: ${projects.length - failed.length} of ${projects.length} projects sound\n`,
);
process.exit(failed.length > 0 ? 1 : 0);
