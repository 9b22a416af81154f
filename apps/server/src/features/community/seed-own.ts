import { ownPrompts } from "@app/content/prompts";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { communityPrompts as prompts, promptVotes as votes } from "../../db/schema/community.ts";
import { foldText } from "./search-words.ts";

/** When the first of them came into the world. */
const since = Date.UTC(2026, 10, 1);

/**
 * The product's own prompts as rows like anybody's, so that votes and uses need no second way. Each start
 * brings them up to date, with several servers too; what people did with them stays.
 */
export const seedOwnPrompts = async (db: Db): Promise<void> => {
  const rows = ownPrompts.map(({ id, text, category }, index) => {
    // A minute apart, so that they stand in the order they were written in.
    const createdAt = new Date(since - index * 60_000);
    // Keyed by their id: that somebody shared the same words meanwhile must keep no server from starting.
    const seeded = { uid: "", textKey: id, ours: true, createdAt, stateAt: createdAt };
    return { ...seeded, id, text, sought: foldText(text), category };
  });
  await db
    .insert(prompts)
    .values(rows)
    .onConflictDoUpdate({
      target: prompts.id,
      set: {
        text: sql`excluded.text`,
        sought: sql`excluded.sought`,
        category: sql`excluded.category`,
      },
      setWhere: sql`(${prompts.text}, ${prompts.category}) is distinct from (excluded.text, excluded.category)`,
    });
  const dropped = await db
    .select({ id: prompts.id })
    .from(prompts)
    .where(
      and(
        eq(prompts.uid, ""),
        eq(prompts.ours, true),
        notInArray(
          prompts.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const ids = dropped.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.delete(votes).where(inArray(votes.promptId, ids));
    await tx.delete(prompts).where(inArray(prompts.id, ids));
  });
};
