/** What is said of words that one message cannot hold; empty where it can. In hundreds: whoever listens is not told with every letter. */
export const tooLong = (words: string, maxChars: number): string => {
  const over = words.trim().length - maxChars;
  return over > 0
    ? `About ${(Math.ceil(over / 100) * 100).toLocaleString("en-GB")} characters too long: one message holds ${maxChars.toLocaleString("en-GB")}. Nothing is lost. Shorten it, or send it in parts.`
    : "";
};
