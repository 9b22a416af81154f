import { quotingLines } from "../lines/quoting.ts";
import type { GuideTurn } from "../turn.ts";
import { takenUp } from "./take-up.ts";
import { isMourned } from "./who.ts";

/** Nobody wants to read in quotation marks what they called themselves, or a curse. */
const notSaidBack =
  /\b(?:stupid|idiot|useless|worthless|pathetic|terrible|awful|horrible|fat|ugly|loser|failure|burden|disgust\w*|hate|crazy|mad|lazy|selfish|monster|coward|fool|fuck\w*|shit\w*|bitch\w*|kill\w*)\b/i;

const heavyFrom = 0.6;
const goodFrom = 0.7;

/** The few words of a message that a good listener would take up, as they were written, and that they count; before a question nothing that stays with them. */
export const quoteBack = (turn: GuideTurn, isFollowed: boolean): string | null => {
  const { reading, voice } = turn;
  const words = takenUp(reading);
  if (words === null || notSaidBack.test(words)) return null;
  const isHeavy = isMourned(turn) || (reading.tones["heavy"] ?? 0) > heavyFrom;
  const isGood = (reading.tones["good"] ?? 0) > goodFrom;
  const tone = isFollowed ? "before" : isHeavy ? "heavy" : isGood ? "good" : "any";
  const word = voice.pick(`quote/${tone}`, quotingLines[tone]);
  return word && `“${words.charAt(0).toUpperCase()}${words.slice(1)}.” ${word}`;
};
