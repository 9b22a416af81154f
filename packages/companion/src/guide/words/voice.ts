import { shuffled } from "./pick.ts";
import { type EarlierWords, isFresh, opensLike, sentenceKey, sentencesOf } from "./sentences.ts";

export type Slots = Readonly<Record<string, string | null | undefined>>;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A line with its slots filled; null when one has nothing to stand in it. */
export const fillSlots = (line: string, slots: Slots): string | null => {
  let missing = false;
  const text = line.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name: string, fallback?: string) => {
    const value = slots[name.charAt(0).toLowerCase() + name.slice(1)] ?? fallback;
    if (value === undefined) {
      missing = true;
      return "";
    }
    return /^[A-Z]/.test(name) ? upperFirst(value) : value;
  });
  return missing || /[{}]/.test(text) ? null : upperFirst(text);
};

/** Speaks for one reply: knows what was said before and what this reply has said already. */
export type ReplyVoice = {
  /** The first line of the list that is new in this session and can be filled. */
  pick: (key: string, lines: readonly string[], slots?: Slots) => string | null;
  /** A ready sentence, if it is new; `nearly` lets one pass that only resembles an earlier one. */
  offer: (text: string | null, nearly?: "nearly") => string | null;
};

export const createReplyVoice = (
  seed: string,
  spoken: EarlierWords,
  base: Slots,
  /** Sentences the person has asked not to hear. */
  barred: RegExp | null = null,
): ReplyVoice => {
  const now = new Set<string>();
  let started = false;
  const accept = (text: string): string => {
    for (const sentence of sentencesOf(text)) now.add(sentenceKey(sentence));
    started = true;
    return text;
  };
  const isNew = (text: string): boolean =>
    isFresh(spoken, text) && sentencesOf(text).every((sentence) => !now.has(sentenceKey(sentence)));
  return {
    pick: (key, lines, slots = {}) => {
      const merged = { ...base, ...slots };
      // a large bank is read only as far as needed
      let chosen: string | undefined;
      for (const candidate of shuffled(`${seed}/${key}`, lines)) {
        const line = fillSlots(candidate, merged);
        if (line === null || barred?.test(line) || !isNew(line)) continue;
        chosen ??= line;
        if (!started && opensLike(spoken, line)) continue;
        chosen = line;
        break;
      }
      return chosen === undefined ? null : accept(chosen);
    },
    offer: (text, nearly) => {
      if (text === null) return null;
      const isOpen = nearly
        ? sentencesOf(text).every((sentence) => !spoken.has(sentence))
        : isNew(text);
      return isOpen ? accept(text) : null;
    },
  };
};
