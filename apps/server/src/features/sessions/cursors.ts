import { invalidCursor } from "../../db/keyset.ts";

/** Messages are numbered within their session, so the number is the cursor. */
export const decodeMessageCursor = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw invalidCursor();
  return Number(text);
};
