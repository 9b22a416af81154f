import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { PromptService } from "./service.ts";

export const communityHandlers = (service: PromptService): Handlers<Api["community"]> => ({
  list: (input, { person }) => service.list(input, person),
  create: (input, { person, overLimit }) => service.create(person.uid, input, overLimit),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
  vote: (input, { person }) => service.vote(person.uid, input),
  increment: ({ id }, { person, address }) => service.increment(id, person, address),
  report: (input, { person }) => service.report(person.uid, input),
  own: (input, { person }) => service.own(person.uid, input),
  ownVotes: (input, { person }) => service.ownVotes(person.uid, input),
});
