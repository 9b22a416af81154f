import type { Shared } from "../../feature.ts";
import { importHandlers } from "./handlers.ts";
import { createImportService, type ImportServiceParts } from "./service.ts";
import { createImportStore } from "./store.ts";

export const createImportsFeature = (
  { db, keys, now }: Shared,
  { instantOf }: Pick<ImportServiceParts, "instantOf">,
) => {
  const service = createImportService({ store: createImportStore(db), keys, instantOf, now });
  return { handlers: { imports: importHandlers(service) } };
};
