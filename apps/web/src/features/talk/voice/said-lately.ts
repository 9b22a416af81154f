import type { Item, Speech } from "../talk-items.ts";

const speechesBy = (items: readonly Item[], role: Speech["role"]): Speech[] =>
  items.flatMap((item) =>
    item.kind === "speech" && item.role === role && !item.hidden ? [item] : [],
  );

/** The person's newest words. */
export const lastWords = (items: readonly Item[]): string =>
  speechesBy(items, "user").at(-1)?.content ?? "";

/** The id of the person's newest words, where they have been sent. */
export const lastSaidId = (items: readonly Item[]): string | null =>
  speechesBy(items, "user").at(-1)?.clientMessageId ?? null;

/** The companion's newest words. */
export const lastReply = (items: readonly Item[]): string =>
  speechesBy(items, "assistant").at(-1)?.content ?? "";

/** Whatever may still come back from the speakers. */
export const spokenLately = (items: readonly Item[]): string =>
  speechesBy(items, "assistant")
    .slice(-2)
    .map(({ content }) => content)
    .join(" ");
