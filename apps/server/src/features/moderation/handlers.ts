import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { ModerationService } from "./service.ts";

export const moderationHandlers = (service: ModerationService): Handlers<Api["moderation"]> => ({
  queue: (input) => service.queue(input),
  decide: (input, { person }) => service.decide(person.uid, input),
  undo: (key, { person }) => service.undo(person.uid, key),
  log: ({ limit, before }) => service.log(limit, before),
});
