import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../../start-error.ts";

type Holder = { pid: number; started: string };

/** A process number is used again, most of all in containers; with its start time it is unique. */
const startedAt = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // kill throws nothing else
  }
};

const readHolder = (file: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder; // written below
  } catch {
    return undefined;
  }
};

const holds = (holder: Holder | undefined): boolean =>
  holder !== undefined &&
  holder.pid !== process.pid &&
  isAlive(holder.pid) &&
  startedAt(holder.pid) === holder.started;

/** One process a data folder. A dead holder's lock is taken over; a living one gets a moment to leave. */
export const takeDataLock = async (
  file: string,
  home: string,
  patienceMs = 4_000,
): Promise<{ release(): void }> => {
  const me: Holder = { pid: process.pid, started: startedAt(process.pid) };
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(me), { flag: "wx" });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    const holder = readHolder(file);
    if (!holds(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (Date.now() > deadline)
      throw new StartError(
        `Another process (${holder?.pid}) uses the data in ${home}. Stop it, set another DATA_DIR, or set DATABASE_URL to run several servers.`,
      );
    await wait(100);
  }
};
