import { type Bytes, fromBase64Url, toBase64Url } from "../base64url.ts";
import { VaultError } from "../vault-error.ts";
import { sha256, tagBytes, utf8 } from "../web-crypto.ts";
import { type Argon2Parameters, areSupported } from "./passphrase-key.ts";

/** The profile's fields: the phrase as the passphrase wraps it. All of it is text. */
export type WrappedPhrase = { encryptedSeedPhrase: string; salt: string; iv: string };

export type Envelope = {
  parameters: Argon2Parameters;
  salt: Bytes;
  iv: Bytes;
  data: Bytes;
  proof: string;
};

export const saltBytes = 16;
export const ivBytes = 12;
const entropyBytes = 16;
const version = 1;

const frame = ({ parameters: { m, t, p }, data, proof }: Envelope, sum?: string): string =>
  JSON.stringify({ v: version, kdf: "argon2id", m, t, p, data: toBase64Url(data), proof, sum });

/** Not a secret: tells damage on the way from a passphrase that is wrong, which GCM alone cannot. */
const sumOf = async (envelope: Envelope, uid: string): Promise<string> => {
  const all = [frame(envelope), toBase64Url(envelope.salt), toBase64Url(envelope.iv), uid];
  return toBase64Url((await sha256(utf8(all.join("|")))).slice(0, 8));
};

export const writeEnvelope = async (envelope: Envelope, uid: string): Promise<WrappedPhrase> => ({
  encryptedSeedPhrase: frame(envelope, await sumOf(envelope, uid)),
  salt: toBase64Url(envelope.salt),
  iv: toBase64Url(envelope.iv),
});

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Not JSON at all: the same as anything else that is not an envelope.
  }
  throw new VaultError("damaged");
};

/** Takes only the very text that was written: nothing that merely means the same. */
export const readEnvelope = async (wrapped: WrappedPhrase, uid: string): Promise<Envelope> => {
  const fields = parse(wrapped.encryptedSeedPhrase);
  if (typeof fields["v"] === "number" && fields["v"] > version)
    throw new VaultError("unsupported-version");
  const { m, t, p, data, proof, sum } = fields;
  if (typeof m !== "number" || typeof t !== "number" || p !== 1) throw new VaultError("damaged");
  if (typeof data !== "string" || typeof proof !== "string") throw new VaultError("damaged");
  const envelope: Envelope = {
    parameters: { m, t, p },
    salt: fromBase64Url(wrapped.salt),
    iv: fromBase64Url(wrapped.iv),
    data: fromBase64Url(data),
    proof,
  };
  const whole =
    envelope.salt.length === saltBytes &&
    envelope.iv.length === ivBytes &&
    envelope.data.length === entropyBytes + tagBytes &&
    sum === (await sumOf(envelope, uid)) &&
    wrapped.encryptedSeedPhrase === frame(envelope, sum);
  if (!whole) throw new VaultError("damaged");
  if (!areSupported(envelope.parameters)) throw new VaultError("unsupported-version");
  return envelope;
};
