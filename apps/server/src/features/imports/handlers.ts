import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { ImportService } from "./service.ts";

export const importHandlers = (service: ImportService): Handlers<Api["imports"]> => ({
  bringBack: (input, { person }) => service.bringBack(person.uid, input),
});
