/** {thing} is something in the message that can be seen: "the bread bin". */
export const picturedLines: readonly string[] = [
  "I can see {thing} before me, as you tell it.",
  "I have a picture of that now, with {thing} in it.",
  "Of all the things in it, {thing} is what I will remember.",
  "You mention {thing}, and it makes the picture very real.",
  "{Thing}. It is often one thing like that which says the most.",
];

/** {word} was said a second time. */
export const saidTwiceLines: readonly string[] = [
  "{Word}. You say it twice, and I heard it both times.",
  "{Word}. I can hear how that one word sits.",
  "{Word}. Yes.",
];

/** {who} is somebody close who said it. */
export const fromCloseLines: readonly string[] = [
  "It matters that it was {who} who said it.",
  "Coming from {who}, that is not just anybody’s opinion.",
  "That came from {who}, and so it goes in further.",
];
