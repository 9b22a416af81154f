import type { Shared } from "../../feature.ts";
import { programHandlers } from "./handlers.ts";
import { createProgramService } from "./service.ts";
import { createProgramStore } from "./store.ts";

export const createProgramsFeature = ({ db, keys, now }: Shared) => {
  const service = createProgramService({ store: createProgramStore(db), keys, now });
  return { handlers: { programs: programHandlers(service) } };
};
