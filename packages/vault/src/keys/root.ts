import { brand } from "@app/contract/brand";
import { type Bytes, toBase64Url } from "../base64url.ts";
import { deriveBytes, importHkdfKey, utf8, type VaultKey } from "../web-crypto.ts";

/** Every saved record hangs on this salt: the test vectors fail if it ever changes. */
const rootSalt = utf8(`${brand.slug}/vault/1`);

export const rootOf = async (entropy: Bytes): Promise<VaultKey> => {
  const secret = await deriveBytes(await importHkdfKey(entropy), rootSalt, "root", 32);
  const root = await importHkdfKey(secret);
  secret.fill(0);
  return root;
};

/**
 * Tells whether a phrase is this vault's, without the passphrase. A phrase has 128 random bits, so
 * nobody can guess it from this; the uid keeps two accounts with one phrase from looking alike.
 */
export const proofOf = async (root: VaultKey, uid: string): Promise<string> =>
  toBase64Url(await deriveBytes(root, utf8(uid), "proof/1", 16));
