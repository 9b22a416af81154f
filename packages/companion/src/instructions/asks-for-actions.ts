/** A page may ask for the list inside the conversation, as a message of its own that nobody sees. */
export const asksForActions = (content: string): boolean =>
  /\bpost[- ]session actions\b/i.test(content);
