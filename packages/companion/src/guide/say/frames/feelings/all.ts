import type { Frame } from "../frame.ts";
import { angerFrames } from "./anger.ts";
import { gettingGoingFrames } from "./getting-going.ts";
import { habitFrames } from "./habits.ts";
import { lowFrames } from "./low.ts";
import { namedFeelingFrames } from "./named.ts";

/** Feelings named in every shape: mood, tiredness, tears, anger. */
export const feelingFrames: readonly Frame[] = [
  ...namedFeelingFrames,
  ...lowFrames,
  ...angerFrames,
  ...habitFrames,
  ...gettingGoingFrames,
];
