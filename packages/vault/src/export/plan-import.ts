import type { Archive, ArchiveRecord } from "./archive.ts";

type Place = { kind: string; recordId: string };

export type ImportPlan = {
  /** Oldest first, so that an import broken off left the order of things intact. */
  add: ArchiveRecord[];
  /** Already there under the same id: importing twice adds nothing twice. */
  skip: ArchiveRecord[];
  /** Same account: its own records go back as they are. Another: each is opened and sealed anew. */
  reseal: boolean;
  /** Where the account has no vault yet, the export's phrase can become its phrase. */
  adoptPhrase: boolean;
  /** Sealed records without the lock they belong to: nobody can open them. */
  lockMissing: boolean;
};

export const planImport = (
  archive: Archive,
  here: { uid: string; hasVault: boolean; records: readonly Place[] },
): ImportPlan => {
  const key = ({ kind, recordId }: Place): string => JSON.stringify([kind, recordId]);
  const taken = new Set(here.records.map(key));
  const once = new Map(archive.records.map((record) => [key(record), record]));
  const inOrder = [...once.values()].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return {
    add: inOrder.filter((record) => !taken.has(key(record))),
    skip: inOrder.filter((record) => taken.has(key(record))),
    reseal: archive.uid !== here.uid,
    adoptPhrase: !here.hasVault && archive.vault !== null,
    lockMissing: archive.vault === null && archive.records.length > 0,
  };
};
