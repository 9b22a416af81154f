import type { Item } from "../talk-items.ts";

export type OpeningWords = { exchangeId: string; text: string; isReply: boolean };

/** What is said first: the greeting of a new session, or, in one that goes on, what is talking. */
export const openingWords = (items: readonly Item[], disclosure: string): OpeningWords | null => {
  const speeches = items.flatMap((item) => (item.kind === "speech" ? [item] : []));
  const greeting = speeches.find(({ role }) => role === "assistant");
  if (!greeting) return null;
  return speeches.some(({ role }) => role === "user")
    ? { exchangeId: greeting.key, text: disclosure, isReply: false }
    : { exchangeId: greeting.key, text: greeting.content, isReply: true };
};
