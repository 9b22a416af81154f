import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const skipped = new Set(["node_modules", "build", ".react-router", ".cache"]);

const filesBelow = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();

/** One hash over the content of everything a build is made from. */
export const sourceHash = (
  root: string,
  folders: readonly string[],
  files: readonly string[],
): string => {
  const hash = createHash("sha256");
  const all = [
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
    ...files.map((file) => join(root, file)),
  ];
  for (const file of all) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
};
