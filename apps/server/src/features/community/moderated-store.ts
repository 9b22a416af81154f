import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Tx } from "../../db/lock-person.ts";
import { type PromptState, communityPrompts as prompts } from "../../db/schema/community.ts";
import type { ModeratedTexts } from "../../sharing/moderated.ts";
import { deletePrompt } from "./store.ts";

/** Prompts as moderation sees them. */
export const createModeratedPrompts = (db: Db, now: () => Date) => {
  const setState = async (tx: Tx, id: string, state: PromptState): Promise<boolean> =>
    (await tx.update(prompts).set({ state, stateAt: now() }).where(eq(prompts.id, id))).rowCount ===
    1;

  const moderated: ModeratedTexts = {
    read: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: prompts.id, text: prompts.text, createdAt: prompts.createdAt })
        .from(prompts)
        .where(inArray(prompts.id, [...ids]));
      return new Map(rows.map(({ id, ...words }) => [id, words]));
    },
    show: (tx, id) => setState(tx, id, "shown"),
    hide: (tx, id) => setState(tx, id, "hidden"),
    remove: (tx, id) => setState(tx, id, "removed"),
  };

  return {
    moderated,

    remove: (id: string): Promise<boolean> => db.transaction((tx) => setState(tx, id, "removed")),

    /** What can no longer be undone goes; the product's own stay away, since a start would bring them back. */
    deleteRemoved: async (before: Date): Promise<void> => {
      const old = await db
        .select({ id: prompts.id })
        .from(prompts)
        .where(
          and(eq(prompts.state, "removed"), lte(prompts.stateAt, before), eq(prompts.ours, false)),
        );
      for (const { id } of old)
        await db.transaction(async (tx) => {
          const [still] = await tx
            .select({ id: prompts.id })
            .from(prompts)
            .where(and(eq(prompts.id, id), sql`${prompts.state} = 'removed'`))
            .for("update");
          if (still) await deletePrompt(tx, id);
        });
    },
  };
};

export type ModeratedPrompts = ReturnType<typeof createModeratedPrompts>;
