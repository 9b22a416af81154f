import { type Bytes, fromBase64Url, toBase64Url } from "../base64url.ts";
import { deflate, inflate } from "../deflate.ts";
import { VaultError } from "../vault-error.ts";
import { decrypt, deriveAesKey, encrypt, randomBytes, utf8, type VaultKey } from "../web-crypto.ts";

/** More kinds come with the things people can keep; the vault takes any. */
type RecordKind = "conversation" | "summary" | "safety-plan" | "check-in" | "exercise";

/** Whose record it is, what it is, and which. Sealed under one name, it opens under no other. */
export type RecordName = { uid: string; kind: RecordKind | (string & {}); recordId: string };

/** As it is stored and sent: three texts, base64url. */
export type SealedRecord = { encryptedData: string; iv: string; salt: string };

const version = 1;
const saltBytes = 16;
const ivBytes = 12;

/** Encoded, so that no separator inside a name can make two names alike. */
const associatedWith = ({ uid, kind, recordId }: RecordName): string =>
  ["v1", uid, kind, recordId].map(encodeURIComponent).join("|");

const keyFor = (root: VaultKey, salt: Bytes): Promise<VaultKey> =>
  deriveAesKey(root, salt, "record/1");

export const seal = async (
  root: VaultKey,
  name: RecordName,
  bytes: Bytes,
): Promise<SealedRecord> => {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)];
  const [key, packed] = await Promise.all([keyFor(root, salt), deflate(bytes)]);
  const sealed = await encrypt(key, iv, associatedWith(name), packed);
  const data = new Uint8Array(1 + sealed.length);
  data[0] = version;
  data.set(sealed, 1);
  return { encryptedData: toBase64Url(data), iv: toBase64Url(iv), salt: toBase64Url(salt) };
};

export const open = async (
  root: VaultKey,
  name: RecordName,
  record: SealedRecord,
): Promise<Bytes> => {
  const data = fromBase64Url(record.encryptedData);
  const [iv, salt] = [fromBase64Url(record.iv), fromBase64Url(record.salt)];
  if (data.length === 0 || iv.length !== ivBytes || salt.length !== saltBytes)
    throw new VaultError("damaged");
  if (data[0] !== version) throw new VaultError("unsupported-version");
  const key = await keyFor(root, salt);
  const packed = await decrypt(key, iv, associatedWith(name), data.subarray(1));
  if (!packed) throw new VaultError("damaged");
  return inflate(packed);
};

export const sealJson = (root: VaultKey, name: RecordName, value: unknown): Promise<SealedRecord> =>
  seal(root, name, utf8(JSON.stringify(value)));

export const openJson = async (
  root: VaultKey,
  name: RecordName,
  record: SealedRecord,
): Promise<unknown> => JSON.parse(new TextDecoder().decode(await open(root, name, record)));

/** Into another person's vault, or one's own new one: opened and sealed anew, in one step. */
export const resealRecord = async (
  from: { root: VaultKey; uid: string },
  to: { root: VaultKey; uid: string },
  { kind, recordId }: Omit<RecordName, "uid">,
  record: SealedRecord,
): Promise<SealedRecord> =>
  seal(
    to.root,
    { uid: to.uid, kind, recordId },
    await open(from.root, { uid: from.uid, kind, recordId }, record),
  );
