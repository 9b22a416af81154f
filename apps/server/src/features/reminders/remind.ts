import { appointmentReminderLetter } from "@app/content/letters/reminder-letters";
import { paths } from "@app/contract/paths";
import type { Tx } from "../../db/lock-person.ts";
import type { Post } from "../../post/post.ts";
import type { ReminderStore } from "./store.ts";

export type RemindParts = {
  store: ReminderStore;
  /** The post, writing inside a transaction. */
  postIn: (tx: Tx) => Pick<Post, "mail">;
  publicUrl: string;
  now: () => Date;
};

/** Reminds everybody whose appointment is near, once each, and answers how many letters were queued. */
export const createRemind =
  ({ store, postIn, publicUrl, now }: RemindParts) =>
  async (): Promise<number> => {
    let count = 0;
    let lastUid = "";
    for (;;) {
      const { uids, more } = await store.wanting(lastUid);
      for (const reminder of await store.due(uids, now())) {
        const words = appointmentReminderLetter({
          at: reminder.dateTime,
          timeZone: reminder.timeZone,
          appointmentsLink: publicUrl + paths.appointments,
          settingsLink: publicUrl + paths.settings,
        });
        const queued = await store.remind(reminder, (tx) =>
          postIn(tx).mail(reminder.uid, {
            purpose: "appointment_reminder",
            to: reminder.email,
            ...words,
          }),
        );
        if (queued) count++;
      }
      if (!more) return count;
      lastUid = uids.at(-1) ?? "";
    }
  };
