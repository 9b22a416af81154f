import type { Api } from "@app/contract/api";
import type { Handlers, MediaAnswer } from "../../http/call-context.ts";
import type { HelpWithWords } from "../../http/help-with-words.ts";
import type { AppointmentService } from "./service.ts";

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const calendar = (text: string): MediaAnswer => ({
  type: "text/calendar; charset=utf-8",
  body: once(text),
});

export const appointmentHandlers = (
  service: AppointmentService,
  helpWithWords: HelpWithWords,
): Handlers<Api["appointments"]> => ({
  list: (input, { person }) => service.list(person.uid, input),
  next: (_input, { person }) => service.next(person.uid),
  add: async (input, { person: { uid } }) => ({
    ...(await service.add(uid, input)),
    safety: await helpWithWords({ uid, words: [input.about], country: input.country }),
  }),
  change: async ({ country, ...input }, { person: { uid } }) => ({
    ...(await service.change(uid, input)),
    safety: await helpWithWords({ uid, words: [input.about], country }),
  }),
  remove: ({ id }, { person }) => service.remove(person.uid, id),
  file: async ({ id }, { person }) => calendar(await service.file(person.uid, id)),
  feed: (_input, { person }) => service.feed(person.uid),
  makeFeed: (_input, { person }) => service.makeFeed(person.uid),
  endFeed: (_input, { person }) => service.endFeed(person.uid),
  follow: async ({ token }) => calendar(await service.follow(token)),
});
