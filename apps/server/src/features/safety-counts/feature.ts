import type { RiskCategory } from "@app/contract/reply-events";
import type { Shared } from "../../feature.ts";
import type { CountStore } from "../../metrics/count-store.ts";
import { safetyCountHandlers } from "./handlers.ts";
import { createSafetyCountStore } from "./store.ts";

export const createSafetyCountsFeature = (
  { db }: Shared,
  { counts }: { counts: Pick<CountStore, "addToday"> },
) => {
  const store = createSafetyCountStore(db);
  return {
    handlers: { safetyCounts: safetyCountHandlers(store) },
    countHelpShown: async (category: RiskCategory, at: Date): Promise<void> => {
      await store.add(category, at);
      await counts.addToday("resources_shown", at);
    },
  };
};
