import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { ProgramService } from "./service.ts";

export const programHandlers = (service: ProgramService): Handlers<Api["programs"]> => ({
  list: (_, { person }) => service.list(person.uid),
  change: (input, { person }) => service.change(person.uid, input),
  forget: ({ id }, { person }) => service.forget(person.uid, id),
});
