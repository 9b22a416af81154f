import { unlockVault, unlockWithPhrase } from "../keys/keys.ts";
import { checkPhrase } from "../keys/phrase.ts";
import { openJson } from "../records/record.ts";
import { VaultError, type VaultErrorCode } from "../vault-error.ts";
import type { Archive } from "./archive.ts";
import { toMarkdown } from "./to-markdown.ts";

export type OpenedRecord = { kind: string; recordId: string; createdAt: string } & (
  | { text: string; value: unknown }
  | { error: VaultErrorCode }
);

/** With the passphrase or the twelve words, whichever was typed. One record that fails hides no other. */
export const openArchive = async (archive: Archive, secret: string): Promise<OpenedRecord[]> => {
  const { uid, vault } = archive;
  if (!vault) throw new VaultError("damaged");
  const isPhrase = checkPhrase(secret).sound;
  const root = await (isPhrase ? unlockWithPhrase : unlockVault)(uid, vault, secret);
  const opened: OpenedRecord[] = [];
  for (const { kind, recordId, createdAt, ...record } of archive.records) {
    const place = { kind, recordId, createdAt };
    try {
      const value = await openJson(root, { uid, kind, recordId }, record);
      opened.push({ ...place, value, text: toMarkdown(kind, value) });
    } catch (error) {
      const code = error instanceof VaultError ? error.code : "damaged";
      opened.push({ ...place, error: code });
    }
  }
  return opened;
};
