import type { PromptCategory, PromptSort } from "@app/contract/prompts";
import { and, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, cutPage, decodeCursor, newestFirst } from "../../db/keyset.ts";
import { lockPerson, type Tx } from "../../db/lock-person.ts";
import { communityPrompts as prompts, promptVotes as votes } from "../../db/schema/community.ts";
import { foldText, tsQueryOf } from "./search-words.ts";
import { afterPlace, encodePlace, orderOf, orderOfFew } from "./sorted-page.ts";

/** What a prompt is to a reader; what it is searched by stays where it is. */
const columns = {
  id: prompts.id,
  uid: prompts.uid,
  text: prompts.text,
  category: prompts.category,
  ours: prompts.ours,
  up: prompts.up,
  down: prompts.down,
  uses: prompts.uses,
  state: prompts.state,
  createdAt: prompts.createdAt,
  score: prompts.score,
};

export type Vote = 1 | -1 | 0;

export type CommunityPromptRow = Omit<
  typeof prompts.$inferSelect,
  "words" | "sought" | "textKey" | "stateAt" | "score"
> & { score: number };

export type NewPrompt = {
  id: string;
  uid: string;
  text: string;
  textKey: string;
  category: PromptCategory;
  createdAt: Date;
};

export type PromptAddResult =
  | { outcome: "added" | "same"; row: CommunityPromptRow }
  | { outcome: "nobody" | "taken" | "hidden" | "too_many" };

type Listed = {
  sort: PromptSort;
  category?: PromptCategory | undefined;
  words: readonly string[];
  limit: number;
  before?: string | undefined;
};

/** The planner cannot know how rare a half-typed word is, and guesses one prompt in two hundred. */
const fewMax = 2_000;

/** Written out, as in the indexes that hold only what is shown. */
const isShown = sql`${prompts.state} = 'shown'`;

/** Everything that changes a prompt's counts waits here, so that no change is lost among many. */
const lockPrompt = async (
  tx: Tx,
  where: SQL | undefined,
): Promise<CommunityPromptRow | undefined> =>
  (await tx.select(columns).from(prompts).where(where).for("update"))[0];

/** A prompt with the votes on it. */
export const deletePrompt = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(votes).where(eq(votes.promptId, id));
  await tx.delete(prompts).where(eq(prompts.id, id));
};

/** Prompts belong to everybody who reads; a query of one person's own is bounded by their uid. */
export const createPromptStore = (db: Db) => {
  const votesOf = async (
    from: Pick<Db, "select"> | Tx,
    uid: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Vote>> => {
    if (ids.length === 0) return new Map();
    const rows = await from
      .select({ id: votes.promptId, direction: votes.direction })
      .from(votes)
      .where(and(eq(votes.uid, uid), inArray(votes.promptId, [...ids])));
    return new Map(rows.map(({ id, direction }) => [id, direction as Vote])); // as vote() wrote it
  };

  /** Whether so few are found that sorting them all is quicker than walking a list till they turn up. */
  const areFew = async (found: SQL): Promise<boolean> => {
    const some = db.select({ id: prompts.id }).from(prompts).where(found).limit(fewMax).as("some");
    const [counted] = await db.select({ found: count() }).from(some);
    return (counted?.found ?? 0) < fewMax;
  };

  return {
    votesOf: (uid: string, ids: readonly string[]) => votesOf(db, uid, ids),

    list: async ({ sort, category, words, limit, before }: Listed) => {
      const found = words.length > 0 ? sql`${prompts.words} @@ (${tsQueryOf(words)})` : undefined;
      const order = found && (await areFew(found)) ? orderOfFew(sort) : orderOf(sort);
      const rows = await db
        .select(columns)
        .from(prompts)
        .where(
          and(isShown, category && eq(prompts.category, category), found, afterPlace(sort, before)),
        )
        .orderBy(...order)
        .limit(limit + 1);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        page,
        next_before: rows.length > limit && last ? encodePlace(sort, last) : null,
      };
    },

    own: async (uid: string, limit: number, before: string | undefined) => {
      const rows = await db
        .select(columns)
        .from(prompts)
        .where(
          and(
            eq(prompts.uid, uid),
            afterCursor(prompts.createdAt, prompts.id, decodeCursor(before)),
          ),
        )
        .orderBy(...newestFirst(prompts.createdAt, prompts.id))
        .limit(limit + 1);
      return cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },

    ownVotes: async (uid: string, limit: number, before: string | undefined) => {
      const rows = await db
        .select()
        .from(votes)
        .where(
          and(eq(votes.uid, uid), afterCursor(votes.votedAt, votes.promptId, decodeCursor(before))),
        )
        .orderBy(...newestFirst(votes.votedAt, votes.promptId))
        .limit(limit + 1);
      return cutPage(rows, limit, ({ votedAt, promptId }) => ({ at: votedAt, id: promptId }));
    },

    /** One of a person's at a time, so that their day's number holds and a second press finds the first. */
    add: (
      { textKey, ...row }: NewPrompt,
      perDay: { limit: number; since: Date },
    ): Promise<PromptAddResult> =>
      db.transaction(async (tx): Promise<PromptAddResult> => {
        if (!(await lockPerson(tx, row.uid))) return { outcome: "nobody" };
        const [there] = await tx.select(columns).from(prompts).where(eq(prompts.textKey, textKey));
        if (there && there.state !== "shown") return { outcome: "hidden" };
        if (there)
          return there.uid === row.uid ? { outcome: "same", row: there } : { outcome: "taken" };
        const [today] = await tx
          .select({ prompts: count() })
          .from(prompts)
          .where(and(eq(prompts.uid, row.uid), gt(prompts.createdAt, perDay.since)));
        if ((today?.prompts ?? 0) >= perDay.limit) return { outcome: "too_many" };
        const [added] = await tx
          .insert(prompts)
          .values({ ...row, textKey, sought: foldText(row.text), stateAt: row.createdAt })
          // Another person may have shared the same words in this moment.
          .onConflictDoNothing({ target: prompts.textKey })
          .returning(columns);
        return added ? { outcome: "added", row: added } : { outcome: "taken" };
      }),

    find: async (id: string): Promise<CommunityPromptRow | undefined> =>
      (await db.select(columns).from(prompts).where(eq(prompts.id, id)))[0],

    /** Its author's word: gone at once, with the votes on it. */
    removeOwn: (uid: string, id: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await lockPrompt(tx, and(eq(prompts.id, id), eq(prompts.uid, uid))))) return false;
        await deletePrompt(tx, id);
        return true;
      }),

    /** A vote is counted with its row, in one transaction: the counts are the rows, always. */
    vote: (uid: string, id: string, vote: Vote, now: Date) =>
      db.transaction(async (tx) => {
        if (!(await lockPerson(tx, uid))) return "nobody" as const;
        const prompt = await lockPrompt(tx, and(eq(prompts.id, id), isShown));
        if (!prompt) return "gone" as const;
        if (prompt.uid === uid) return "own" as const;
        const before = (await votesOf(tx, uid, [id])).get(id) ?? 0;
        if (before === vote) return prompt;
        if (vote === 0)
          await tx.delete(votes).where(and(eq(votes.uid, uid), eq(votes.promptId, id)));
        else
          await tx
            .insert(votes)
            .values({ uid, promptId: id, direction: vote, votedAt: now })
            .onConflictDoUpdate({
              target: [votes.uid, votes.promptId],
              set: { direction: vote, votedAt: now },
            });
        const change = (direction: Vote) =>
          Number(vote === direction) - Number(before === direction);
        const [changed] = await tx
          .update(prompts)
          .set({
            up: sql`${prompts.up} + ${change(1)}`,
            down: sql`${prompts.down} + ${change(-1)}`,
          })
          .where(eq(prompts.id, id))
          .returning(columns);
        return changed ?? prompt;
      }),
  };
};

export type PromptStore = ReturnType<typeof createPromptStore>;
