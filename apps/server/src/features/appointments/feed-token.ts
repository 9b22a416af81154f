import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
const secretBytes = 24;
const digest = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export const opensFeed = (secret: string, hash: string): boolean =>
  timingSafeEqual(digest(secret), Buffer.from(hash, "hex"));

/**
 * The part of an address behind which a feed lies: a secret nobody can guess, and who it is of, so that the query is
 * bounded by the uid. That is sealed: a calendar service, and whoever is shown the address, learns no uid.
 */
export const createFeedTokens = (serverSecret: string) => {
  const key = createHmac("sha256", serverSecret).update("calendar-feed/1").digest();

  const seal = (uid: string): string => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv);
    const sealed = Buffer.concat([cipher.update(uid, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
  };

  const open = (text: string): string | null => {
    const bytes = Buffer.from(text, "base64url");
    if (bytes.length <= ivBytes + tagBytes) return null;
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      const opened = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([opened, decipher.final()]).toString();
    } catch {
      return null;
    }
  };

  return {
    make: (uid: string): { token: string; hash: string } => {
      const secret = randomBytes(secretBytes).toString("base64url");
      return { token: `${seal(uid)}.${secret}.ics`, hash: digest(secret).toString("hex") };
    },
    read: (token: string): { uid: string; secret: string } | null => {
      const [, sealed = "", secret = ""] = /^([\w-]+)\.([\w-]+)(?:\.ics)?$/.exec(token) ?? [];
      const uid = open(sealed);
      return uid === null ? null : { uid, secret };
    },
  };
};

export type FeedTokens = ReturnType<typeof createFeedTokens>;
