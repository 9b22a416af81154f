import type { Shared } from "../../feature.ts";
import type { HelpWithWords } from "../../http/help-with-words.ts";
import { actionHandlers } from "./handlers.ts";
import { createActionService } from "./service.ts";
import { createActionStore } from "./store.ts";

export const createActionsFeature = (
  { db, keys, now }: Shared,
  { helpWithWords }: { helpWithWords: HelpWithWords },
) => {
  const service = createActionService({ store: createActionStore(db), keys, now });
  return {
    handlers: { actions: actionHandlers(service, helpWithWords) },
    openTexts: service.openTexts,
  };
};
