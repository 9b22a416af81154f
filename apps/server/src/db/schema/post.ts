import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

export type PostChannel = "mail" | "text";
/** kept: there is no way to send it, so it waits for the operator to read it. */
export type PostState = "waiting" | "sent" | "failed" | "kept";

/** Letters and text messages on their way out. uid is empty for what concerns nobody with a sign-in. */
export const outbox = pgTable(
  "outbox",
  {
    uid: text("uid").notNull().default(""),
    id: text("id").notNull(),
    channel: text("channel").$type<PostChannel>().notNull(),
    purpose: text("purpose").notNull(),
    /** Receiver, subject and text: they name a person and may carry a code. */
    body: sealedBytes("body").notNull(),
    state: text("state").$type<PostState>().notNull(),
    tries: integer("tries").notNull().default(0),
    notBefore: moment("not_before").notNull(),
    createdAt: moment("created_at").notNull(),
    sentAt: moment("sent_at"),
    failure: text("failure"),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    // What waits is a few rows among many that were sent.
    index("outbox_waiting").on(table.uid, table.notBefore).where(sql`state = 'waiting'`),
  ],
);
