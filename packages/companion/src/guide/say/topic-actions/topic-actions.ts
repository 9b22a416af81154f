/**
 * What somebody can do about one everyday matter. A matter is known by the words people use for it, and
 * only where it is what they came with or come back to, so an action can be concrete.
 */
export type TopicActions = {
  id: string;
  /** Tried on what was written, in small letters and with straight apostrophes, message by message. */
  when: RegExp;
  /** Where this stands in the same message it is another matter. */
  not?: RegExp;
  /** The best first; each a small thing to be done within a week, without anybody's help or money. */
  actions: readonly [string, string, ...string[]];
};
