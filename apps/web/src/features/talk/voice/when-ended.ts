import type { Conversation } from "../conversation.ts";
import type { Speech } from "../talk-items.ts";

/** Ends the session, and hands over its last words once they are written; null when none came. */
export const whenEnded = (
  conversation: Conversation,
  then: (goodbye: Speech | null) => void,
): void => {
  const unsubscribe = conversation.subscribe(() => {
    const { session, turn, items, failure } = conversation.state();
    if (turn || (session.status !== "ended" && !failure)) return;
    unsubscribe();
    const last = items.findLast((item) => item.kind === "speech");
    const said = !failure && last?.kind === "speech" && last.role === "assistant";
    then(said ? last : null);
  });
  conversation.end();
};
