import { createHash } from "node:crypto";

/** The same for the same words, however they are spaced, capitalised and pointed. */
export const textKey = (text: string): string =>
  createHash("sha256")
    .update(
      text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ""),
    )
    .digest("base64url");
