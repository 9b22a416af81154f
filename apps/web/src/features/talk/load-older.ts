import type { ConversationParts } from "./conversation-parts.ts";
import { isOrdinaryTurnError } from "./turn-errors.ts";

/** The page of messages before the ones that are here. */
export const loadOlder = async ({
  id,
  settings,
  state,
  dispatch,
}: ConversationParts): Promise<void> => {
  const before = state().olderBefore;
  if (before === null || state().olderLoading) return;
  dispatch({ type: "olderAsked" });
  try {
    const page = await settings.sessions.read({ id, before });
    dispatch({ type: "olderCame", messages: page.messages, before: page.next_before });
  } catch (error) {
    if (!isOrdinaryTurnError(error)) settings.report(error, "talk: older messages");
    dispatch({ type: "olderFailed" });
  }
};
