import type { SessionType } from "@app/contract/calls/session-shapes";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Conversations as the browser sealed them; the server holds no key to these. */
export const userConversations = pgTable(
  "user_conversations",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    threadId: text("thread_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    encryptedData: text("encrypted_data").notNull(),
    iv: text("iv").notNull(),
    salt: text("salt").notNull(),
    sessionTitle: text("session_title"),
    sessionType: text("session_type").$type<SessionType>().notNull().default("text"),
    encryptedDates: text("encrypted_dates"),
    revision: integer("revision").notNull().default(1),
    /** Known without reading the ciphertext, for lists and for what one person may keep. */
    sizeChars: integer("size_chars").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    index("user_conversations_recent").on(table.uid, table.createdAt.desc(), table.id.desc()),
    index("user_conversations_thread").on(table.uid, table.threadId),
  ],
);

/** Whatever else a person keeps, of any kind, as the browser sealed it. */
export const vaultRecords = pgTable(
  "vault_records",
  {
    uid: text("uid").notNull(),
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    encryptedData: text("encrypted_data").notNull(),
    iv: text("iv").notNull(),
    salt: text("salt").notNull(),
    revision: integer("revision").notNull().default(1),
    sizeChars: integer("size_chars").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.kind, table.id] }),
    index("vault_records_recent").on(
      table.uid,
      table.kind,
      table.createdAt.desc(),
      table.id.desc(),
    ),
  ],
);
