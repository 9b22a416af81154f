import type { SavedMessage } from "@app/vault/records/saved-conversation";
import type { Item } from "../talk-items.ts";

/** What was said, in order, without what the page said for the person. */
export const savedMessages = (items: readonly Item[]): SavedMessage[] =>
  items.flatMap((item) =>
    item.kind === "speech" && !item.hidden && item.content.trim() !== ""
      ? [{ role: item.role, content: item.content }]
      : [],
  );

export const hasWords = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === "speech" && item.role === "user");
