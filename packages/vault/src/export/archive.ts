import { brand } from "@app/contract/brand";
import type { WrappedPhrase } from "../keys/envelope.ts";
import type { SealedRecord } from "../records/record.ts";

export const archiveFormat = `${brand.slug}-export`;
export const archiveVersion = 1;

export type ArchiveRecord = SealedRecord & {
  kind: string;
  recordId: string;
  /** ISO 8601. */
  createdAt: string;
  /** What the server keeps beside a conversation and cannot do without; not secret. */
  threadId?: string;
};

/** Everything that is needed to open an export: the lock, and what is behind it. */
export type Archive = {
  format: string;
  version: number;
  /** Bound into every record, so an export opens under the uid it was made with. */
  uid: string;
  madeAt: string;
  vault: (WrappedPhrase & { passphraseHint: string | null }) | null;
  records: ArchiveRecord[];
};

const isText = (value: unknown): value is string => typeof value === "string";

const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** Undefined for anything that is no record: an export may have been edited by hand. */
export const readArchiveRecord = (value: unknown): ArchiveRecord | undefined => {
  const { kind, recordId, createdAt, threadId, encryptedData, iv, salt } = fieldsOf(value) ?? {};
  if (!isText(kind) || !isText(recordId) || !isText(createdAt)) return undefined;
  if (!isText(encryptedData) || !isText(iv) || !isText(salt)) return undefined;
  const record = { kind, recordId, createdAt, encryptedData, iv, salt };
  return isText(threadId) ? { ...record, threadId } : record;
};

export type ArchiveHead = Omit<Archive, "records"> & { recordCount: number };

export const readArchiveHead = (value: unknown): ArchiveHead | undefined => {
  const { format, version, uid, madeAt, vault, recordCount } = fieldsOf(value) ?? {};
  if (!isText(format) || typeof version !== "number" || !isText(uid) || !isText(madeAt))
    return undefined;
  if (typeof recordCount !== "number") return undefined;
  const head = { format, version, uid, madeAt, recordCount };
  if (vault === null) return { ...head, vault };
  const { encryptedSeedPhrase, salt, iv, passphraseHint } = fieldsOf(vault) ?? {};
  if (!isText(encryptedSeedPhrase) || !isText(salt) || !isText(iv)) return undefined;
  const hint = isText(passphraseHint) ? passphraseHint : null;
  return { ...head, vault: { encryptedSeedPhrase, salt, iv, passphraseHint: hint } };
};
