import { pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

/** Browsers that are reminded, one row each. The address tells who makes the browser, so it is sealed. */
export const pushDevices = pgTable(
  "push_devices",
  {
    uid: text("uid").notNull(),
    /** A digest of the address: the same browser is here once. */
    id: text("id").notNull(),
    endpoint: sealedBytes("endpoint").notNull(),
    /** By the clock of `time_zone`; null where nobody asked for a daily word. */
    checkInHour: smallint("check_in_hour"),
    timeZone: text("time_zone").notNull(),
    /** What became due until then was told, so that no two servers tell it twice. */
    toldUntil: moment("told_until").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
