import type { Shared } from "../../feature.ts";
import { settingHandlers } from "./handlers.ts";
import { createSettingService, type SettingServiceParts } from "./service.ts";
import { createSettingStore } from "./store.ts";

export const createSettingsFeature = (
  { db, now }: Shared,
  { memory }: Pick<SettingServiceParts, "memory">,
) => {
  const store = createSettingStore(db);
  const service = createSettingService({ store, memory, now });
  return {
    handlers: { settings: settingHandlers(service) },
    read: service.read,
    countryOf: async (uid: string): Promise<string | null> =>
      (await store.find(uid))?.country ?? null,
  };
};
