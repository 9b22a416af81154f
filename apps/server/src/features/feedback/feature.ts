import type { Shared } from "../../feature.ts";
import type { Forms } from "../../forms/create-forms.ts";
import { feedbackHandlers } from "./handlers.ts";
import { createFeedbackService, type FeedbackServiceParts } from "./service.ts";
import { createFeedbackStore } from "./store.ts";

export const createFeedbackFeature = (
  { db, keys, now }: Shared,
  { guard, tellSupport, count }: Forms & Pick<FeedbackServiceParts, "count">,
) => {
  const store = createFeedbackStore(db);
  const service = createFeedbackService({
    store,
    guard,
    keys,
    count,
    tellSupport: (uid, { name, satisfaction, feedback: message, level }) =>
      tellSupport(uid, {
        name,
        address: null,
        subject: `Feedback, ${satisfaction} of 5`,
        message,
        level,
      }),
    now,
  });
  return {
    handlers: { feedback: feedbackHandlers(service) },
    page: service.page,
    finish: service.finish,
    removeOld: store.removeOld,
  };
};
