import { energyNames, pleasantNames } from "@app/content/mood-words";
import type { Mood } from "@app/contract/calls/check-ins";

const middle = 2;
const energyWords = ["no", "a little", "some", "quite a bit of", "a lot of"] as const;

/** The name of the nearest step, for a mood from -2 to 2 or the middle of several. */
export const pleasantName = (value: number): string =>
  pleasantNames[Math.round(value) + middle] ?? "";

export const energyName = (value: number): string => energyNames[Math.round(value) + middle] ?? "";

/** "Heavy, a little energy. Sad." */
export const sayMood = ({ pleasant, energy, word }: Mood): string =>
  [`${pleasantName(pleasant)}, ${energyWords[energy + middle]} energy`, word]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(" ");
