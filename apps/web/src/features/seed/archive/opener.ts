import type { Archive } from "@app/vault/export/archive";
import { type OpenedRecord, openArchive } from "@app/vault/export/open-archive";
import { openerIds, openerMessages } from "@app/vault/export/opener-page";
import { VaultError } from "@app/vault/vault-error";

/** The whole script of the page inside an export. It is opened from a disk, years later, without us. */
const part = (id: string): HTMLElement | null => document.getElementById(id);

const say = (text: string): void => {
  const status = part(openerIds.status);
  if (status) status.textContent = text;
};

const articleOf = (record: OpenedRecord): HTMLElement => {
  const article = document.createElement("article");
  article.textContent =
    "text" in record
      ? record.text
      : `${record.kind}, ${record.createdAt.slice(0, 10)}: ${openerMessages[record.error]}`;
  return article;
};

const openAll = async (secret: string): Promise<void> => {
  say("Opening. This takes a moment.");
  try {
    const archive: Archive = JSON.parse(part(openerIds.archive)?.textContent ?? "null");
    const opened = await openArchive(archive, secret);
    part(openerIds.records)?.replaceChildren(...opened.map(articleOf));
    const failed = opened.filter((record) => "error" in record).length;
    say(failed > 0 ? `${opened.length - failed} opened, ${failed} did not.` : "Opened.");
  } catch (error) {
    say(openerMessages[error instanceof VaultError ? error.code : "failed"]);
  }
};

part(openerIds.form)?.addEventListener("submit", (event) => {
  event.preventDefault();
  const secret = part(openerIds.secret);
  if (secret instanceof HTMLInputElement) void openAll(secret.value);
});
