import { randomBytes } from "node:crypto";

/** Looks like what the browser seals; the server cannot tell, which is the point. */
export const madeUpEnvelope = (bytes = 64) => ({
  encryptedData: randomBytes(bytes).toString("base64url"),
  iv: randomBytes(12).toString("base64url"),
  salt: randomBytes(16).toString("base64url"),
});
