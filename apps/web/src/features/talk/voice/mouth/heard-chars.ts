/** One piece of speech on the player's clock. */
export type PlayedLine = {
  /** As it stands in the reply; empty for what is said beside it. */
  replyText: string;
  startS: number;
  durationS: number;
};

/** Where the last word that was begun and finished ends. */
const endOfLastWord = (text: string, share: number): number => {
  const reached = Math.floor(text.length * share);
  const words = text.slice(0, reached).match(/^.*\S(?=\s)/s);
  return words ? words[0].length : 0;
};

/** How many characters of a reply somebody has heard by now. Half a word was not heard. */
export const heardChars = (lines: readonly PlayedLine[], nowS: number): number =>
  lines.reduce((sum, { replyText, startS, durationS }) => {
    if (nowS <= startS) return sum;
    if (nowS >= startS + durationS) return sum + replyText.length;
    return sum + endOfLastWord(replyText, (nowS - startS) / durationS);
  }, 0);
