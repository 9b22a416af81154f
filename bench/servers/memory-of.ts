import { readdirSync, readFileSync } from "node:fs";

/** What a process holds now, as Linux says; NaN elsewhere. */
export const memoryMb = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
};

/** Files and connections it has open. */
export const openFiles = (pid: number | undefined): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
};
