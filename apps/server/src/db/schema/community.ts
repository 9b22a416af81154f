import type { PromptCategory } from "@app/contract/prompts";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

const searchable = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Nobody sees one that is hidden, and a removed one is kept only as long as that can be undone. */
export type PromptState = "shown" | "hidden" | "removed";

/*
 * What a prompt is worth in the list of the best. Not the sum of its votes, which only says how long it
 * has been there: the lower end of what its votes make likely (Wilson, 95 in 100), with one imagined vote
 * each way so that a first one decides little. It halves every 90 days. Halving alike for all, it orders
 * the same at any time, so that its logarithm beside the day of birth is a number that stands still
 * and an index can be sorted by it. The decision on a fair list of prompts says more.
 */
const score = sql`
  ln((up + 2.9208::float8 - 1.96::float8
      * sqrt((up + 1)::float8 * (down + 1)::float8 / (up + down + 2)::float8 + 0.9604::float8))
    / (up + down + 5.8416::float8)) / ln(2::float8)
  + extract(epoch from created_at - timestamptz '2026-01-01 00:00:00+00')::float8
    / (90 * 86400)::float8`;

/** Prompts, for everybody to read. The uid is its author's and is shown to nobody; empty for the product's own. */
export const communityPrompts = pgTable(
  "community_prompts",
  {
    id: text("id").primaryKey(),
    uid: text("uid").notNull(),
    text: text("text").notNull(),
    /** The words alone, hashed: the same prompt is shared once. */
    textKey: text("text_key").notNull(),
    /** The text without capitals and accents, which a database knows in few languages. */
    sought: text("sought").notNull(),
    category: text("category").$type<PromptCategory>().notNull(),
    ours: boolean("ours").notNull().default(false),
    up: integer("up").notNull().default(0),
    down: integer("down").notNull().default(0),
    uses: integer("uses").notNull().default(0),
    state: text("state").$type<PromptState>().notNull().default("shown"),
    stateAt: moment("state_at").notNull(),
    createdAt: moment("created_at").notNull(),
    score: doublePrecision("score").generatedAlwaysAs(score).notNull(),
    /** Words as they stand, for the one who is still typing, and by their stems, for the others. */
    words: searchable("words")
      .generatedAlwaysAs(
        sql`to_tsvector('simple'::regconfig, sought) || to_tsvector('english'::regconfig, sought)`,
      )
      .notNull(),
  },
  (table) => {
    const shown = sql`${table.state} = 'shown'`;
    return [
      uniqueIndex("community_prompts_text").on(table.textKey),
      index("community_prompts_own").on(table.uid, table.createdAt.desc(), table.id.desc()),
      index("community_prompts_top").on(table.score.desc(), table.id.desc()).where(shown),
      index("community_prompts_new").on(table.createdAt.desc(), table.id.desc()).where(shown),
      index("community_prompts_used").on(table.uses.desc(), table.id.desc()).where(shown),
      index("community_prompts_category_top")
        .on(table.category, table.score.desc(), table.id.desc())
        .where(shown),
      index("community_prompts_category_new")
        .on(table.category, table.createdAt.desc(), table.id.desc())
        .where(shown),
      index("community_prompts_category_used")
        .on(table.category, table.uses.desc(), table.id.desc())
        .where(shown),
      index("community_prompts_removed").on(table.stateAt).where(sql`${table.state} = 'removed'`),
      index("community_prompts_words").using("gin", table.words),
    ];
  },
);

/** One vote a person and prompt: 1 for it, -1 against it. */
export const promptVotes = pgTable(
  "prompt_votes",
  {
    uid: text("uid").notNull(),
    promptId: text("prompt_id").notNull(),
    direction: smallint("direction").notNull(),
    votedAt: moment("voted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.promptId] }),
    index("prompt_votes_recent").on(table.uid, table.votedAt.desc(), table.promptId.desc()),
    // Votes go with their prompt.
    index("prompt_votes_prompt").on(table.promptId),
  ],
);

/** Who used a prompt on a day, as a hash that means nothing the day after, when the row goes. */
export const promptUses = pgTable(
  "prompt_uses",
  {
    day: date("day", { mode: "string" }).notNull(),
    promptId: text("prompt_id").notNull(),
    who: text("who").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.promptId, table.who] })],
);
