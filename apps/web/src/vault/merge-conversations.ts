import type { SavedConversation, SavedMessage } from "@app/vault/records/saved-conversation";

const same = (a: SavedMessage | undefined, b: SavedMessage | undefined): boolean =>
  a !== undefined && b !== undefined && a.role === b.role && a.content === b.content;

/**
 * Two tabs, or two devices, saved the same conversation. What both have comes once, then what only
 * one of them has: nobody loses a word to whoever saved last.
 */
const mergeMessages = (
  kept: readonly SavedMessage[],
  mine: readonly SavedMessage[],
): SavedMessage[] => {
  let shared = 0;
  while (same(kept[shared], mine[shared])) shared++;
  return [...mine.slice(0, shared), ...kept.slice(shared), ...mine.slice(shared)];
};

/** `mine` is the later one: its title goes before the other, what it lacks stays. */
export const mergeConversations = (
  kept: SavedConversation,
  mine: SavedConversation,
): SavedConversation => ({
  ...kept,
  ...mine,
  createdAt: kept.createdAt < mine.createdAt ? kept.createdAt : mine.createdAt,
  messages: mergeMessages(kept.messages, mine.messages),
});
