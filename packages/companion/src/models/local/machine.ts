import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { availableParallelism, totalmem } from "node:os";

export type Machine = {
  totalBytes: number;
  /** What may be taken now without pushing anything out. */
  availableBytes: number;
  cores: number;
  hasCuda: boolean;
  hasMetal: boolean;
};

const gib = 2 ** 30;

/** What is always left to the system and to everything else here. */
const leftAlone = (totalBytes: number): number => Math.max(2 * gib, totalBytes / 4);

/** How much of the machine a model may take. */
export const memoryBudget = ({
  totalBytes,
  availableBytes,
}: Pick<Machine, "totalBytes" | "availableBytes">): number =>
  Math.max(0, Math.min(availableBytes, totalBytes - leftAlone(totalBytes)));

const cudaSigns = ["/proc/driver/nvidia/version", "C:\\Windows\\System32\\nvml.dll"];

/** In a container its limits count, not the machine's. */
export const readMachine = (): Machine => {
  const limit = process.constrainedMemory();
  const totalBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return {
    totalBytes,
    availableBytes: Math.min(process.availableMemory(), totalBytes),
    cores: availableParallelism(),
    hasCuda: cudaSigns.some((file) => existsSync(file)),
    hasMetal: process.platform === "darwin" && process.arch === "arm64",
  };
};

export const freeDiskBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** One core is left to the server: on two busy cores two threads were four times slower than one. */
export const threadsFor = (cores: number): number => Math.max(1, cores - 1);

/** Beside weights and conversations: what the engine itself works in. */
const workBytes = 400 * 2 ** 20;

export type Wish = {
  fileBytes: number;
  bytesPerToken: number;
  contextTokens: number;
  /** How many replies at once. */
  places: number;
};

export const bytesNeeded = (wish: Wish, sequences: number): number =>
  wish.fileBytes + workBytes + wish.bytesPerToken * wish.contextTokens * sequences;

/**
 * How many conversations fit into memory: those wished for and one for judging, else fewer; null where not
 * even one does. The context is never made smaller.
 */
export const fittingSequences = (wish: Wish, budgetBytes: number): number | null => {
  for (let sequences = wish.places + 1; sequences > 0; sequences--)
    if (bytesNeeded(wish, sequences) <= budgetBytes) return sequences;
  return null;
};

export const inGb = (bytes: number): string =>
  bytes >= gib / 10 ? `${(bytes / gib).toFixed(1)} GB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
