/**
 * What something means to whoever tells it, beneath the words it is told in: that nobody knows, that a lot
 * hangs on it, that somebody is missed. Its lines say what is nearly certain for anybody who writes so,
 * whatever life it comes from, and so hold no names, no slots and no guesses.
 */
export type Meaning = {
  /** As the reader of meanings names it. */
  id: string;
  /** Words that bear the reader out: it knows subjects better than sense, and is believed only beside them. */
  cue: RegExp;
  /** Words that turn it round, or make it somebody else's. */
  not?: RegExp;
  /** How likely the reader must find it in a message of many words. */
  limit: number;
  /** Something good: it is not said to somebody who is only unhappy about it. */
  tone?: "glad";
  say: readonly string[];
};
