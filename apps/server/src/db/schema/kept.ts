import type { Repeats } from "@app/contract/calls/appointments";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

/** Saved summaries; the id is {threadId}-{shortid}. */
export const savedSummaries = pgTable(
  "saved_summaries",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    threadId: text("thread_id").notNull(),
    timestamp: moment("timestamp").notNull(),
    title: sealedBytes("title").notNull(),
    message: sealedBytes("message").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex("saved_summaries_thread").on(table.uid, table.threadId),
    index("saved_summaries_recent").on(table.uid, table.timestamp.desc(), table.id.desc()),
  ],
);

export const userActions = pgTable(
  "user_actions",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    sessionId: text("session_id"),
    /** Which request made it, and where in its list: the same request makes it once. */
    requestId: text("request_id").notNull(),
    position: integer("position").notNull(),
    body: sealedBytes("body").notNull(),
    done: boolean("done").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex("user_actions_request").on(table.uid, table.requestId, table.position),
    index("user_actions_recent").on(table.uid, table.createdAt.desc(), table.id.desc()),
  ],
);

/** What the companion may remember; each item knows the session it came from. */
export const userMemory = pgTable(
  "user_memory",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    body: sealedBytes("body").notNull(),
    sourceSessionId: text("source_session_id"),
    /** The session may be gone by the time somebody asks where this came from. */
    sourceTitle: sealedBytes("source_title"),
    sourceDate: moment("source_date"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

export const userAppointments = pgTable(
  "user_appointments",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    /** The instant; of one that repeats, the next one. */
    dateTime: moment("date_time").notNull(),
    /** What the clock on the wall showed for the first one: with the zone it says every later one. */
    local: text("local").notNull().default(""),
    timeZone: text("time_zone").notNull(),
    repeats: text("repeats").$type<Repeats>().notNull().default("never"),
    about: sealedBytes("about"),
    /** The same request makes it once. */
    requestId: text("request_id"),
    emailSent: boolean("email_sent").notNull().default(false),
    /** For which time the last letter was queued, so that a clock that jumps back sends none twice. */
    remindedFor: moment("reminded_for"),
    active: boolean("active").notNull().default(true),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex("user_appointments_request").on(table.uid, table.requestId),
    index("user_appointments_next").on(table.uid, table.dateTime),
  ],
);

/** An address that calendar programs follow; of its secret part only the digest is kept. */
export const userCalendars = pgTable("user_calendars", {
  uid: text("uid").primaryKey(),
  secretHash: text("secret_hash").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const userAnalysis = pgTable(
  "user_analysis",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    body: sealedBytes("body").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    index("user_analysis_recent").on(table.uid, table.createdAt.desc(), table.id.desc()),
  ],
);

/** What people said of the product; uid is "Anonymous" where they chose so. */
export const feedbackSubmissions = pgTable(
  "feedback_submissions",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    /** As a version before this one writes it; empty once it is sealed. */
    name: text("name").notNull(),
    nameSealed: sealedBytes("name_sealed"),
    satisfaction: integer("satisfaction").notNull(),
    feedbackText: sealedBytes("feedback_text").notNull(),
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    /** Set once the operator has read it. */
    doneAt: moment("done_at"),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
