import type { Frame } from "../frame.ts";
import { beingSeenFrames } from "./being-seen.ts";
import { comparingFrames } from "./comparing.ts";
import { growingUpFrames } from "./growing-up.ts";
import { guiltFrames } from "./guilt.ts";
import { hidingFrames } from "./hiding.ts";
import { selfDoubtFrames } from "./self-doubt.ts";
import { shameFrames } from "./shame.ts";

/** What people say about themselves: doubting, blaming, hiding, comparing, forgiving. */
export const selfFrames: readonly Frame[] = [
  ...selfDoubtFrames,
  ...guiltFrames,
  ...hidingFrames,
  ...shameFrames,
  ...comparingFrames,
  ...growingUpFrames,
  ...beingSeenFrames,
];
