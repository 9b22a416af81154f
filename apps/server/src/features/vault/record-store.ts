import { AppError } from "@app/contract/errors";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor, newestFirst } from "../../db/keyset.ts";
import { lockPerson, type Tx } from "../../db/lock-person.ts";
import { vaultRecords } from "../../db/schema/vault.ts";
import { refreshCountsWithin } from "./saved-counts.ts";

export type FullRecordRow = typeof vaultRecords.$inferSelect;
export type RecordRow = Omit<FullRecordRow, "encryptedData" | "iv" | "salt">;
export type RecordKey = { uid: string; kind: string; id: string };
export type NewRecord = RecordKey &
  Pick<FullRecordRow, "encryptedData" | "iv" | "salt" | "sizeChars"> & {
    createdAt: Date | undefined;
    /** The revision it is based on; undefined replaces whatever is there. */
    expected: number | undefined;
  };

const listed = {
  uid: vaultRecords.uid,
  kind: vaultRecords.kind,
  id: vaultRecords.id,
  createdAt: vaultRecords.createdAt,
  updatedAt: vaultRecords.updatedAt,
  revision: vaultRecords.revision,
  sizeChars: vaultRecords.sizeChars,
};

const ofKind = (uid: string, kind: string) =>
  and(eq(vaultRecords.uid, uid), eq(vaultRecords.kind, kind));
const one = ({ uid, kind, id }: RecordKey) => and(ofKind(uid, kind), eq(vaultRecords.id, id));

const refuseChanged = async (tx: Tx, row: NewRecord): Promise<void> => {
  if (row.expected === undefined) return;
  const [stored] = await tx
    .select({
      revision: vaultRecords.revision,
      same: sql<boolean>`${vaultRecords.encryptedData} = ${row.encryptedData}`,
    })
    .from(vaultRecords)
    .where(one(row));
  // The same ciphertext again is the first try's answer that was lost on its way.
  if ((stored?.revision ?? 0) !== row.expected && !stored?.same)
    throw new AppError("record_changed");
};

/** Records of any kind; the server knows their size and their day, and nothing else. */
export const createRecordStore = (db: Db) => ({
  page: (uid: string, kind: string, limit: number, before: Cursor | null): Promise<RecordRow[]> =>
    db
      .select(listed)
      .from(vaultRecords)
      .where(and(ofKind(uid, kind), afterCursor(vaultRecords.createdAt, vaultRecords.id, before)))
      .orderBy(...newestFirst(vaultRecords.createdAt, vaultRecords.id))
      .limit(limit),

  findAll: async (uid: string, kind: string, ids: readonly string[]): Promise<FullRecordRow[]> =>
    ids.length === 0
      ? []
      : db
          .select()
          .from(vaultRecords)
          .where(and(ofKind(uid, kind), inArray(vaultRecords.id, [...ids]))),

  find: async (key: RecordKey): Promise<FullRecordRow | undefined> =>
    (await db.select().from(vaultRecords).where(one(key)))[0],

  save: (row: NewRecord, now: Date): Promise<RecordRow> =>
    db.transaction(async (tx) => {
      if (!(await lockPerson(tx, row.uid))) throw new AppError("authentication_required");
      await refuseChanged(tx, row);
      const { expected: _expected, createdAt, ...fields } = row;
      const changed = { ...fields, updatedAt: now };
      const [written] = await tx
        .insert(vaultRecords)
        .values({ ...changed, createdAt: createdAt ?? now })
        .onConflictDoUpdate({
          target: [vaultRecords.uid, vaultRecords.kind, vaultRecords.id],
          set: {
            ...changed,
            ...(createdAt ? { createdAt } : {}),
            revision: sql`${vaultRecords.revision} + 1`,
          },
          setWhere: sql`${vaultRecords.encryptedData} <> excluded.encrypted_data`,
        })
        .returning(listed);
      await refreshCountsWithin(tx, row.uid);
      const [stored] = written
        ? [written]
        : await tx.select(listed).from(vaultRecords).where(one(row));
      if (!stored) throw new Error("a saved record vanished under its lock");
      return stored;
    }),

  remove: async (key: RecordKey): Promise<boolean> =>
    (await db.delete(vaultRecords).where(one(key)).returning({ id: vaultRecords.id })).length > 0,
});

export type RecordStore = ReturnType<typeof createRecordStore>;
