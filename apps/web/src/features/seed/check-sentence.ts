import type { PhraseCheck, UnknownWord } from "@app/vault/keys/phrase";

/** More than these at once would only be a wall of words. */
const namedMax = 3;

const aboutWord = ({ position, word, suggestions }: UnknownWord): string => {
  const start = `Word ${position}, “${word}”, is not on the list.`;
  return suggestions.length > 0 ? `${start} Did you mean ${suggestions.join(" or ")}?` : start;
};

/** What is wrong with a phrase, and where to look. */
export const checkSentence = (check: Exclude<PhraseCheck, { sound: true }>): string => {
  switch (check.reason) {
    case "unknown-words":
      return check.words.slice(0, namedMax).map(aboutWord).join(" ");
    case "count":
      return `That is ${check.found} of 12 words so far.`;
    case "checksum":
      return "All of these words are on the list, but they do not belong together. One is another, or two are swapped.";
  }
};
