import type { Shared } from "../../feature.ts";
import type { HelpWithWords } from "../../http/help-with-words.ts";
import { checkInHandlers } from "./handlers.ts";
import { createCheckInService } from "./service.ts";
import { createCheckInStore } from "./store.ts";

export const createCheckInsFeature = (
  { db, keys, now }: Shared,
  { helpWithWords }: { helpWithWords: HelpWithWords },
) => {
  const service = createCheckInService({ store: createCheckInStore(db), keys, now });
  return { handlers: { checkIns: checkInHandlers(service, helpWithWords) } };
};
