import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { openDataDir, systemCodeOf } from "./data-dir.ts";
import { StartError } from "./start-error.ts";

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
    readAtMs = Date.now();
    try {
      keys = read().map(keyOf);
    } catch {
      // Whatever happens to the file while the server runs, the keys it had still open what is there.
    }
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

const keyFile = z.object({
  message_keys: z
    .array(z.base64().refine((key) => Buffer.from(key, "base64").length === 32))
    .min(1),
  auth_secret: z.string().min(32),
});
type KeyFile = z.output<typeof keyFile>;

const newKey = (): string => randomBytes(32).toString("base64");

/** Says what is wrong with the file, and nothing of what is in it. */
const readKeyFile = (file: string): KeyFile => {
  const damaged = (how: string) =>
    new StartError(
      `The key file ${file} ${how}. Put a copy of it back: without it nothing that was kept can be read.`,
    );
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw damaged(`cannot be read (${systemCodeOf(error) ?? "unknown"})`);
  }
  if (text.trim() === "") throw damaged("is empty");
  try {
    return keyFile.parse(JSON.parse(text));
  } catch {
    throw damaged("is damaged");
  }
};

/** Whoever reads the keys can read everybody's texts. */
const closeToOthers = (file: string, tell: (line: string) => void): void => {
  if (process.platform === "win32" || (statSync(file).mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
  } catch {
    throw new StartError(
      `The key file ${file} can be read by others than its owner. Close it to them: chmod 600.`,
    );
  }
  tell(`The key file ${file} could be read by others, and is now closed to them.`);
};

const sayBeside = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** The secrets made at the first start and kept with the data. */
export const openKeyFile = (dataDir: string, tell = sayBeside) => {
  const file = join(dataDir, "keys.json");
  const write = (content: KeyFile) => {
    openDataDir(dataDir);
    const fresh = `${file}.${process.pid}`;
    try {
      writeFileSync(fresh, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
      renameSync(fresh, file);
    } catch (error) {
      throw new StartError(
        `The key file ${file} cannot be written (${systemCodeOf(error) ?? "unknown"}).`,
      );
    }
  };
  if (existsSync(file)) closeToOthers(file, tell);
  else write({ message_keys: [newKey()], auth_secret: newKey() });
  const read = () => readKeyFile(file);
  read();
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
