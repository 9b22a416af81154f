import type { SavedConversation } from "@app/vault/records/saved-conversation";

let handed: { threadId: string; conversation: SavedConversation } | undefined;

/**
 * An opened conversation on its way to the room where it goes on. It is handed over in memory: the
 * browser writes what travels with an address to the disk.
 */
export const conversationHandover = {
  put: (threadId: string, conversation: SavedConversation): void => {
    handed = { threadId, conversation };
  },
  of: (threadId: string): SavedConversation | undefined =>
    handed?.threadId === threadId ? handed.conversation : undefined,
  clear: (): void => {
    handed = undefined;
  },
};
