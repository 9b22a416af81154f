import type { Frame } from "../frame.ts";
import { withOneselfFrames } from "./with-oneself.ts";
import { withOthersFrames } from "./with-others.ts";

/** Sentences of any subject whose answer depends on how they are put. */
export const everydayFrames: readonly Frame[] = [...withOneselfFrames, ...withOthersFrames];
