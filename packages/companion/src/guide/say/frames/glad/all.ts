import type { Frame } from "../frame.ts";
import { gladOfOthersFrames } from "./glad-of-others.ts";
import { goodNewsFrames } from "./good-news.ts";
import { shadowFrames } from "./shadow.ts";
import { smallVictoryFrames } from "./small-victories.ts";

/** Good news, small victories, and the shadow beside them. */
export const gladFrames: readonly Frame[] = [
  ...goodNewsFrames,
  ...smallVictoryFrames,
  ...gladOfOthersFrames,
  ...shadowFrames,
];
