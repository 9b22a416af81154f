import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { Live } from "./live.ts";
import type { BoardService } from "./service.ts";

/** A header that is no number is no place in the stream: the reader begins anew. */
const numberOf = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;

export const boardHandlers = (service: BoardService, live: Live): Handlers<Api["board"]> => ({
  list: (input) => service.list(input),
  // A browser that reconnects by itself sends the header and the old address, so the header is the newer.
  live: ({ after }, { lastEventId }) => live.join(numberOf(lastEventId) ?? after),
  leave: (input, { person, address, overLimit }) =>
    service.leave(input, { uid: person.uid, address, overLimit }),
  takeBack: ({ id, secret }) => service.takeBack(id, secret),
  hear: ({ id }, { person, address }) => service.hear(id, { uid: person.uid, address }),
  report: (input, { person, address }) => service.report(input, { uid: person.uid, address }),
});
