import { strFromU8, unzipSync } from "fflate";
import {
  type Archive,
  type ArchiveRecord,
  archiveFormat,
  archiveVersion,
  readArchiveHead,
  readArchiveRecord,
} from "./archive.ts";
import { exportPaths, isSealedPath } from "./export-paths.ts";

/**
 * `not-an-export`: no zip, or one of something else. `unsupported-version`: made by a newer version.
 * `too-large`: more than a person can have saved, so it is not one of ours.
 */
export type ExportProblem = "not-an-export" | "unsupported-version" | "too-large";

export type ReadExport =
  | { read: true; archive: Archive; account: Record<string, unknown>; missingCount: number }
  | { read: false; problem: ExportProblem };

/** A small zip can unpack to more than the device holds. */
const bounds = { files: 50_000, allBytes: 512 * 1_048_576 };

const parse = (bytes: Uint8Array | undefined): unknown => {
  try {
    return bytes ? JSON.parse(strFromU8(bytes)) : undefined;
  } catch {
    return undefined;
  }
};

const accountIn = (value: unknown): Record<string, unknown> => {
  const account =
    typeof value === "object" && value !== null && "account" in value ? value.account : undefined;
  return typeof account === "object" && account !== null ? { ...account } : {};
};

export const readExport = (zip: Uint8Array): ReadExport => {
  let [count, all, tooLarge] = [0, 0, false];
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        const wanted =
          isSealedPath(name) || name === exportPaths.head || name === exportPaths.everything;
        if (!wanted) return false;
        count++;
        all += originalSize;
        if (count > bounds.files || all > bounds.allBytes) tooLarge = true;
        return !tooLarge;
      },
    });
  } catch {
    return { read: false, problem: "not-an-export" };
  }
  if (tooLarge) return { read: false, problem: "too-large" };
  const head = readArchiveHead(parse(files[exportPaths.head]));
  if (head?.format !== archiveFormat) return { read: false, problem: "not-an-export" };
  if (head.version !== archiveVersion) return { read: false, problem: "unsupported-version" };
  const records: ArchiveRecord[] = [];
  for (const path of Object.keys(files).filter(isSealedPath)) {
    const record = readArchiveRecord(parse(files[path]));
    if (record) records.push(record);
  }
  const { recordCount, ...rest } = head;
  return {
    read: true,
    archive: { ...rest, records },
    account: accountIn(parse(files[exportPaths.everything])),
    missingCount: Math.max(0, recordCount - records.length),
  };
};
