import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { ActionService } from "./service.ts";

export const actionHandlers = (service: ActionService): Handlers<Api["actions"]> => ({
  list: (input, { person }) => service.list(person.uid, input),
  add: (input, { person }) => service.add(person.uid, input),
  change: (input, { person }) => service.change(person.uid, input),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
});
