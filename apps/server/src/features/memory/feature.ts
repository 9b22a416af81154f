import type { Shared } from "../../feature.ts";
import { memoryHandlers } from "./handlers.ts";
import { createMemoryService, type MemoryServiceParts } from "./service.ts";
import { createMemoryStore } from "./store.ts";

export const createMemoryFeature = (
  { db, keys, now }: Shared,
  { readSession }: Pick<MemoryServiceParts, "readSession">,
) => {
  const service = createMemoryService({ store: createMemoryStore(db), keys, readSession, now });
  return { handlers: { memory: memoryHandlers(service) }, service };
};
