import type { Shared } from "../../feature.ts";
import {
  type ConversationServiceParts,
  createConversationService,
} from "./conversation-service.ts";
import { createConversationStore } from "./conversation-store.ts";
import { vaultHandlers } from "./handlers.ts";
import { createRecordService } from "./record-service.ts";
import { createRecordStore } from "./record-store.ts";
import { createWrapService } from "./wrap-service.ts";
import { createWrapStore } from "./wrap-store.ts";

export const createVaultFeature = (
  { db, keys, now }: Shared,
  { readSession }: Pick<ConversationServiceParts, "readSession">,
) => ({
  handlers: {
    vault: vaultHandlers({
      wrap: createWrapService({ store: createWrapStore(db), keys, now }),
      conversations: createConversationService({
        store: createConversationStore(db),
        readSession,
        now,
      }),
      records: createRecordService({ store: createRecordStore(db), now }),
    }),
  },
});
