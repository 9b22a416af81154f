import type { TalkTheme } from "../../../understanding/theme.ts";
import type { Frame } from "../frame.ts";
import { findingAndLosingWorkFrames } from "./finding-and-losing-work.ts";
import { goingWellFrames } from "./going-well.ts";
import { homeFrames } from "./home.ts";
import { moneyFrames } from "./money.ts";
import { peopleAtWorkFrames } from "./people-at-work.ts";
import { studyFrames } from "./studies.ts";
import { workloadFrames } from "./workload.ts";

/** "Four pages" is a burden in a thesis, and none in a letter. */
const around = (themes: readonly TalkTheme[], frames: readonly Frame[]): Frame[] =>
  frames.map((frame) => (frame.themes ? frame : { ...frame, around: themes }));

const working: readonly TalkTheme[] = ["work", "study", "money", "change", "motivation"];

/** What happens at work, in studies, with money and at home. */
export const workFrames: readonly Frame[] = [
  ...around(working, peopleAtWorkFrames),
  ...around([...working, "goodNews", "selfEsteem"], findingAndLosingWorkFrames),
  ...around(["study", "work"], studyFrames),
  ...homeFrames,
  ...around([...working, "goodNews"], goingWellFrames),
  ...moneyFrames,
  ...around([...working, "caring", "parenting", "health", "sleep"], workloadFrames),
];
