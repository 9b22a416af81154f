import type { Frame } from "../frame.ts";
import { choosingFrames } from "./choosing.ts";
import { likeAndDislikeFrames } from "./likes-and-dislikes.ts";
import { measuringUpFrames } from "./measuring-up.ts";
import { puttingOffFrames } from "./putting-off.ts";
import { setbackFrames } from "./setbacks.ts";
import { stepFrames } from "./steps.ts";
import { tooMuchFrames } from "./too-much.ts";
import { whatItIsFrames } from "./what-it-is.ts";
import { whatOthersExpectFrames } from "./what-others-expect.ts";

/** Getting things done and not getting them done, choosing, planning, beginning. */
export const doingFrames: readonly Frame[] = [
  ...tooMuchFrames,
  ...setbackFrames,
  ...puttingOffFrames,
  ...stepFrames,
  ...choosingFrames,
  ...measuringUpFrames,
  ...whatOthersExpectFrames,
  ...likeAndDislikeFrames,
  ...whatItIsFrames,
];
