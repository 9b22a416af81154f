import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { ModelService } from "./service.ts";

export const modelHandlers = (service: ModelService): Handlers<Api["models"]> => ({
  read: () => service.read(),
  choose: ({ choice }, { person }) => service.choose(person.uid, choice),
  fetch: ({ name }, { person }) => service.fetch(person.uid, name),
  stopFetching: () => service.stopFetching(),
  try: ({ choice, sentence }) => service.try(choice, sentence),
  look: (server) => service.lookAt(server),
  tryServer: (typed) => service.tryServer(typed),
  chooseServer: (typed, { person }) => service.chooseServer(person.uid, typed),
  forgetServer: (_input, { person }) => service.forgetServer(person.uid),
});
