import type { Api } from "@app/contract/api";
import type { OpenedConversation } from "@app/contract/calls/analysis";
import type { SavedConversationEntry as Listed } from "@app/contract/calls/vault-shapes";
import type { Client } from "@app/contract/client";
import { limits } from "@app/contract/limits";
import { isSavedConversation } from "@app/vault/records/saved-conversation";
import type { VaultStore } from "../../vault/vault-store.ts";

type Calls = Pick<Client<Api>["vault"], "listConversations" | "readConversation">;

/** Everything in the vault, without its words; newest first. */
export const listSaved = async (calls: Calls): Promise<Listed[]> => {
  const all: Listed[] = [];
  for (let before: string | null = ""; before !== null; ) {
    const page: Awaited<ReturnType<Calls["listConversations"]>> = await calls.listConversations({
      limit: limits.vault.listMax,
      ...(before ? { before } : {}),
    });
    all.push(...page.conversations);
    before = page.next_before;
  }
  return all;
};

const openedOf = (listed: Listed, value: unknown): OpenedConversation | null => {
  if (!isSavedConversation(value)) return null;
  const texts = value.messages
    .filter(({ role, content }) => role === "user" && content.trim() !== "")
    .map(({ content }) => content.slice(0, limits.message.maxChars))
    .slice(-limits.analysis.textsPerSession);
  const at = new Date(value.createdAt);
  return texts.length === 0 || Number.isNaN(at.getTime())
    ? null
    : {
        id: listed.threadId,
        title: value.title.slice(0, limits.vault.titleMaxChars),
        at: at.toISOString(),
        texts,
      };
};

/**
 * Opens the newest conversations here in the browser, and takes from each only what the person said.
 * One that does not open is left out: the rest is still worth reading.
 */
export const openSaved = async (o: {
  calls: Calls;
  vault: Pick<VaultStore, "open">;
  list: readonly Listed[];
  onOpened: (count: number) => void;
}): Promise<OpenedConversation[]> => {
  const opened: OpenedConversation[] = [];
  let chars = 0;
  for (const listed of o.list.slice(0, limits.analysis.maxSessions)) {
    const record = await o.calls.readConversation({ id: listed.id });
    const value = await o.vault.open("conversation", listed.id, record).catch(() => null);
    const one = openedOf(listed, value);
    if (!one) continue;
    chars += one.texts.reduce((sum, text) => sum + text.length, 0);
    if (chars > limits.analysis.openedMaxChars) break;
    opened.push(one);
    o.onOpened(opened.length);
  }
  return opened;
};
