/** From this share of the longest length on, a reply ends with the sentence it is in. */
const lastSentenceShare = 0.9;
const sentenceEnd = /[.!?…]["'”’)\]]?(?=\s|$)/g;

/** Where a piece must end so that the reply stays within its length; null while it may go on. */
export const cutAt = (piece: string, saidChars: number, maxChars: number): number | null => {
  const earliest = maxChars * lastSentenceShare - saidChars;
  if (piece.length <= earliest) return null;
  for (const match of piece.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (end > earliest && saidChars + end <= maxChars) return end;
  }
  return saidChars + piece.length > maxChars ? maxChars - saidChars : null;
};
