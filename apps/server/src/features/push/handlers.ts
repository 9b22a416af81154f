import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { PushService } from "./service.ts";

export const pushHandlers = (service: PushService): Handlers<Api["push"]> => ({
  read: (_input, { person }) => service.read(person.uid),
  keep: (input, { person }) => service.keep(person.uid, input),
  end: ({ id }, { person }) => service.end(person.uid, id),
});
