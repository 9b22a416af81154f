import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What is compiled by the same rules is read together, once: each by itself would read what it imports anew. */
const projects = ["tsconfig.plain.json", "apps/web", "e2e", "bench"];

const failed = projects.filter((project) => {
  const tsc = fileURLToPath(new URL("../node_modules/@typescript/native/bin/tsc", import.meta.url));
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
