import type { Frame } from "../frame.ts";
import { aloneFrames } from "./alone.ts";
import { whatWasFrames } from "./what-was.ts";

/** Missing somebody, being alone, not belonging, drifting apart, and wanting to be close. */
export const missingFrames: readonly Frame[] = [...whatWasFrames, ...aloneFrames];
