import { storage } from "../storage.ts";

/** Words written on a page that is only read, on their way into a conversation. */
const brought = storage.draft.of("first-thought");

export const bringThought = (words: string): void => brought.set(words);

/** Taken once: nothing of them stays behind. */
export const takeThought = (): string | null => {
  const words = brought.get();
  brought.remove();
  return words ?? null;
};
