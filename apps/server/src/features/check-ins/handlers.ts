import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { CheckInService } from "./service.ts";

export const checkInHandlers = (service: CheckInService): Handlers<Api["checkIns"]> => ({
  list: (input, { person }) => service.list(person.uid, input),
  keep: (input, { person }) => service.keep(person.uid, input),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
});
