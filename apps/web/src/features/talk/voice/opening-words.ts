import type { Item } from "../talk-items.ts";

export type OpeningWords =
  /** A new session: its greeting, which says that an AI is talking. */
  | { kind: "greeting"; exchangeId: string; text: string }
  /** One that goes on: what is talking is said with the first reply, as part of its exchange. */
  | { kind: "withReply"; text: string };

/** What is said aloud before anything else. */
export const openingWords = (items: readonly Item[], disclosure: string): OpeningWords => {
  const speeches = items.flatMap((item) => (item.kind === "speech" ? [item] : []));
  const greeting = speeches.find(({ role }) => role === "assistant");
  return greeting && !speeches.some(({ role }) => role === "user")
    ? { kind: "greeting", exchangeId: greeting.key, text: greeting.content }
    : { kind: "withReply", text: disclosure };
};
