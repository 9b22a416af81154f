import { personIn, slotsFor } from "../session/state.ts";
import type { Understanding } from "../understanding/understand.ts";
import { fillSlots } from "../words/voice.ts";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "a", "a and b", "a, b and c". */
export const inWords = (items: readonly string[]): string =>
  items.length <= 1
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")}${items.some((item) => item.includes(" and ")) ? "," : ""} and ${items.at(-1)}`;

/** What a message is about, as noun phrases, the most particular first. */
export const topicsIn = (
  message: Understanding,
  before: readonly Understanding[] = [],
): string[] => {
  const seen = new Set<string>();
  const list: string[] = [];
  for (const found of message.situations) {
    const text = fillSlots(found.situation.about, slotsFor(found, message, personIn(before)));
    if (!text || seen.has(found.situation.theme)) continue;
    seen.add(found.situation.theme);
    list.push(lowerFirst(text));
  }
  return list;
};
