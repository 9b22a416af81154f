import { VaultError } from "@app/vault/vault-error";
import { expect, test } from "vitest";
import { vaultSentence } from "./vault-sentence.ts";

test("a wrong passphrase, a damaged record and a lost line are told apart", () => {
  const sentences = [
    new VaultError("wrong-passphrase"),
    new VaultError("wrong-phrase"),
    new VaultError("damaged"),
    new VaultError("locked"),
    new VaultError("unavailable"),
    new TypeError("Failed to fetch"),
  ].map(vaultSentence);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences[2]).toContain("another record’s place");
});
