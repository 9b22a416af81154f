import { brand } from "@app/contract/brand";
import { isSavedConversation } from "@app/vault/records/saved-conversation";
import { api } from "../api.ts";
import { identity } from "../identity/identity.ts";
import { browserDatabase, createMemoryDatabase } from "./browser-database.ts";
import { mergeConversations } from "./merge-conversations.ts";
import { ownVault } from "./own-vault.ts";
import { type ConversationSave, createSaveOutbox } from "./save-outbox.ts";

const kind = "conversation";

const merge = async (save: ConversationSave): Promise<ConversationSave | undefined> => {
  if (ownVault.state().status !== "open") return undefined;
  const stored = await api.vault.readConversation({ id: save.recordId });
  const [kept, mine] = await Promise.all([
    ownVault.open(kind, save.recordId, stored),
    ownVault.open(kind, save.recordId, save.sealed),
  ]);
  if (!isSavedConversation(kept) || !isSavedConversation(mine)) return undefined;
  const sealed = await ownVault.seal(kind, save.recordId, mergeConversations(kept, mine));
  return { ...save, sealed, revision: stored.revision };
};

/** What this browser has to save still. */
export const ownOutbox = createSaveOutbox({
  calls: api.vault,
  database: browserDatabase,
  memory: createMemoryDatabase(),
  uid: async () => ((await identity.token()) ? identity.uid() : null),
  nowMs: Date.now,
  alone: (work) =>
    navigator.locks ? navigator.locks.request(`${brand.slug}-saves`, work) : work(),
  merge,
  later: (work, ms) => void setTimeout(work, ms),
});

const tryAgain = () => void ownOutbox.flush().catch(() => undefined);

if (typeof window !== "undefined") {
  window.addEventListener("online", tryAgain);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) tryAgain();
  });
  // A save that met a newer one waits for the open vault.
  let wasOpen = false;
  ownVault.subscribe(() => {
    const isOpen = ownVault.state().status === "open";
    if (isOpen && !wasOpen) tryAgain();
    wasOpen = isOpen;
  });
  tryAgain();
}
