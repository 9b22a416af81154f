import { z } from "zod";
import { sessionTypes } from "../session-types.ts";

/** The recovery phrase as the passphrase wrapped it; the server can open neither. */
export const vaultWrap = z.object({
  encryptedSeedPhrase: z.string(),
  salt: z.string(),
  iv: z.string(),
  passphraseHint: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the person last proved that they could recover. */
  lastDrillAt: z.iso.datetime().nullable(),
  revision: z.number().int(),
});
export type VaultWrap = z.output<typeof vaultWrap>;

/** A saved conversation without its ciphertext, as a list shows it. */
export const savedConversation = z.object({
  id: z.string(),
  threadId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  sessionTitle: z.string(),
  sessionType: z.enum(sessionTypes),
  encryptedDates: z.string().nullable(),
  revision: z.number().int(),
  sizeChars: z.number().int(),
});
export type SavedConversationEntry = z.output<typeof savedConversation>;

const envelope = { encryptedData: z.string(), iv: z.string(), salt: z.string() };

export const sealedConversation = savedConversation.extend(envelope);
export type SealedConversation = z.output<typeof sealedConversation>;

/** Anything else a person keeps: the kind is the page's word, the content nobody's but theirs. */
export const savedRecord = z.object({
  kind: z.string(),
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.number().int(),
  sizeChars: z.number().int(),
});
export type SavedRecord = z.output<typeof savedRecord>;

export const sealedRecord = savedRecord.extend(envelope);
export type StoredRecord = z.output<typeof sealedRecord>;

/** encryptedConversationCount: conversations kept now. totalSavedSession: the sessions they are of. */
export const savedCounts = z.object({
  encryptedConversationCount: z.number().int(),
  totalSavedSession: z.number().int(),
});
export type SavedCounts = z.output<typeof savedCounts>;
