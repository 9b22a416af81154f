import type { RiskCategory } from "@app/contract/reply-events";
import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often ways to help were shown. Belongs to nobody: no uid, no text, no moment finer than a month. */
export const safetyCounts = pgTable(
  "safety_counts",
  {
    year: integer("year").notNull(),
    month: integer("month").notNull(),
    category: text("category").$type<RiskCategory>().notNull(),
    times: bigint("times", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.year, table.month, table.category] })],
);
