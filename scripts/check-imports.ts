import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "../packages/contract/src/brand.ts";
import { readImportGraph } from "./import-graph.ts";
import { findBreaches, zones } from "./import-rules.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const graph = readImportGraph(root);
const breaches = findBreaches(graph);

/** A check that read nothing must not pass: each built zone has files, and one known arrow was seen. */
const builtZones = [
  "ui",
  "web",
  "server",
  "companion",
  "safety",
  "reading",
  "vault",
  "voice",
  "kindness",
  "content",
  "contract",
  "training",
];
for (const { name, folder } of zones)
  if (builtZones.includes(name) && !graph.files.some((file) => file.startsWith(folder)))
    breaches.push(`no file of ${name} was read`);
const knownArrow = { from: "apps/server/src/main.ts", to: "apps/server/src/app.ts" };
if (!graph.imports.some(({ from, to }) => from === knownArrow.from && to === knownArrow.to))
  breaches.push(`the import ${knownArrow.from} → ${knownArrow.to} was not seen`);

const own = (file: string) =>
  /^(apps|packages|training)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);
for (const file of graph.files.filter(own)) {
  const code = readFileSync(join(root, file), "utf8");
  if (file !== "packages/contract/src/brand.ts" && new RegExp(brand.slug, "i").test(code))
    breaches.push(`${file}: the product's name is written in brand.ts only`);
  const readsEnv = /process\.env\b/.test(code);
  const entry = /^apps\/server\/src\/(admin|backup|main|model|restore|rotate-key)\.ts$/.test(file);
  if (readsEnv && !entry && !file.startsWith("apps/web/"))
    breaches.push(`${file}: the environment is read by env.ts, handed over by the entry points`);
}

for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.stdout.write(
  `${graph.files.length} files, ${graph.imports.length} imports, ${breaches.length} breaches\n`,
);
process.exit(breaches.length > 0 ? 1 : 0);
