import { argon2id } from "hash-wasm";
import type { Bytes } from "../base64url.ts";
import { VaultError } from "../vault-error.ts";
import { importAesKey, utf8, type VaultKey } from "../web-crypto.ts";

/** `m` in KiB, `t` passes, `p` lanes; the short names are the ones in the envelope. */
export type Argon2Parameters = { m: number; t: number; p: 1 };

/** 250 to 1,000 ms on a mid-range phone; measured in decision 10. */
export const currentParameters: Argon2Parameters = { m: 32_768, t: 2, p: 1 };

/** More than any version of ours asks for would only freeze the device. */
const bounds = { minKib: 8, maxKib: 1_048_576, maxPasses: 16 };

export const areSupported = ({ m, t, p }: { m: number; t: number; p: number }): boolean =>
  Number.isInteger(m) &&
  m >= bounds.minKib &&
  m <= bounds.maxKib &&
  Number.isInteger(t) &&
  t >= 1 &&
  t <= bounds.maxPasses &&
  p === 1;

/** The same passphrase whatever the keyboard: composed letters, and spaces a phone added or doubled. */
export const normalisePassphrase = (passphrase: string): string =>
  passphrase.normalize("NFKC").trim().replace(/\s+/g, " ");

export const derivePassphraseKey = async (
  passphrase: string,
  salt: Bytes,
  { m, t, p }: Argon2Parameters,
): Promise<VaultKey> => {
  const password = utf8(normalisePassphrase(passphrase));
  if (password.length === 0) throw new VaultError("wrong-passphrase");
  let secret: Uint8Array;
  try {
    secret = await argon2id({
      password,
      salt,
      memorySize: m,
      iterations: t,
      parallelism: p,
      hashLength: 32,
      outputType: "binary",
    });
  } catch (error) {
    // WebAssembly says so when a phone has no such block of memory left.
    if (error instanceof RangeError) throw new VaultError("not-enough-memory");
    throw error;
  }
  const key = await importAesKey(new Uint8Array(secret));
  secret.fill(0);
  return key;
};
