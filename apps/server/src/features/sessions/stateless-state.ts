import type { CompanionEvent } from "@app/companion/companion";
import { type CompanionState, newState } from "@app/companion/state";
import { limits } from "@app/contract/limits";
import type { ReplyEvent } from "@app/contract/reply-events";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import { openKept, sealKept } from "./talk-state.ts";
import type { SessionRef } from "./turn-store.ts";

/** Where a talk stands that only its page holds: sealed for that person and session, so that nobody makes one up. */
export const createStatelessState = (keys: MessageKeys) => {
  const placeOf = ({ uid, sessionId }: SessionRef) => places.statelessState(uid, sessionId);
  return {
    /** A forged one, somebody else's and one of a key that is gone are none. */
    open: (place: SessionRef, sealed: string | undefined): CompanionState =>
      sealed === undefined
        ? newState()
        : openKept(keys, Buffer.from(sealed, "base64"), placeOf(place)).state,

    /** Passes a reply on, with what is kept of the talk as the page may hold it. */
    async *carry(
      events: AsyncIterable<CompanionEvent>,
      place: SessionRef,
    ): AsyncGenerator<ReplyEvent> {
      for await (const event of events) {
        if (event.type !== "kept") {
          yield event;
          continue;
        }
        // The page knows itself what it was offered.
        const kept = { state: event.state, hasOffered: false };
        const state = sealKept(keys, kept, placeOf(place)).toString("base64");
        // One that could not be sent back would cost the next message; the page goes on with the one before.
        if (state.length <= limits.message.stateMaxChars) yield { type: "state", state };
      }
    },
  };
};
