import { limits } from "@app/contract/limits";
import { lte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { errorLogs } from "../../db/schema/operation.ts";

export type Removing = { removeOld: (doneBefore: Date, sentBefore: Date) => Promise<void> };

/** What people wrote to us ends, and so do the errors their pages met. */
export const deleteOldAtDesk = async (
  db: Db,
  lists: readonly Removing[],
  now: Date,
): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  const { doneKeepDays, messageKeepDays, errorKeepDays } = limits.desk;
  for (const list of lists) await list.removeOld(daysAgo(doneKeepDays), daysAgo(messageKeepDays));
  await db.delete(errorLogs).where(lte(errorLogs.createdAt, daysAgo(errorKeepDays)));
};
