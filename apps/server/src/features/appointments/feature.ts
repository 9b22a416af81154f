import { paths } from "@app/contract/paths";
import type { Shared } from "../../feature.ts";
import type { HelpWithWords } from "../../http/help-with-words.ts";
import { createFeedTokens } from "./feed-token.ts";
import { appointmentHandlers } from "./handlers.ts";
import { createKeepCurrent } from "./keep-current.ts";
import { instantOf } from "./occurrences.ts";
import { createAppointmentService } from "./service.ts";
import { createAppointmentStore } from "./store.ts";

export const createAppointmentsFeature = (
  { db, keys, secret, publicUrl, now }: Shared,
  { helpWithWords }: { helpWithWords: HelpWithWords },
) => {
  const store = createAppointmentStore(db);
  const service = createAppointmentService({
    store,
    keys,
    pageLink: publicUrl + paths.appointments,
    feedsAt: `${publicUrl}/api/calendars`,
    feedTokens: createFeedTokens(secret),
    now,
  });
  return {
    handlers: { appointments: appointmentHandlers(service, helpWithWords) },
    service,
    keepCurrent: createKeepCurrent({ store, now }),
    instantOf,
  };
};
