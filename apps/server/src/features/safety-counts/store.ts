import type { SafetyCount } from "@app/contract/calls/safety-counts";
import type { RiskCategory } from "@app/contract/reply-events";
import { asc, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { safetyCounts } from "../../db/schema/safety-counts.ts";

export const createSafetyCountStore = (db: Db) => ({
  add: async (category: RiskCategory, now: Date): Promise<void> => {
    await db
      .insert(safetyCounts)
      .values({ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, category, times: 1 })
      .onConflictDoUpdate({
        target: [safetyCounts.year, safetyCounts.month, safetyCounts.category],
        set: { times: sql`${safetyCounts.times} + 1` },
      });
  },
  all: (): Promise<SafetyCount[]> =>
    db
      .select()
      .from(safetyCounts)
      .orderBy(asc(safetyCounts.year), asc(safetyCounts.month), asc(safetyCounts.category)),
});

export type SafetyCountStore = ReturnType<typeof createSafetyCountStore>;
