/**
 * `wrong-passphrase`: what was typed does not open the vault.
 * `wrong-phrase`: twelve sound words, but of another vault.
 * `damaged`: truncated or altered. A record under another's name cannot be told from that, by design.
 * `unsupported-version`: made by a newer version, or with parameters this one does not take.
 * `locked`: nothing is open, or it was locked while this was on its way.
 * `not-enough-memory`: the device cannot spare what the derivation takes.
 * `unavailable`: the page was not loaded securely, so the browser offers no cryptography.
 */
export type VaultErrorCode =
  | "wrong-passphrase"
  | "wrong-phrase"
  | "damaged"
  | "unsupported-version"
  | "locked"
  | "not-enough-memory"
  | "unavailable";

/** Carries its code alone: neither a secret nor a word of a record may end up in a message. */
export class VaultError extends Error {
  readonly code: VaultErrorCode;
  constructor(code: VaultErrorCode) {
    super(code);
    this.name = "VaultError";
    this.code = code;
  }
}
