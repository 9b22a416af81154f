import { bigint, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Errors that pages met. uid is empty for a page without a sign-in. */
export const errorLogs = pgTable(
  "error_logs",
  {
    uid: text("uid").notNull().default(""),
    id: text("id").notNull(),
    sessionId: text("session_id"),
    errorMessage: text("error_message").notNull(),
    stackTrace: text("stack_trace"),
    context: text("context"),
    url: text("url"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    index("error_logs_recent").on(table.uid, table.createdAt.desc()),
  ],
);

/** Totals that belong to nobody: feedback_positive, feedback_negative, voice_sessions. */
export const counters = pgTable("counters", {
  name: text("name").primaryKey(),
  value: bigint("value", { mode: "number" }).notNull().default(0),
});
