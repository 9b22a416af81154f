import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

/** Check-ins of people without a vault. When one was taken is all that can be read of it here. */
export const userCheckIns = pgTable(
  "user_check_ins",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    takenAt: moment("taken_at").notNull(),
    body: sealedBytes("body").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    index("user_check_ins_recent").on(table.uid, table.takenAt.desc(), table.id.desc()),
  ],
);
