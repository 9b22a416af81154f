import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { communityPrompts as prompts, promptUses } from "../../db/schema/community.ts";

/** How often prompts were used. It knows people by a hash of the day, and by nothing else. */
export const createPromptUseStore = (db: Db) => ({
  /**
   * Counts one use, once a person and day; answers with how many there are, or with nothing where there is
   * no such prompt. One statement: whoever presses twice meets their own row, and nobody's count is lost.
   */
  use: async (id: string, who: string, day: string): Promise<number | undefined> => {
    const counted = await db.execute<{ uses: number }>(sql`
      with fresh as (
        insert into ${promptUses} (day, prompt_id, who)
        select ${day}::date, id, ${who} from ${prompts} where id = ${id} and state = 'shown'
        on conflict do nothing returning prompt_id)
      update ${prompts} set uses = uses + 1
      from fresh where ${prompts.id} = fresh.prompt_id
      returning ${prompts.uses}`);
    if (counted.rows[0]) return counted.rows[0].uses;
    const known = await db.execute<{ uses: number }>(
      sql`select uses from ${prompts} where id = ${id} and state = 'shown'`,
    );
    return known.rows[0]?.uses;
  },

  /** Yesterday's hashes have done their work. */
  forgetBefore: async (day: string): Promise<void> => {
    await db.delete(promptUses).where(lt(promptUses.day, day));
  },
});

export type PromptUseStore = ReturnType<typeof createPromptUseStore>;
