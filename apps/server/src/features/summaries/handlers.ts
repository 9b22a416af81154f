import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { SummaryService } from "./service.ts";

export const summaryHandlers = (service: SummaryService): Handlers<Api["summaries"]> => ({
  list: (input, { person }) => service.list(person.uid, input),
  save: (input, { person }) => service.save(person.uid, input),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
});
