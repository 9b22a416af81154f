import type { Frame } from "../frame.ts";
import { illnessFrames } from "./illness.ts";
import { looksAndCravingsFrames } from "./looks-and-cravings.ts";
import { restAndReliefFrames } from "./rest-and-relief.ts";

/** Sleep, illness, pain, food and looks; and what gets better. */
export const bodyHealthFrames: readonly Frame[] = [
  ...restAndReliefFrames,
  ...illnessFrames,
  ...looksAndCravingsFrames,
];
