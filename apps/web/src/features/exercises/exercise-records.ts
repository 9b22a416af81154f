import type { WrittenExercise } from "@app/content/exercises/exercise";
import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import type { SealedRecord } from "@app/vault/records/record";
import { readWritten, type WrittenParts } from "./written.ts";

const kind = "exercise";

/** One exercise that was kept: what was written, and when. */
export type KeptExercise = { id: string; at: string; written: WrittenParts };

export type RecordParts = {
  calls: Pick<Client<Api>["vault"], "listRecords" | "removeRecord">;
  seal: (kind: string, recordId: string, value: unknown) => Promise<SealedRecord>;
  open: (kind: string, recordId: string, record: SealedRecord) => Promise<unknown>;
  save: (recordId: string, createdAt: string, sealed: SealedRecord) => Promise<unknown>;
  newId: () => string;
  now: () => Date;
};

/** How many of the newest are looked through; older ones are in the export. */
const lookedThrough = 50;

const isOf = (exercise: WrittenExercise, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "exercise" in value &&
  value.exercise === exercise.id;

const writtenIn = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "written" in value ? value.written : null;

/** What was written in exercises, in the vault: sealed before it leaves, a record each. */
export const createExerciseRecords = (parts: RecordParts) => ({
  keep: async (exercise: WrittenExercise, written: WrittenParts): Promise<KeptExercise> => {
    const id = parts.newId();
    const at = parts.now().toISOString();
    const sealed = await parts.seal(kind, id, { exercise: exercise.id, at, written });
    await parts.save(id, at, sealed);
    return { id, at, written };
  },

  list: async (exercise: WrittenExercise): Promise<KeptExercise[]> => {
    const { records } = await parts.calls.listRecords({ kind, data: "Y", limit: lookedThrough });
    const kept: KeptExercise[] = [];
    for (const { id, createdAt, encryptedData, iv, salt } of records) {
      if (encryptedData === undefined || iv === undefined || salt === undefined) continue;
      // One that does not open, or is no exercise, hides none of the others.
      const value = await parts.open(kind, id, { encryptedData, iv, salt }).catch(() => null);
      if (isOf(exercise, value))
        kept.push({ id, at: createdAt, written: readWritten(exercise, writtenIn(value)) });
    }
    return kept;
  },

  remove: async (id: string): Promise<void> => {
    await parts.calls.removeRecord({ kind, id });
  },
});
