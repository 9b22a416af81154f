import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { session, sessionId, sessionTypes } from "./sessions.ts";
import {
  createdAt,
  encryptedData,
  expected,
  forget,
  listPage,
  param,
  recordId,
  recordKind,
  threadId,
  wrapFields,
} from "./vault-fields.ts";

const { vault: size } = limits;

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

/** The server can read a title, so the page sends this one unless the person wants another. */
export const neutralTitle = "Saved conversation";

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
export type SavedConversation = z.output<typeof savedConversation>;

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
export type SealedRecord = z.output<typeof sealedRecord>;

/** encryptedConversationCount: conversations kept now. totalSavedSession: the sessions they are of. */
export const savedCounts = z.object({
  encryptedConversationCount: z.number().int(),
  totalSavedSession: z.number().int(),
});
export type SavedCounts = z.output<typeof savedCounts>;

const conversationFields = {
  sessionTitle: z.string().trim().min(1).max(size.titleMaxChars).default(neutralTitle),
  /** For a conversation of another server; of a session of this one it is known. */
  sessionType: z.enum(sessionTypes).optional(),
  encryptedDates: z.string().max(size.datesMaxChars).nullish(),
  createdAt,
};

export const vault = {
  read: defineCall({
    method: "GET",
    path: "/api/users/me/vault",
    summary: "The wrapped recovery phrase; 404 when there is no vault",
    access: "account",
    needs: "saveToVault",
    input: z.object({}),
    output: vaultWrap,
    errors: ["vault_not_found"],
  }),
  write: defineCall({
    method: "PUT",
    path: "/api/users/me/vault",
    summary: "Make the vault, or change its wrap, on from the revision that was read",
    access: "account",
    needs: "saveToVault",
    input: z.object({
      ...wrapFields,
      revision: z.number().int().min(0).default(0).describe("The one that was read; 0 to make it"),
    }),
    output: vaultWrap,
    errors: ["invalid_input", "encrypted_text_incomplete", "not_sealed", "vault_changed"],
  }),
  drill: defineCall({
    method: "POST",
    path: "/api/users/me/vault/drill",
    summary: "Note that the person has just proved, in the browser, that they could recover",
    access: "account",
    needs: "saveToVault",
    input: z.object({}),
    output: vaultWrap,
    errors: ["vault_not_found"],
  }),
  startOver: defineCall({
    method: "DELETE",
    path: "/api/users/me/vault",
    summary: "Delete the vault with everything in it, for somebody who lost phrase and passphrase",
    access: "account",
    needs: "saveToVault",
    input: z.object({ revision: z.coerce.number().int().min(1) }),
    output: z.object({
      removed_conversations: z.number().int(),
      removed_records: z.number().int(),
    }),
    errors: ["invalid_input", "vault_not_found", "vault_changed"],
  }),
  listConversations: defineCall({
    method: "GET",
    path: "/api/users/me/conversations",
    summary: "Saved conversations without their ciphertext, newest first",
    access: "account",
    needs: "saveToVault",
    input: z.object({ ...listPage, threadId: z.string().max(64).optional() }),
    output: z.object({
      conversations: z.array(savedConversation),
      next_before: z.string().nullable(),
    }),
    errors: ["invalid_input"],
  }),
  readConversation: defineCall({
    method: "GET",
    path: "/api/users/me/conversations/:id",
    summary: "One saved conversation, as the browser sealed it",
    access: "account",
    needs: "saveToVault",
    input: z.object({ id: recordId }),
    output: sealedConversation,
    errors: ["invalid_input", "not_found"],
  }),
  saveConversation: defineCall({
    method: "PUT",
    path: "/api/users/me/conversations/:id",
    summary: "Keep a conversation as the browser sealed it; sent twice it is kept once",
    access: "account",
    needs: "saveToVault",
    bodyMaxBytes: size.bodyMaxBytes,
    input: z.object({
      id: recordId,
      threadId,
      encryptedData,
      iv: param,
      salt: param,
      ...conversationFields,
      revision: expected,
      forget,
    }),
    output: z.object({
      conversation: savedConversation,
      /** Null when the conversation is of a session this server does not know. */
      session: session.nullable(),
      counts: savedCounts,
    }),
    errors: [
      "invalid_input",
      "encrypted_text_incomplete",
      "envelope_too_large",
      "not_sealed",
      "payload_too_large",
      "record_changed",
      "vault_full",
      "voice_saves_full",
      "reply_in_progress",
    ],
  }),
  removeConversation: defineCall({
    method: "DELETE",
    path: "/api/users/me/conversations/:id",
    summary: "Remove a saved conversation",
    access: "account",
    needs: "saveToVault",
    input: z.object({ id: recordId }),
    output: z.object({ removed: z.literal(true), counts: savedCounts }),
    errors: ["invalid_input", "not_found"],
  }),
  updateEncrypted: defineCall({
    method: "POST",
    path: "/api/sessions/:id/update_encrypted",
    summary:
      "Keep the session's conversation as the browser sealed it, in one step with its record",
    access: "account",
    needs: "saveToVault",
    bodyMaxBytes: size.bodyMaxBytes,
    input: z.object({
      id: sessionId,
      encrypted_conversation: encryptedData,
      iv: param,
      salt: param.optional(),
      /** With it the ciphertext becomes a saved conversation of that id; this needs the salt. */
      conversation: z.object({ id: recordId, ...conversationFields }).optional(),
      forget,
    }),
    output: z.object({
      session,
      conversation: savedConversation.nullable(),
      counts: savedCounts,
    }),
    errors: [
      "invalid_input",
      "session_id_required",
      "session_not_found",
      "encrypted_text_incomplete",
      "envelope_too_large",
      "not_sealed",
      "payload_too_large",
      "vault_full",
      "voice_saves_full",
      "reply_in_progress",
    ],
  }),
  readEncrypted: defineCall({
    method: "GET",
    path: "/api/sessions/:id/encrypted",
    summary: "What was last kept of this session, as the browser sealed it",
    access: "account",
    needs: "saveToVault",
    input: z.object({ id: sessionId }),
    output: z.object({
      session_id: z.string(),
      /** The saved conversation it is, when it is one. */
      conversation_id: z.string().nullable(),
      encrypted_conversation: z.string(),
      iv: z.string(),
      salt: z.string().nullable(),
    }),
    errors: ["session_id_required", "session_not_found", "not_found"],
  }),
  listRecords: defineCall({
    method: "GET",
    path: "/api/users/me/records/:kind",
    summary: "The person's records of a kind, newest first, with their ciphertext when asked for",
    access: "account",
    needs: "saveToVault",
    input: z.object({
      kind: recordKind,
      ...listPage,
      data: z.enum(["Y", "N"]).default("N").describe("Y: with the ciphertext, in smaller pages"),
    }),
    output: z.object({
      records: z.array(sealedRecord.partial({ encryptedData: true, iv: true, salt: true })),
      next_before: z.string().nullable(),
    }),
    errors: ["invalid_input"],
  }),
  readRecord: defineCall({
    method: "GET",
    path: "/api/users/me/records/:kind/:id",
    summary: "One record, as the browser sealed it",
    access: "account",
    needs: "saveToVault",
    input: z.object({ kind: recordKind, id: recordId }),
    output: sealedRecord,
    errors: ["invalid_input", "not_found"],
  }),
  saveRecord: defineCall({
    method: "PUT",
    path: "/api/users/me/records/:kind/:id",
    summary: "Keep a record as the browser sealed it; sent twice it is kept once",
    access: "account",
    needs: "saveToVault",
    bodyMaxBytes: size.bodyMaxBytes,
    input: z.object({
      kind: recordKind,
      id: recordId,
      encryptedData,
      iv: param,
      salt: param,
      createdAt,
      revision: expected,
    }),
    output: z.object({ record: savedRecord }),
    errors: [
      "invalid_input",
      "encrypted_text_incomplete",
      "envelope_too_large",
      "not_sealed",
      "payload_too_large",
      "record_changed",
      "vault_full",
    ],
  }),
  removeRecord: defineCall({
    method: "DELETE",
    path: "/api/users/me/records/:kind/:id",
    summary: "Remove a record",
    access: "account",
    needs: "saveToVault",
    input: z.object({ kind: recordKind, id: recordId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found"],
  }),
};
