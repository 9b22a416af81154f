import type { ConversationParts } from "./conversation-parts.ts";
import { replyOf } from "./talk-items.ts";
import { hasCode, isOrdinaryTurnError } from "./turn-errors.ts";

/** A reply that was stopped is written down a moment after its reader has gone. */
const tries = 8;
const tryAgainMs = 150;

/** The rest of a reply that nobody heard leaves the page at once, and what is remembered with it. */
export const cutToHeard = async (
  { id, settings, state, dispatch }: ConversationParts,
  exchangeId: string,
  chars: number,
): Promise<void> => {
  const reply = replyOf(state().items, exchangeId);
  if (!reply || (chars >= reply.content.trimEnd().length && reply.status === "complete")) return;
  dispatch({ type: "heard", exchangeId, content: reply.content.slice(0, chars) });
  for (let tried = 1; ; tried += 1) {
    try {
      const { message } = await settings.sessions.heard({ id, exchange_id: exchangeId, chars });
      dispatch({ type: "heard", exchangeId, content: message.content });
      return;
    } catch (error) {
      const notYet = hasCode(error, "reply_in_progress") || hasCode(error, "message_not_found");
      if (notYet && tried < tries) {
        await settings.wait(tryAgainMs);
        continue;
      }
      if (!isOrdinaryTurnError(error)) settings.report(error, "talk: heard");
      return;
    }
  }
};
