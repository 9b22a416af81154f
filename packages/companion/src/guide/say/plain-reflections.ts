/** {word} was said a second time. */
export const saidTwiceLines: readonly string[] = [
  "{Word}. I can hear how much is in that word.",
  "{Word}. Yes.",
];
