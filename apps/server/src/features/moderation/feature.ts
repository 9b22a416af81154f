import type { Shared } from "../../feature.ts";
import { moderationHandlers } from "./handlers.ts";
import { createModerationService, type ModerationParts } from "./service.ts";
import { createModerationStore } from "./store.ts";

type Given = Pick<ModerationParts, "subjects" | "noting" | "logPage">;

export const createModerationFeature = ({ db, secret, now }: Shared, given: Given) => {
  const service = createModerationService({
    ...given,
    store: createModerationStore(db),
    secret,
    now,
  });
  return {
    handlers: { moderation: moderationHandlers(service) },
    report: service.report,
    hold: service.hold,
    deleteOld: service.deleteOld,
  };
};
