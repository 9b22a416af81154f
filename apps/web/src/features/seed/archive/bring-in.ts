import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import { limits } from "@app/contract/limits";
import { sessionTypes } from "@app/contract/session-types";
import type { Archive, ArchiveRecord } from "@app/vault/export/archive";
import { type ImportPlan, planImport } from "@app/vault/export/plan-import";
import type { SealedRecord } from "@app/vault/records/record";
import { isSavedConversation } from "@app/vault/records/saved-conversation";
import { sealHeading } from "../../../vault/heading.ts";
import type { VaultStore } from "../../../vault/vault-store.ts";
import type { BroughtBack } from "./bring-back.ts";
import { readAll } from "./read-all.ts";
import { recordKinds } from "./record-kinds.ts";

export type BroughtIn = BroughtBack;

type BringInSettings = {
  calls: Client<Api>;
  vault: Pick<VaultStore, "state" | "call" | "open" | "seal">;
  onProgress: (progress: { done: number; of: number }) => void;
};

const alreadyHere = async ({ vault }: Client<Api>) => {
  const conversations = await readAll(async (before) => {
    const page = await vault.listConversations({ limit: limits.vault.listMax, ...before });
    return { items: page.conversations, next: page.next_before };
  });
  const places = conversations.map(({ id }) => ({ kind: "conversation", recordId: id }));
  for (const kind of recordKinds) {
    const records = await readAll(async (before) => {
      const page = await vault.listRecords({ kind, limit: limits.vault.listMax, ...before });
      return { items: page.records, next: page.next_before };
    });
    places.push(...records.map(({ id }) => ({ kind, recordId: id })));
  }
  return places;
};

export const planFor = async (
  archive: Archive,
  { calls, vault }: Pick<BringInSettings, "calls" | "vault">,
) => {
  const { uid, wrap } = vault.state();
  const records = await alreadyHere(calls);
  const plan = planImport(archive, { uid: uid ?? "", hasVault: wrap !== null, records });
  const checkIns = [...records, ...archive.records].filter(({ kind }) => kind === "check-in");
  return { plan, checkInsInVault: new Set(checkIns.map(({ recordId }) => recordId)) };
};

/** Passphrase or twelve words, whichever was typed. */
export const secretOf = async (
  vault: Pick<VaultStore, "call">,
  typed: string,
): Promise<{ phrase: string } | { passphrase: string }> => {
  const check = await vault.call("checkPhrase", { text: typed });
  return check.sound ? { phrase: check.phrase } : { passphrase: typed };
};

const typeIn = (value: unknown) => {
  const type =
    typeof value === "object" && value !== null && "sessionType" in value
      ? value.sessionType
      : undefined;
  return sessionTypes.find((known) => known === type);
};

/** Each record is opened with the export's key, sealed with one's own, and saved; one that fails hides no other. */
export const bringIn = async (
  archive: Archive,
  plan: ImportPlan,
  secret: { phrase: string } | { passphrase: string },
  { calls, vault, onProgress }: BringInSettings,
): Promise<BroughtIn> => {
  if (!archive.vault) throw new Error("an export without its lock");
  const { passphraseHint: _hint, ...wrapped } = archive.vault;
  await vault.call("openImport", { uid: archive.uid, wrapped, ...secret });

  const save = async (record: ArchiveRecord, sealed: SealedRecord): Promise<void> => {
    const { kind, recordId, createdAt } = record;
    if (kind !== "conversation") {
      await calls.vault.saveRecord({ kind, id: recordId, createdAt, ...sealed });
      return;
    }
    const value = await vault.open(kind, recordId, sealed);
    const sessionType = typeIn(value);
    const heading = isSavedConversation(value) ? await sealHeading(vault, recordId, value) : null;
    await calls.vault.saveConversation({
      id: recordId,
      threadId: record.threadId ?? recordId,
      createdAt,
      ...sealed,
      encryptedDates: heading,
      ...(sessionType ? { sessionType } : {}),
    });
  };

  const result: BroughtIn = { added: 0, skipped: plan.skip.length, failed: 0 };
  try {
    for (const [index, record] of plan.add.entries()) {
      const { kind, recordId, encryptedData, iv, salt } = record;
      let sealed: SealedRecord;
      try {
        sealed = await vault.call("reseal", {
          kind,
          recordId,
          record: { encryptedData, iv, salt },
        });
      } catch {
        // A vault that was locked meanwhile ends the import; a damaged record does not.
        await vault.call("status", {}).then((status) => {
          if (!status.open) throw new Error("locked");
        });
        result.failed++;
        continue;
      }
      await save(record, sealed);
      result.added++;
      onProgress({ done: index + 1, of: plan.add.length });
    }
  } finally {
    await vault.call("closeImport", {});
  }
  return result;
};
