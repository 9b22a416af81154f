import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Locked = { version?: string; optionalDependencies?: Record<string, string> };

/** Where npm would find a package from a place in the tree: the nearest node_modules upwards. */
const isLocked = (lock: Record<string, Locked>, place: string, name: string): boolean => {
  for (
    let base = place;
    ;
    base = base.slice(0, Math.max(0, base.lastIndexOf("node_modules/") - 1))
  ) {
    if (lock[`${base ? `${base}/` : ""}node_modules/${name}`]) return true;
    if (!base) return false;
  }
};

/** npm drops an optional package it could not find without a word; on another machine it is then missing. */
export const findLostPackages = (lock: Record<string, Locked>): string[] =>
  Object.entries(lock).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(lock, place, name))
      .map(([name, version]) => `${name}@${version}, wanted by ${place || "the project"}`),
  );

if (import.meta.main) {
  const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, Locked>;
  }; // npm's format
  const count = Object.keys(packages).length;
  const lost = findLostPackages(packages);
  for (const name of lost) process.stderr.write(`missing from the lockfile: ${name}\n`);
  process.stdout.write(`${count} locked packages, ${lost.length} lost\n`);
  process.exit(lost.length > 0 || count === 0 ? 1 : 0);
}
