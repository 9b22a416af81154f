import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { SettingService } from "./service.ts";

export const settingHandlers = (service: SettingService): Handlers<Api["settings"]> => ({
  read: (_input, { person }) => service.read(person),
  change: (input, { person }) => service.change(person, input),
});
