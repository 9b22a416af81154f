import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export type TaskStatus = "waiting" | "running" | "done" | "failed" | "stopped";
export type TaskStage = "waiting" | "reading" | "patterns" | "checking" | "done";

/** How far an analysis is. It holds no text: what it reads is in memory, or saved elsewhere. */
export const analysisTasks = pgTable(
  "analysis_tasks",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    status: text("status").$type<TaskStatus>().notNull(),
    stage: text("stage").$type<TaskStage>().notNull(),
    readCount: integer("read_count").notNull().default(0),
    sourceCount: integer("source_count").notNull(),
    /** conversations: opened in the browser, so that no other server can go on with it. */
    readFrom: text("read_from").$type<"conversations" | "summaries">().notNull(),
    /** The month it was counted in, YYYY-MM, so that it can be given back. */
    cycle: text("cycle").notNull(),
    reportId: text("report_id"),
    failure: text("failure"),
    /** Until when its server is believed to be at it. */
    leaseUntil: moment("lease_until"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex("analysis_tasks_one").on(table.uid).where(sql`status in ('waiting', 'running')`),
    index("analysis_tasks_recent").on(table.uid, table.createdAt),
  ],
);
