import { limits } from "@app/contract/limits";
import { dateOf, nextOf } from "./occurrences.ts";
import type { AppointmentStore } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/** Moves what repeats on to its next time, so that its reminder can come, and deletes what is long over. */
export const createKeepCurrent =
  ({ store, now }: { store: AppointmentStore; now: () => Date }) =>
  async (): Promise<void> => {
    let lastUid = "";
    for (;;) {
      const { rows, more } = await store.repeating(lastUid);
      for (const row of rows) {
        const next = dateOf(nextOf(row, now()));
        if (next.getTime() !== row.dateTime.getTime()) await store.roll(row, next);
      }
      if (!more) break;
      lastUid = rows.at(-1)?.uid ?? lastUid;
    }
    await store.deleteBefore(new Date(now().getTime() - limits.appointments.keepDays * dayMs));
  };
