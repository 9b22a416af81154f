import { setTimeout as wait } from "node:timers/promises";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Message } from "@app/contract/calls/sessions";
import { AppError } from "@app/contract/errors";
import { places } from "../../db/sealed-places.ts";
import { isClaimed } from "../../db/turn-claim.ts";
import type { Person } from "../../http/person.ts";
import type { MessageKeys } from "../../keys.ts";
import { cutHeard } from "./cut-heard.ts";
import { requireLiving } from "./session-service.ts";
import type { SessionStore } from "./session-store.ts";
import type { SessionView } from "./session-view.ts";
import type { MessageRow, Place, TurnStore } from "./turn-store.ts";

export type HeardServiceParts = {
  sessions: SessionStore;
  turns: TurnStore;
  view: SessionView;
  keys: MessageKeys;
  now: () => Date;
};

/** Who speaks into a reply leaves its stream in the same moment; storing what was written takes a little. */
const storingMs = { total: 1_500, step: 75 };

/** What was not spoken is not remembered as said. */
export const createHeardService = (parts: HeardServiceParts) => {
  const { sessions, turns, view, keys, now } = parts;

  const findReply = async (
    place: Place,
    exchangeId: string,
    signal: AbortSignal,
  ): Promise<MessageRow> => {
    for (let waitedMs = 0; ; waitedMs += storingMs.step) {
      const session = requireLiving(await sessions.find(place.uid, place.sessionId), now());
      const { asked, reply } = await turns.exchange(place, exchangeId);
      const isBeingWritten =
        asked !== null && session.turnSeq === asked.seq && isClaimed(session.turnUntil, now());
      if (!isBeingWritten) {
        if (!reply) throw new AppError("message_not_found");
        return reply;
      }
      if (waitedMs >= storingMs.total) throw new AppError("reply_in_progress");
      await wait(storingMs.step, undefined, { signal });
    }
  };

  return {
    heard: async (
      person: Person,
      { id, exchange_id, chars }: Input<Api["sessions"]["heard"]>,
      signal: AbortSignal,
    ): Promise<{ message: Message }> => {
      const place = { uid: person.uid, sessionId: id };
      const reply = await findReply(place, exchange_id, signal);
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
