import type { State } from "../session/state.ts";
import { inLetters } from "../understanding/numbers.ts";

/** "Eleven miles. Eleven.", or "A plant." after a card and a plant. */
export const saidTwiceIn = (state: State): string | null => {
  const parts = state.now.lower.split(/[.!?…]+\s*/).filter((part) => part.trim());
  const last = parts.at(-1)?.trim() ?? "";
  const words = last.split(/\s+/);
  const word = words.at(-1) ?? "";
  if (words.length > 2 || word.length < 4 || !/^(?:(?:a|an|the) )?\p{L}+$/u.test(last)) return null;
  if (
    /^(?:really|please|just|yeah|okay|thanks|sorry|what|that|this|work|nothing|well|never|always)$/.test(
      word,
    )
  )
    return null;
  const earlier =
    parts.length > 1 ? parts.slice(0, -1).join(" ") : (state.before.at(-1)?.lower ?? "");
  const asNumber = [...earlier.matchAll(/\b\d{1,2}\b/g)].some(
    ([digits]) => inLetters(Number(digits)) === word,
  );
  return asNumber || new RegExp(`\\b${word}\\b`).test(earlier) ? last : null;
};
