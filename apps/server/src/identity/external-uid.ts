import { createHash } from "node:crypto";

/** Ids made here are letters and digits alone, so none of them can ever be the same as one of these. */
const prefix = "external_";

/** Who somebody is here, by who they are at their issuer: the same on every server and for ever. */
export const externalUid = (issuer: string, subject: string): string =>
  prefix +
  createHash("sha256")
    .update(JSON.stringify([issuer, subject]))
    .digest("base64url");
