import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

/**
 * How far somebody is with a program, a row each. Which program it is says something about a person,
 * so it is sealed with the rest; there are never more rows than programs.
 */
export const programProgress = pgTable(
  "program_progress",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    body: sealedBytes("body").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
