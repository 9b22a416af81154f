import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Seals text the server must read again, so that a copy of the database alone says nothing. */
export type MessageKeys = {
  /** `place` is bound to the text: sealed bytes moved to another row do not open. */
  seal(text: string, place: string): Buffer;
  open(sealedText: Buffer, place: string): string;
  /** Whether these bytes were sealed under an older key. */
  isStale(sealedText: Buffer): boolean;
  /** The names of the keys, the newest first; they tell nothing of the keys. */
  ids(): string[];
};

type Key = { id: Buffer; secret: KeyObject };

const formatVersion = 1;
const idBytes = 4;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + idBytes + ivBytes + tagBytes;

const keyOf = (base64: string): Key => {
  const bytes = Buffer.from(base64, "base64");
  const id = createHash("sha256").update(bytes).digest().subarray(0, idBytes);
  // Bytes would be looked at anew with every text, for longer than opening it takes.
  return { id, secret: createSecretKey(bytes) };
};

const idOf = (sealedText: Buffer): Buffer => sealedText.subarray(1, 1 + idBytes);

/** A rotation beside a running server is noticed within this time. */
export const keyRefreshMs = 1_000;

/** `read` gives the keys, the newest first; it is asked again now and then, and when bytes name an unknown key. */
export const createMessageKeys = (read: () => readonly string[]): MessageKeys => {
  let keys = read().map(keyOf);
  let readAtMs = Date.now();
  const refresh = () => {
    keys = read().map(keyOf);
    readAtMs = Date.now();
  };
  const current = (): Key => {
    if (Date.now() - readAtMs > keyRefreshMs) refresh();
    const [first] = keys;
    if (!first) throw new Error("there is no message key");
    return first;
  };
  const find = (id: Buffer): Key => {
    const known = () => keys.find((key) => key.id.equals(id));
    let key = known();
    if (!key) {
      refresh();
      key = known();
    }
    if (!key) throw new Error("the message key of this text is not among the configured ones");
    return key;
  };
  return {
    seal: (text, place) => {
      const key = current();
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key.secret, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.from([formatVersion]), key.id, iv, cipher.getAuthTag(), body]);
    },
    open: (sealedText, place) => {
      const key = find(idOf(sealedText));
      const iv = sealedText.subarray(1 + idBytes, 1 + idBytes + ivBytes);
      // A page may send sealed bytes back: a tag that was cut short must not be weighed as one.
      const decipher = createDecipheriv("aes-256-gcm", key.secret, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealedText.subarray(headBytes - tagBytes, headBytes));
      return (
        decipher.update(sealedText.subarray(headBytes), undefined, "utf8") + decipher.final("utf8")
      );
    },
    isStale: (sealedText) => !idOf(sealedText).equals(current().id),
    ids: () => keys.map(({ id }) => id.toString("hex")),
  };
};

type KeyFile = { message_keys: string[]; auth_secret: string };

const newKey = (): string => randomBytes(32).toString("base64");

/** The secrets made at the first start and kept with the data. */
export const openKeyFile = (dataDir: string) => {
  const file = join(dataDir, "keys.json");
  const write = (content: KeyFile) => {
    mkdirSync(dataDir, { recursive: true });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    renameSync(fresh, file);
  };
  if (!existsSync(file)) write({ message_keys: [newKey()], auth_secret: newKey() });
  const read = (): KeyFile => JSON.parse(readFileSync(file, "utf8")) as KeyFile; // written above
  return {
    messageKeys: () => read().message_keys,
    authSecret: () => read().auth_secret,
    addMessageKey: () => {
      const content = read();
      write({ ...content, message_keys: [newKey(), ...content.message_keys] });
    },
    dropOldMessageKeys: () => {
      const content = read();
      write({ ...content, message_keys: content.message_keys.slice(0, 1) });
    },
  };
};
