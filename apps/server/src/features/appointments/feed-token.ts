import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const secretBytes = 24;
const digest = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Names the person, so that the query is bounded by the uid, and holds a secret nobody can guess. */
export const makeFeedToken = (uid: string): { token: string; hash: string } => {
  const secret = randomBytes(secretBytes).toString("base64url");
  const token = `${Buffer.from(uid).toString("base64url")}.${secret}.ics`;
  return { token, hash: digest(secret).toString("hex") };
};

export const readFeedToken = (token: string): { uid: string; secret: string } | null => {
  const match = /^([\w-]+)\.([\w-]+)(?:\.ics)?$/.exec(token);
  if (!match?.[1] || !match[2]) return null;
  return { uid: Buffer.from(match[1], "base64url").toString(), secret: match[2] };
};

export const opensFeed = (secret: string, hash: string): boolean =>
  timingSafeEqual(digest(secret), Buffer.from(hash, "hex"));
