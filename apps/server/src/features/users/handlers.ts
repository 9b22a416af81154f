import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { UserService } from "./service.ts";

export const userHandlers = (service: UserService): Handlers<Api["users"]> => ({
  me: (_input, { person }) => service.profile(person.uid),
  change: (input, { person }) => service.change(person.uid, input),
  sessionCount: (_input, { person }) => service.sessionCount(person.uid),
  here: (_input, { person }) => service.here(person.uid),
});
