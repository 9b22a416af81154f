import { VaultError, type VaultErrorCode } from "@app/vault/vault-error";
import { problemOf, sentenceOf } from "../errors/problem.ts";

const sentences: Readonly<Record<VaultErrorCode, string>> = {
  "wrong-passphrase":
    "That is not the passphrase. Nothing was changed. Try it again, or use your twelve words.",
  "wrong-phrase":
    "These are twelve sound words, but of another vault. Nothing was changed. Look for the right paper.",
  damaged:
    "This did not open. It came damaged, or it lies in another record’s place; the two cannot be told apart. Nothing else is affected. An export may still hold it whole.",
  "unsupported-version":
    "This was locked by a newer version of this page. Nothing is lost: load the page again.",
  locked: "Your vault was locked meanwhile. Nothing was lost: unlock it and try again.",
  "not-enough-memory":
    "This device has too little free memory to open the lock. Nothing was lost: close other pages and try again.",
  unavailable:
    "This browser offers no encryption here, so nothing can be locked or opened. Load the page by a secure address, or in another browser.",
};

/** What happened with the vault, that nothing was lost, and what to do. */
export const vaultSentence = (error: unknown): string =>
  error instanceof VaultError ? sentences[error.code] : sentenceOf(problemOf(error));
