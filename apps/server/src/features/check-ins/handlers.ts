import type { Api } from "@app/contract/api";
import type { CheckIn } from "@app/contract/calls/check-ins";
import type { Handlers } from "../../http/call-context.ts";
import type { HelpWithWords } from "../../http/help-with-words.ts";
import type { CheckInService } from "./service.ts";

/** What of a check-in is in the person's own words. */
const wordsOf = ({ entry }: CheckIn) => (entry.kind === "mood" ? [entry.word, entry.note] : []);

export const checkInHandlers = (
  service: CheckInService,
  helpWithWords: HelpWithWords,
): Handlers<Api["checkIns"]> => ({
  list: (input, { person }) => service.list(person.uid, input),
  keep: async (input, { person: { uid } }) => ({
    ...(await service.keep(uid, input)),
    safety: await helpWithWords({ uid, words: wordsOf(input), country: input.country }),
  }),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
});
