import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { timings } from "@app/contract/timings";

export type MigrationLinks = ReturnType<typeof createMigrationLinks>;

/** Proofs of an anonymous sign-in: signed by the server, bound to its uid, and valid for a short while. */
export const createMigrationLinks = (secret: string, now: () => Date) => {
  const macOf = (uid: string, expires: string, nonce: string): Buffer =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["migration-link/1", uid, expires, nonce]))
      .digest();

  return {
    make: (uid: string): { link: string; expiresAt: Date } => {
      const expiresAt = new Date(now().getTime() + timings.migration.linkLifetimeMs);
      const expires = expiresAt.getTime().toString(36);
      const nonce = randomBytes(12).toString("base64url");
      const mac = macOf(uid, expires, nonce).toString("base64url");
      return { link: `${expires}.${nonce}.${mac}`, expiresAt };
    },

    isValid: (uid: string, link: string): boolean => {
      const match = /^([0-9a-z]{1,12})\.([\w-]{16})\.([\w-]{43})$/.exec(link);
      const [, expires = "", nonce = "", mac = ""] = match ?? [];
      if (!match || Number.parseInt(expires, 36) <= now().getTime()) return false;
      return timingSafeEqual(Buffer.from(mac, "base64url"), macOf(uid, expires, nonce));
    },
  };
};
