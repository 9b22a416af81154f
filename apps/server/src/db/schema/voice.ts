import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Spoken exchanges that may be heard: what each burnt, which is nothing where somebody was at risk. */
export const voiceExchanges = pgTable(
  "voice_exchanges",
  {
    uid: text("uid").notNull(),
    /** The client message id of what was said; for a greeting or a goodbye, the message's own. */
    id: text("id").notNull(),
    credits: integer("credits").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    index("voice_exchanges_age").on(table.uid, table.createdAt),
  ],
);
