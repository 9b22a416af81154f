import type { Api } from "@app/contract/api";
import type { Session } from "@app/contract/calls/session-shapes";
import type { SealedConversation } from "@app/contract/calls/vault-shapes";
import { ApiError, type Client } from "@app/contract/client";
import { AppError } from "@app/contract/errors";
import { isSavedConversation, type SavedConversation } from "@app/vault/records/saved-conversation";
import { VaultError } from "@app/vault/vault-error";
import { isConnectionError } from "../../../errors/problem.ts";
import { sealHeading } from "../../../vault/heading.ts";
import { mergeConversations } from "../../../vault/merge-conversations.ts";
import type { NewSave, SaveOutbox, SaveResult } from "../../../vault/save-outbox.ts";
import type { VaultStore } from "../../../vault/vault-store.ts";
import type { Conversation } from "../conversation.ts";
import { savedMessages } from "./saved-messages.ts";

const kind = "conversation";

export type ToSave = {
  title: string;
  summary: string | null;
  actions: readonly string[];
  /** The server's readable copy goes in the same step. */
  forget: boolean;
};

export type SaveSettings = {
  vault: Pick<VaultStore, "state" | "seal" | "open">;
  outbox: Pick<SaveOutbox, "save">;
  calls: Pick<Client<Api>["vault"], "listConversations" | "readConversation">;
};

/** The page may hold the newest part only; what is saved is the whole. */
const loadWhole = async (conversation: Conversation): Promise<void> => {
  for (;;) {
    const { olderBefore, stateless } = conversation.state();
    if (olderBefore === null || stateless) return;
    await conversation.loadOlder();
    if (conversation.state().olderBefore === olderBefore) throw new AppError("unavailable");
  }
};

const savedBefore = async (
  session: Session,
  { calls }: SaveSettings,
): Promise<SealedConversation | null> => {
  try {
    // Asked for before it is known to be there, it would be a red line in the console of every first save.
    const { conversations } = await calls.listConversations({ threadId: session.id });
    if (!conversations.some(({ id }) => id === session.id)) return null;
    return await calls.readConversation({ id: session.id });
  } catch (error) {
    // Without a line nobody knows; the server refuses to overwrite, and both are brought together then.
    if (isConnectionError(error)) return null;
    if (error instanceof ApiError && (error.status === 404 || error.status >= 500)) return null;
    throw error;
  }
};

const withEarlier = async (
  mine: SavedConversation,
  before: SealedConversation | null,
  { vault }: SaveSettings,
): Promise<SavedConversation> => {
  if (!before) return mine;
  const kept = await vault.open(kind, before.id, before);
  return isSavedConversation(kept) ? mergeConversations(kept, mine) : mine;
};

/** Seals the conversation and its summary here, then hands both to the outbox: all of it is saved, or none. */
export const saveConversation = async (
  conversation: Conversation,
  { title, summary, actions, forget }: ToSave,
  settings: SaveSettings,
): Promise<SaveResult> => {
  const { vault, outbox } = settings;
  const { uid } = vault.state();
  if (!uid) throw new VaultError("locked");
  await loadWhole(conversation);
  const { session, items } = conversation.state();
  const before = await savedBefore(session, settings);
  const value = await withEarlier(
    {
      title,
      createdAt: session.created_at,
      sessionType: session.session_type,
      ...(summary ? { summary } : {}),
      ...(actions.length > 0 ? { actions: [...actions] } : {}),
      messages: savedMessages(items),
    },
    before,
    settings,
  );
  const name = { uid, recordId: session.id, createdAt: session.created_at };
  const saves: NewSave[] = [
    {
      ...name,
      what: "conversation",
      threadId: session.id,
      sessionType: session.session_type,
      sealed: await vault.seal(kind, session.id, value),
      heading: await sealHeading(vault, session.id, value),
      revision: before?.revision ?? 0,
      forget,
    },
  ];
  if (summary) {
    const short = { threadId: session.id, timestamp: session.created_at, title, message: summary };
    const sealed = await vault.seal("summary", session.id, short);
    saves.push({ ...name, what: "record", kind: "summary", sealed });
  }
  return outbox.save(saves);
};
