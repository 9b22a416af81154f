import { bigint, date, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

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

/** The same, by day, for the operator's plots: sessions, voice_sessions, resources_shown. Never content. */
export const countsByDay = pgTable(
  "counts_by_day",
  {
    day: date("day", { mode: "string" }).notNull(),
    name: text("name").notNull(),
    value: bigint("value", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Who may open the operator's desk, and how far. */
export const staff = pgTable("staff", {
  uid: text("uid").primaryKey(),
  role: text("role").$type<"admin" | "moderator">().notNull(),
  since: moment("since").notNull(),
});

/** Every act at the desk: who, what, whom it concerned, when. It outlives the people in it, so it names them by id alone. */
export const deskLog = pgTable("desk_log", {
  id: text("id").primaryKey(),
  at: moment("at").notNull(),
  by: text("by").notNull(),
  act: text("act").notNull(),
  about: text("about"),
  detail: jsonb("detail").$type<Record<string, string | number | boolean | null>>(),
});

/** What holds on every server at once: what the operator switches, and the names of the keys in use. */
export const switches = pgTable("switches", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  since: moment("since").notNull(),
});

/** A model server whose address was typed at the desk; the switch of the model names the one in use. */
export const modelServers = pgTable("model_servers", {
  id: text("id").primaryKey(),
  /** Its address, the model's name and the key. */
  body: sealedBytes("body").notNull(),
  since: moment("since").notNull(),
});

/** What people wrote to us. uid is empty without a sign-in. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    uid: text("uid").notNull().default(""),
    id: text("id").notNull(),
    /** Name, address, subject and message. */
    body: sealedBytes("body").notNull(),
    createdAt: moment("created_at").notNull(),
    doneAt: moment("done_at"),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
