import { fileURLToPath } from "node:url";
import { allowedClaims } from "./allowed-claims.ts";
import { judgeClaims } from "./claims.ts";
import { readSpokenTexts } from "./spoken-texts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folders = [
  "packages/content/src",
  "packages/contract/src",
  "packages/companion/src",
  "packages/guide/src",
  "packages/safety/src",
  "packages/kindness/src",
  "packages/vault/src",
  "packages/voice/src",
  "packages/reading/src",
  "apps/web/src",
  "apps/server/src",
];

const texts = readSpokenTexts(root, folders);
const { found, refused, unused } = judgeClaims(texts, allowedClaims);
for (const { file, sentence } of refused)
  process.stderr.write(`${file}: a claim nobody allowed: “${sentence}”\n`);
for (const { says, within } of unused)
  process.stderr.write(`allowed-claims.ts: no longer used within ${within}: ${says}\n`);
// A check that read nothing must not pass.
const blind = folders.filter((folder) => !texts.some(({ file }) => file.startsWith(folder)));
for (const folder of blind) process.stderr.write(`no text of ${folder} was read\n`);
process.stdout.write(
  `${texts.length} texts, ${found} claims, ${refused.length} refused, ${unused.length} allowances unused\n`,
);
process.exit(refused.length + unused.length + blind.length > 0 || found === 0 ? 1 : 0);
