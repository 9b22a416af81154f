import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { MemoryService } from "./service.ts";

export const memoryHandlers = (service: MemoryService): Handlers<Api["memory"]> => ({
  list: (_input, { person }) => service.list(person.uid),
  keep: (input, { person }) => service.keep(person.uid, input),
  change: (input, { person }) => service.change(person.uid, input),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
});
