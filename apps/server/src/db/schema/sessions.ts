import type { SessionType } from "@app/contract/calls/session-shapes";
import type { Writer } from "@app/contract/reply-events";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

/** A session. Its flags move one way: false or N, then true or Y. */
export const userSessions = pgTable(
  "user_sessions",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    clientSessionId: text("client_session_id"),
    sessionType: text("session_type").$type<SessionType>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUpdated: moment("last_updated").notNull().defaultNow(),
    /** From then on the readable text is gone and the session answers 410. */
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
    /** The program and the step of a program session; it says something about a person. */
    program: sealedBytes("program"),
    summaryTitle: sealedBytes("summary_title"),
    initialAnswer: sealedBytes("initial_answer"),
    initialSummary: sealedBytes("initial_summary"),
    savedSummary: boolean("saved_summary").notNull().default(false),
    sessionSummarySaved: boolean("session_summary_saved").notNull().default(false),
    sessionTasksSaved: boolean("session_tasks_saved").notNull().default(false),
    postSessionActions: boolean("post_session_actions").notNull().default(false),
    deepInsightSent: boolean("deep_insight_sent").notNull().default(false),
    isConversationEncrypted: boolean("is_conversation_encrypted").notNull().default(false),
    encryptedConversation: text("encrypted_conversation"),
    encryptedConversationIv: text("encrypted_conversation_iv"),
    encryptedConversationSalt: text("encrypted_conversation_salt"),
    encryptedConversationText: text("encrypted_conversation_text"),
    textEncryptionIv: text("text_encryption_iv"),
    textEncryptionSalt: text("text_encryption_salt"),
    /** The next free place in the order of messages. */
    nextSeq: integer("next_seq").notNull().default(0),
    /** The message being answered now, and until when that claim holds if its server dies. */
    turnSeq: integer("turn_seq"),
    turnUntil: moment("turn_until"),
    lastMessageAt: moment("last_message_at"),
    lastDisclosedAt: moment("last_disclosed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex("user_sessions_client").on(table.uid, table.clientSessionId),
    index("user_sessions_recent").on(table.uid, table.lastUpdated.desc(), table.id.desc()),
    index("user_sessions_expiry").on(table.uid, table.expiresAt),
  ],
);

/** A live message. A reply takes the place right behind what it answers, also when written anew. */
export const sessionMessages = pgTable(
  "session_messages",
  {
    uid: text("uid").notNull(),
    sessionId: text("session_id").notNull(),
    seq: integer("seq").notNull(),
    id: text("id").notNull(),
    role: text("role").$type<"user" | "assistant">().notNull(),
    body: sealedBytes("body").notNull(),
    /** Where the talk stood after a reply; null for what people said, and for replies that broke off. */
    state: sealedBytes("state"),
    status: text("status").$type<"complete" | "interrupted">().notNull(),
    uiHidden: boolean("ui_hidden").notNull().default(false),
    clientMessageId: text("client_message_id"),
    writer: jsonb("writer").$type<Writer>(),
    /** How much of a spoken reply was heard before somebody spoke into it; null where nobody did. */
    heardChars: integer("heard_chars"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.sessionId, table.seq] }),
    uniqueIndex("session_messages_client").on(table.uid, table.sessionId, table.clientMessageId),
  ],
);

/** What an ended session left, proposed and not kept; it goes with the session's text. */
export const sessionOutcomes = pgTable(
  "session_outcomes",
  {
    uid: text("uid").notNull(),
    sessionId: text("session_id").notNull(),
    /** How far the session was; gone on with, it leaves something else. */
    nextSeq: integer("next_seq").notNull(),
    body: sealedBytes("body").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.sessionId] })],
);
