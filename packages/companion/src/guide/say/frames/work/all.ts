import type { Frame } from "../frame.ts";
import { findingAndLosingWorkFrames } from "./finding-and-losing-work.ts";
import { goingWellFrames } from "./going-well.ts";
import { homeFrames } from "./home.ts";
import { moneyFrames } from "./money.ts";
import { peopleAtWorkFrames } from "./people-at-work.ts";
import { studyFrames } from "./studies.ts";
import { workloadFrames } from "./workload.ts";

/** What happens at work, in studies, with money and at home. */
export const workFrames: readonly Frame[] = [
  ...peopleAtWorkFrames,
  ...findingAndLosingWorkFrames,
  ...studyFrames,
  ...homeFrames,
  ...goingWellFrames,
  ...moneyFrames,
  ...workloadFrames,
];
