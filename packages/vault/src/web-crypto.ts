import type { Bytes } from "./base64url.ts";
import { VaultError } from "./vault-error.ts";

/** A key nobody can read out again, not even this code. */
export type VaultKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** The one place that reaches for the browser's cryptography: it is missing on plain http. */
const subtle = () => {
  if (!globalThis.crypto?.subtle) throw new VaultError("unavailable");
  return globalThis.crypto.subtle;
};

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const randomBytes = (count: number): Bytes =>
  globalThis.crypto.getRandomValues(new Uint8Array(count));

/** Even, where a remainder would prefer the small numbers. */
export const randomBelow = (end: number): number => {
  const limit = Math.floor(2 ** 32 / end) * end;
  for (;;) {
    const [value = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % end;
  }
};

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await subtle().digest("SHA-256", bytes));

export const importHkdfKey = (secret: Bytes): Promise<VaultKey> =>
  subtle().importKey("raw", secret, "HKDF", false, ["deriveKey", "deriveBits"]);

export const importAesKey = (secret: Bytes): Promise<VaultKey> =>
  subtle().importKey("raw", secret, "AES-GCM", false, ["encrypt", "decrypt"]);

const hkdf = (salt: Bytes, info: string) => ({
  name: "HKDF",
  hash: "SHA-256",
  salt,
  info: utf8(info),
});

export const deriveBytes = async (
  key: VaultKey,
  salt: Bytes,
  info: string,
  count: number,
): Promise<Bytes> => new Uint8Array(await subtle().deriveBits(hkdf(salt, info), key, count * 8));

export const deriveAesKey = (key: VaultKey, salt: Bytes, info: string): Promise<VaultKey> =>
  subtle().deriveKey(hkdf(salt, info), key, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);

export const tagBytes = 16;

const gcm = (iv: Bytes, associated: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: utf8(associated),
  tagLength: tagBytes * 8,
});

export const encrypt = async (
  key: VaultKey,
  iv: Bytes,
  associated: string,
  plain: Bytes,
): Promise<Bytes> => new Uint8Array(await subtle().encrypt(gcm(iv, associated), key, plain));

/** Undefined when the key, the associated data or a single bit is another. */
export const decrypt = async (
  key: VaultKey,
  iv: Bytes,
  associated: string,
  sealed: Bytes,
): Promise<Bytes | undefined> => {
  try {
    return new Uint8Array(await subtle().decrypt(gcm(iv, associated), key, sealed));
  } catch (error) {
    if (error instanceof VaultError) throw error;
    return undefined;
  }
};
