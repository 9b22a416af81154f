import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** All that the figures of the screening rest on: what reads, what it is measured with, and what it was trained on. */
const sources = [
  "packages/contract/src/limits.ts",
  "packages/contract/src/reply-events.ts",
  "packages/reading/src",
  "packages/safety/src",
  "training/dialogues",
  "training/elsewhere",
  "training/measure",
  "training/patterns",
  ...["elsewhere-messages", "evaluate", "measure-screening", "patterns", "random", "registers"].map(
    (name) => `training/${name}.ts`,
  ),
  ...["rows", "slots", "untaught", "wilson", "wrappings"].map((name) => `training/${name}.ts`),
];

/** Which reply is worth giving is learnt anew more often than anything else, and no danger is read by it. */
const ofReplies = /\/(?:saying|worth)-vectors\.bin$/;

const filesIn = (path: string): string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path))
        .sort()
        .flatMap((name) => filesIn(`${path}/${name}`))
        .filter((file) => !file.endsWith(".test.ts") && !ofReplies.test(file));

/** One hash over the content of all of it. */
export const hashOfMeasured = (): string => {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
};
