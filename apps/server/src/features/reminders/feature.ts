import type { Shared } from "../../feature.ts";
import type { Job } from "../../jobs/job.ts";
import { createRemind, type RemindParts } from "./remind.ts";
import { createReminderStore } from "./store.ts";

type Given = Pick<RemindParts, "postIn"> & {
  /** First of all, so that nobody is reminded of what has moved on. */
  keepAppointments: () => Promise<unknown>;
  remindOnDevices: () => Promise<unknown>;
};

export const createRemindersFeature = ({ db, publicUrl, now }: Shared, given: Given) => {
  const { postIn, keepAppointments, remindOnDevices } = given;
  const remind = createRemind({ store: createReminderStore(db), postIn, publicUrl, now });
  const reminding: Job = {
    name: "reminders queued",
    everyMs: 5 * 60_000,
    run: async () => {
      await keepAppointments();
      await remind();
      await remindOnDevices();
    },
    onFailure: { level: "error", words: "reminders could not be queued; trying again later" },
  };
  return { jobs: [reminding], remind };
};
