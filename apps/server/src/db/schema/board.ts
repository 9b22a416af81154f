import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, sealedBytes } from "./columns.ts";

/*
 * None of these rows belongs to a uid (decision 21): who left a thought, who heard or reported it cannot
 * be read from them. A person is known by a keyed hash, with a salt that goes with the thing it is about.
 */

/** shown: everybody sees it. waiting: its writer may be in danger. hidden: by reports. removed: by a moderator. */
export type ThoughtState = "shown" | "waiting" | "hidden" | "removed";

export const boardThoughts = pgTable(
  "board_thoughts",
  {
    id: text("id").primaryKey(),
    body: sealedBytes("body").notNull(),
    state: text("state").$type<ThoughtState>().notNull(),
    /** Hash of the secret that the page holds; it finds and takes back the thought, and nothing else does. */
    secretHash: text("secret_hash").notNull(),
    /** Keyed hash of the words as they are read, so that the same words are known again. */
    echo: text("echo").notNull(),
    /** Goes into the hashes of those who heard it, and ends with it. */
    salt: text("salt").notNull(),
    heard: integer("heard").notNull().default(0),
    heardAt: moment("heard_at"),
    createdAt: moment("created_at").notNull(),
    goneAt: moment("gone_at").notNull(),
  },
  (table) => [
    uniqueIndex("board_thoughts_secret").on(table.secretHash),
    index("board_thoughts_recent")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'shown'`),
    index("board_thoughts_echo").on(table.echo, table.createdAt),
    index("board_thoughts_gone").on(table.goneAt),
    index("board_thoughts_heard_at").on(table.heardAt),
  ],
);

export const boardHeard = pgTable(
  "board_heard",
  {
    thoughtId: text("thought_id")
      .notNull()
      .references(() => boardThoughts.id, { onDelete: "cascade" }),
    person: text("person").notNull(),
  },
  (table) => [primaryKey({ columns: [table.thoughtId, table.person] })],
);

/** Who left a thought within the last seconds, by a keyed hash; the row ends with its time. */
export const boardPace = pgTable("board_pace", {
  person: text("person").primaryKey(),
  until: moment("until").notNull(),
});

/** What happened on the board, numbered in the order in which it became true. No words: those are the thought's. */
export const boardEvents = pgTable(
  "board_events",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<"shown" | "gone">().notNull(),
    thoughtId: text("thought_id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("board_events_at").on(table.at)],
);

/** Something that people reported, or that waits because of what it sounds like. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    kind: text("kind").$type<"thought" | "prompt">().notNull(),
    id: text("id").notNull(),
    openedAt: moment("opened_at").notNull(),
    /** Goes into the hashes of those who reported it, and ends with it. */
    salt: text("salt").notNull(),
    reports: integer("reports").notNull().default(0),
    risk: text("risk"),
    hidden: boolean("hidden").notNull().default(false),
    state: text("state").$type<"open" | "kept" | "removed">().notNull().default("open"),
    /** Whether it was hidden when it was decided: an undone decision goes back to that. */
    wasHidden: boolean("was_hidden").notNull().default(false),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("moderation_cases_recent").on(table.openedAt.desc(), table.id.desc()),
  ],
);

export const moderationReports = pgTable(
  "moderation_reports",
  {
    kind: text("kind").$type<"thought" | "prompt">().notNull(),
    id: text("id").notNull(),
    person: text("person").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.person] })],
);
