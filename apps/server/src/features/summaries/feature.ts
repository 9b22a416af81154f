import type { Shared } from "../../feature.ts";
import { summaryHandlers } from "./handlers.ts";
import { createSummaryService, type SummaryServiceParts } from "./service.ts";
import { createSummaryStore } from "./store.ts";

export const createSummariesFeature = (
  { db, keys, now }: Shared,
  { readSession }: Pick<SummaryServiceParts, "readSession">,
) => {
  const service = createSummaryService({ store: createSummaryStore(db), keys, readSession, now });
  return { handlers: { summaries: summaryHandlers(service) } };
};
