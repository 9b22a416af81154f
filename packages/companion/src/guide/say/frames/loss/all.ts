import type { Frame } from "../frame.ts";
import { griefAmongOthersFrames } from "./among-others.ts";
import { babyOrAnimalFrames } from "./baby-or-animal.ts";
import { grievingFrames } from "./grieving.ts";
import { remembranceFrames } from "./remembrance.ts";
import { theEndFrames } from "./the-end.ts";
import { theOneLostFrames } from "./the-one-lost.ts";

const frames: readonly Frame[] = [
  ...theEndFrames,
  ...theOneLostFrames,
  ...grievingFrames,
  ...griefAmongOthersFrames,
  ...remembranceFrames,
  ...babyOrAnimalFrames,
];

/** A death, what came before it, and what comes after. */
export const lossFrames: readonly Frame[] = frames.map((frame) => ({ ...frame, mourned: true }));
