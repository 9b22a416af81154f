import { endedIn, isOver } from "./ended.ts";
import { personIn, slotsFor } from "./state.ts";
import type { Understanding } from "./understanding/understand.ts";
import { fill } from "./voice.ts";

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
    const text = fill(found.situation.about, slotsFor(found, message, personIn(before)));
    if (!text || seen.has(found.situation.theme)) continue;
    seen.add(found.situation.theme);
    list.push(lowerFirst(text));
  }
  return list;
};

/** Everything a session has been about, first things first, without doubles. */
export const topicsOf = (messages: readonly Understanding[], max: number): string[] => {
  const ended = endedIn(messages);
  const list: string[] = [];
  const seen = new Set<string>();
  messages.forEach((message, index) => {
    if (!message.isSubstantive) return;
    // one thing a message keeps a side remark from standing beside the matter itself
    const kept = message.situations
      .filter(
        (found) => (found.situation.priority ?? 0) > -2 && !isOver(found.situation, {}, ended),
      )
      .slice(0, message.wordCount > 40 ? 3 : 1);
    for (const found of kept) {
      const text = fill(
        found.situation.about,
        slotsFor(found, message, personIn(messages.slice(0, index))),
      );
      if (!text || seen.has(found.situation.id)) continue;
      seen.add(found.situation.id);
      list.push(lowerFirst(text));
    }
  });
  return list.slice(0, max);
};
