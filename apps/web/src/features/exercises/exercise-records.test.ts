import { writtenExerciseOf } from "@app/content/exercises";
import type { SealedRecord } from "@app/vault/records/record";
import { expect, test, vi } from "vitest";
import { createExerciseRecords, type RecordParts } from "./exercise-records.ts";

const values = writtenExerciseOf("values");
const stop = writtenExerciseOf("stop");
if (!values || !stop) throw new Error("the exercises were not read");

/** A vault whose sealing is only a wrapping, so that a test can see what went in. */
const start = () => {
  const stored: { id: string; createdAt: string; sealed: SealedRecord }[] = [];
  let made = 0;
  const calls = {
    listRecords: vi.fn(async () => ({
      records: stored.map(({ id, createdAt, sealed }) => ({
        kind: "exercise",
        id,
        createdAt,
        updatedAt: createdAt,
        revision: 1,
        sizeChars: 1,
        ...sealed,
      })),
      next_before: null,
    })),
    removeRecord: vi.fn(async ({ id }: { id: string }) => {
      stored.splice(
        stored.findIndex((record) => record.id === id),
        1,
      );
      return { removed: true as const };
    }),
  };
  const parts: RecordParts = {
    calls,
    seal: async (_kind, id, value) => ({
      encryptedData: JSON.stringify({ id, value }),
      iv: "iv",
      salt: "salt",
    }),
    open: async (_kind, id, { encryptedData }) => {
      const opened = JSON.parse(encryptedData) as { id: string; value: unknown }; // wrapped above
      if (opened.id !== id) throw new Error("another record");
      return opened.value;
    },
    save: async (id, createdAt, sealed) => stored.unshift({ id, createdAt, sealed }),
    newId: () => `record-${++made}`,
    now: () => new Date("2026-02-03T20:00:00Z"),
  };
  return { records: createExerciseRecords(parts), stored, calls };
};

test("what was written is sealed, kept, and found again with its exercise", async () => {
  const { records } = start();
  await records.keep(values, { areas: "Love and work" });
  await records.keep(stop, { observe: "Hot ears" });
  expect(await records.list(values)).toEqual([
    { id: "record-1", at: "2026-02-03T20:00:00.000Z", written: { areas: "Love and work" } },
  ]);
});

test("a record that does not open hides none of the others", async () => {
  const { records, stored } = start();
  await records.keep(values, { areas: "Love" });
  stored.unshift({
    id: "record-9",
    createdAt: "2026-02-04T20:00:00.000Z",
    sealed: { encryptedData: "damaged", iv: "iv", salt: "salt" },
  });
  expect(await records.list(values)).toHaveLength(1);
});

test("one that is removed is gone", async () => {
  const { records } = start();
  const { id } = await records.keep(values, { areas: "Love" });
  await records.remove(id);
  expect(await records.list(values)).toEqual([]);
});
