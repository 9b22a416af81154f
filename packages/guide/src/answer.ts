/** What is said to something people ask a companion. */
export type Answer = {
  id: string;
  says: readonly string[];
  /** Short ways on that make sense as the person's next message. */
  options?: readonly string[];
};
