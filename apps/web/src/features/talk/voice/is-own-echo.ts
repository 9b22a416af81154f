/** Fewer words than this could be anybody's. */
const wordsMin = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Whether what was heard is only what the companion itself was saying, come back from the speakers. */
export const isOwnEcho = (heard: string, spoken: string): boolean => {
  const words = wordsOf(heard);
  if (words.length < wordsMin) return false;
  return ` ${wordsOf(spoken).join(" ")} `.includes(` ${words.join(" ")} `);
};
