import { paths } from "@app/contract/paths";
import type { Db } from "./db/client.ts";
import { createFeedTokens } from "./features/appointments/feed-token.ts";
import { createKeepCurrent } from "./features/appointments/keep-current.ts";
import { instantOf } from "./features/appointments/occurrences.ts";
import { createAppointmentService } from "./features/appointments/service.ts";
import { createAppointmentStore } from "./features/appointments/store.ts";
import { createCheckInService } from "./features/check-ins/service.ts";
import { createCheckInStore } from "./features/check-ins/store.ts";
import { createImportService } from "./features/imports/service.ts";
import { createImportStore } from "./features/imports/store.ts";
import { createPetStore } from "./features/pets/store.ts";
import { createProgramService } from "./features/programs/service.ts";
import { createProgramStore } from "./features/programs/store.ts";
import { createSummaryService } from "./features/summaries/service.ts";
import { createSummaryStore } from "./features/summaries/store.ts";
import { createConversationService } from "./features/vault/conversation-service.ts";
import { createConversationStore } from "./features/vault/conversation-store.ts";
import { createRecordService } from "./features/vault/record-service.ts";
import { createRecordStore } from "./features/vault/record-store.ts";
import { createWrapService } from "./features/vault/wrap-service.ts";
import { createWrapStore } from "./features/vault/wrap-store.ts";
import type { MessageKeys } from "./keys.ts";

type KeepingOutside = {
  db: Db;
  keys: MessageKeys;
  secret: string;
  publicUrl: string;
  readSession: Parameters<typeof createSummaryService>[0]["readSession"] &
    Parameters<typeof createConversationService>[0]["readSession"];
  now: () => Date;
};

/** What people keep beside their conversations; none of it asks anybody but the database. */
export const createKeepingDependencies = ({
  db,
  keys,
  secret,
  publicUrl,
  readSession,
  now,
}: KeepingOutside) => {
  const appointmentStore = createAppointmentStore(db);
  return {
    appointments: createAppointmentService({
      store: appointmentStore,
      keys,
      pageLink: publicUrl + paths.appointments,
      feedsAt: `${publicUrl}/api/calendars`,
      feedTokens: createFeedTokens(secret),
      now,
    }),
    keepAppointments: createKeepCurrent({ store: appointmentStore, now }),
    checkIns: createCheckInService({ store: createCheckInStore(db), keys, now }),
    summaries: createSummaryService({ store: createSummaryStore(db), keys, readSession, now }),
    programs: createProgramService({ store: createProgramStore(db), keys, now }),
    pets: createPetStore(db),
    imports: createImportService({ store: createImportStore(db), keys, instantOf, now }),
    vault: {
      wrap: createWrapService({ store: createWrapStore(db), keys, now }),
      conversations: createConversationService({
        store: createConversationStore(db),
        readSession,
        now,
      }),
      records: createRecordService({ store: createRecordStore(db), now }),
    },
  };
};
