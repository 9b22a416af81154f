import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * Requests by the minute, for the limits that servers share. The key is a seal of a person or an address that
 * nothing leads back from, and a row lives for minutes; so it belongs to nobody, and the minute comes first.
 */
export const rateCounts = pgTable(
  "rate_counts",
  {
    minute: integer("minute").notNull(),
    key: text("key").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.key] })],
);
