import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { brand } from "@app/contract/brand";
import { StartError } from "../../start-error.ts";

export type Ids = { uid: number; gid: number };

const passwd = (): string[][] => {
  try {
    return readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => line.split(":"));
  } catch {
    return [];
  }
};

const idsOf = (name: string): Ids | undefined => {
  const entry = passwd().find(([user]) => user === name);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined;
};

/** PostgreSQL refuses root, so a process of root's runs it as a user of its own. */
export const databaseUser = (): Ids | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const own = idsOf(brand.slug);
  if (own) return own;
  spawnSync("useradd", [
    "--system",
    "--no-create-home",
    "--shell",
    "/usr/sbin/nologin",
    brand.slug,
  ]);
  const ids = idsOf(brand.slug) ?? idsOf("nobody");
  if (!ids)
    throw new StartError(
      "PostgreSQL does not run as root, and this system has no other user. Set DATABASE_URL to a PostgreSQL server of your own.",
    );
  return ids;
};

/** initdb looks its user up by name and fails unclearly without one. */
export const refuseNamelessUser = (): void => {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0 || process.platform !== "linux") return;
  const users = passwd();
  if (users.length > 0 && !users.some((entry) => Number(entry[2]) === uid && entry[0]))
    throw new StartError(
      `The user with number ${uid} has no name on this system, and PostgreSQL needs one. Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
};
