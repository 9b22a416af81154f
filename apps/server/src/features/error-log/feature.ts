import type { Shared } from "../../feature.ts";
import { createErrorGroupStore } from "./group-store.ts";
import { errorLogHandlers } from "./handlers.ts";
import { createErrorLogStore } from "./store.ts";

export const createErrorLogFeature = ({ db, rateLimit }: Shared) => ({
  handlers: { errorLog: errorLogHandlers(createErrorLogStore(db), rateLimit) },
  groups: createErrorGroupStore(db),
});
