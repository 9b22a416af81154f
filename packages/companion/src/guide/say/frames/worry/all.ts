import type { Frame } from "../frame.ts";
import { beforeOthersFrames } from "./before-others.ts";
import { fearFrames } from "./fears.ts";
import { goingRoundFrames } from "./going-round.ts";
import { panicAndAvoidingFrames } from "./panic-and-avoiding.ts";

/** Fear and worry: what might happen, what is put off, what is checked, what is dreaded. */
export const worryFrames: readonly Frame[] = [
  ...fearFrames,
  ...goingRoundFrames,
  ...panicAndAvoidingFrames,
  ...beforeOthersFrames,
];
