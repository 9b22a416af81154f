import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { HelpWithWords } from "../../http/help-with-words.ts";
import type { ActionService } from "./service.ts";

export const actionHandlers = (
  service: ActionService,
  helpWithWords: HelpWithWords,
): Handlers<Api["actions"]> => ({
  list: (input, { person }) => service.list(person.uid, input),
  add: async (input, { person: { uid } }) => ({
    ...(await service.add(uid, input)),
    safety: await helpWithWords({ uid, words: input.texts, country: input.country }),
  }),
  change: async (input, { person: { uid } }) => ({
    ...(await service.change(uid, input)),
    safety: await helpWithWords({ uid, words: [input.text], country: input.country }),
  }),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
});
