import type { userSessions } from "../../db/schema/sessions.ts";

/** A session without a ciphertext beside it: its three columns go together or not at all. */
export const nothingBeside = {
  encryptedConversation: null,
  encryptedConversationIv: null,
  encryptedConversationSalt: null,
} as const satisfies Partial<typeof userSessions.$inferInsert>;
