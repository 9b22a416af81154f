import { eq, sql } from "drizzle-orm";
import type { Tx } from "./lock-person.ts";
import { communityPrompts, promptVotes } from "./schema/community.ts";

/**
 * Takes back what a person voted, and the votes on what they shared, before their rows go: a count
 * without its votes would be one that nobody can explain.
 */
export const leaveCommunity = async (tx: Tx, uid: string): Promise<void> => {
  // In one order, so that two who leave at once wait for one another and do not block for ever.
  await tx.execute(sql`
    select from ${communityPrompts} where id in (
      select id from ${communityPrompts} where uid = ${uid}
      union select prompt_id from ${promptVotes} where uid = ${uid})
    order by id for update`);
  await tx.execute(sql`
    with gone as (
      delete from ${promptVotes} where uid = ${uid} returning prompt_id, direction)
    update ${communityPrompts} set
      up = up - (gone.direction = 1)::int,
      down = down - (gone.direction = -1)::int
    from gone where ${communityPrompts.id} = gone.prompt_id`);
  await tx.delete(promptVotes).where(
    sql`${promptVotes.promptId} in (
        select id from ${communityPrompts} where ${eq(communityPrompts.uid, uid)})`,
  );
};
