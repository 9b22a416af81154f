/** {thing} is something in the message that can be seen: "the bread bin". */
export const picturedLines: readonly string[] = [
  "I can picture {thing}, as you tell it.",
  "{Thing}. I can see it in front of me.",
];

/** {word} was said a second time. */
export const saidTwiceLines: readonly string[] = [
  "{Word}. I can hear how much is in that word.",
  "{Word}. Yes.",
];

/** {who} is somebody close who said it. */
export const fromCloseLines: readonly string[] = [
  "It means more when it comes from {who}.",
  "Coming from {who}, that must have gone deep.",
];
