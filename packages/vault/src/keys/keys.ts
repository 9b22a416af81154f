import type { Bytes } from "../base64url.ts";
import { open, type RecordName, type SealedRecord } from "../records/record.ts";
import { VaultError } from "../vault-error.ts";
import { decrypt, encrypt, randomBytes, type VaultKey } from "../web-crypto.ts";
import { ivBytes, readEnvelope, saltBytes, type WrappedPhrase, writeEnvelope } from "./envelope.ts";
import { currentParameters, derivePassphraseKey } from "./passphrase-key.ts";
import { entropyToPhrase, phraseToEntropy } from "./phrase.ts";
import { proofOf, rootOf } from "./root.ts";

/** An open vault: the root opens and seals records, the wrapped phrase goes to the server. */
export type OpenVault = { root: VaultKey; wrapped: WrappedPhrase };

const associatedWith = (uid: string): string => `seed/1/${uid}`;

const wrap = async (
  uid: string,
  entropy: Bytes,
  passphrase: string,
  parameters = currentParameters,
): Promise<OpenVault> => {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)];
  const key = await derivePassphraseKey(passphrase, salt, parameters);
  const data = await encrypt(key, iv, associatedWith(uid), entropy);
  const root = await rootOf(entropy);
  entropy.fill(0);
  const proof = await proofOf(root, uid);
  return { root, wrapped: await writeEnvelope({ parameters, salt, iv, data, proof }, uid) };
};

const unwrap = async (uid: string, wrapped: WrappedPhrase, passphrase: string): Promise<Bytes> => {
  const envelope = await readEnvelope(wrapped, uid);
  const key = await derivePassphraseKey(passphrase, envelope.salt, envelope.parameters);
  const entropy = await decrypt(key, envelope.iv, associatedWith(uid), envelope.data);
  if (!entropy) throw new VaultError("wrong-passphrase");
  if ((await proofOf(await rootOf(entropy), uid)) !== envelope.proof)
    throw new VaultError("damaged");
  return entropy;
};

/** The phrase is shown, written down and confirmed before. `parameters` are raised or lowered in tests only. */
export const createVault = (
  uid: string,
  phrase: string,
  passphrase: string,
  parameters = currentParameters,
): Promise<OpenVault> => wrap(uid, phraseToEntropy(phrase), passphrase, parameters);

export const unlockVault = async (
  uid: string,
  wrapped: WrappedPhrase,
  passphrase: string,
): Promise<VaultKey> => {
  const entropy = await unwrap(uid, wrapped, passphrase);
  const root = await rootOf(entropy);
  entropy.fill(0);
  return root;
};

/** The phrase alone opens a vault; another vault's phrase is told, however sound. */
export const unlockWithPhrase = async (
  uid: string,
  wrapped: WrappedPhrase,
  phrase: string,
): Promise<VaultKey> => {
  const { proof } = await readEnvelope(wrapped, uid);
  const root = await rootOf(phraseToEntropy(phrase));
  if ((await proofOf(root, uid)) !== proof) throw new VaultError("wrong-phrase");
  return root;
};

/** A new passphrase for the same root: no record is sealed anew. */
export const recoverVault = async (
  uid: string,
  wrapped: WrappedPhrase,
  phrase: string,
  newPassphrase: string,
  parameters = currentParameters,
): Promise<OpenVault> => {
  await unlockWithPhrase(uid, wrapped, phrase);
  return wrap(uid, phraseToEntropy(phrase), newPassphrase, parameters);
};

/** When the wrapped phrase itself is damaged: a saved record proves the phrase instead. */
export const rebuildVault = async (
  phrase: string,
  evidence: { name: RecordName; record: SealedRecord },
  newPassphrase: string,
  parameters = currentParameters,
): Promise<OpenVault> => {
  await open(await rootOf(phraseToEntropy(phrase)), evidence.name, evidence.record);
  return wrap(evidence.name.uid, phraseToEntropy(phrase), newPassphrase, parameters);
};

export const changePassphrase = async (
  uid: string,
  wrapped: WrappedPhrase,
  passphrase: string,
  newPassphrase: string,
  parameters = currentParameters,
): Promise<OpenVault> =>
  wrap(uid, await unwrap(uid, wrapped, passphrase), newPassphrase, parameters);

/** For somebody who lost the paper and still has the passphrase. */
export const revealPhrase = async (
  uid: string,
  wrapped: WrappedPhrase,
  passphrase: string,
): Promise<string> => entropyToPhrase(await unwrap(uid, wrapped, passphrase));
