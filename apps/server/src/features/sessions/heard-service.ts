import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Message } from "@app/contract/calls/session-shapes";
import { AppError } from "@app/contract/errors";
import { places } from "../../db/sealed-places.ts";
import type { Person } from "../../http/person.ts";
import type { MessageKeys } from "../../keys.ts";
import { cutHeard } from "./cut-heard.ts";
import type { SessionView } from "./session-view.ts";
import { type SettledExchangeParts, settledExchange } from "./settled-exchange.ts";

export type HeardServiceParts = SettledExchangeParts & { view: SessionView; keys: MessageKeys };

/** What was not spoken is not remembered as said. */
export const createHeardService = (parts: HeardServiceParts) => {
  const { turns, view, keys } = parts;

  const settled = settledExchange(parts);

  return {
    heard: async (
      person: Person,
      { id, exchange_id, chars }: Input<Api["sessions"]["heard"]>,
      signal: AbortSignal,
    ): Promise<{ message: Message }> => {
      const place = { uid: person.uid, sessionId: id };
      const { reply } = await settled(place, exchange_id, signal);
      if (!reply) throw new AppError("message_not_found");
      const message = view.message(reply);
      const isLess = reply.heardChars === null || chars < reply.heardChars;
      const cut = isLess ? cutHeard(message.content, chars) : null;
      if (cut === null) return { message };
      const body = keys.seal(cut, places.message(person.uid, id, reply.id));
      const stored = await turns.cutReply(place, { id: reply.id, body, heardChars: chars });
      return { message: stored ? view.message(stored) : message };
    },
  };
};

export type HeardService = ReturnType<typeof createHeardService>;
