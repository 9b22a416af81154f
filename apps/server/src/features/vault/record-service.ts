import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { SavedRecord, StoredRecord } from "@app/contract/calls/vault-shapes";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import { notAfter } from "./not-after.ts";
import type { FullRecordRow, RecordKey, RecordRow, RecordStore } from "./record-store.ts";

type Calls = Api["vault"];

export type RecordServiceParts = { store: RecordStore; now: () => Date };

const savedOf = (row: RecordRow): SavedRecord => ({
  kind: row.kind,
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  revision: row.revision,
  sizeChars: row.sizeChars,
});

const sealedOf = (row: FullRecordRow): StoredRecord => ({
  ...savedOf(row),
  encryptedData: row.encryptedData,
  iv: row.iv,
  salt: row.salt,
});

/** As many rows as fit one answer, and at least one, so that a list always goes on. */
const rowsThatFit = (rows: readonly RecordRow[], limit: number): number => {
  let chars = 0;
  const tooMany = rows.findIndex((row, index) => {
    chars += row.sizeChars;
    return index > 0 && chars > limits.vault.listDataMaxChars;
  });
  return tooMany === -1 ? limit : Math.min(limit, tooMany);
};

export const createRecordService = ({ store, now }: RecordServiceParts) => ({
  list: async (uid: string, { kind, limit, before, data }: Input<Calls["listRecords"]>) => {
    const rows = await store.page(uid, kind, limit + 1, decodeCursor(before));
    const { page, next_before } = cutPage(
      rows,
      data === "Y" ? rowsThatFit(rows, limit) : limit,
      (row) => ({ at: row.createdAt, id: row.id }),
    );
    if (data === "N") return { records: page.map(savedOf), next_before };
    const ids = page.map(({ id }) => id);
    const full = new Map((await store.findAll(uid, kind, ids)).map((row) => [row.id, row]));
    // One that was removed between the two queries is simply not there any more.
    const records = ids.flatMap((id) => full.get(id) ?? []).map(sealedOf);
    return { records, next_before };
  },

  read: async (key: RecordKey) => {
    const row = await store.find(key);
    if (!row) throw new AppError("not_found");
    return sealedOf(row);
  },

  save: async (uid: string, { revision, ...given }: Input<Calls["saveRecord"]>) => {
    const at = now();
    const row = await store.save(
      {
        ...given,
        uid,
        createdAt: notAfter(given.createdAt, at),
        sizeChars: given.encryptedData.length,
        expected: revision,
      },
      at,
    );
    return { record: savedOf(row) };
  },

  remove: async (key: RecordKey) => {
    if (!(await store.remove(key))) throw new AppError("not_found");
    return { removed: true as const };
  },
});

export type RecordService = ReturnType<typeof createRecordService>;
