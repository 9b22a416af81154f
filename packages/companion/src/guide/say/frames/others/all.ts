import type { Frame } from "../frame.ts";
import { caringFrames } from "./caring.ts";
import { coupleFrames } from "./couple.ts";
import { endingFrames } from "./ending.ts";
import { goodCompanyFrames } from "./good-company.ts";
import { hurtfulWordsFrames } from "./hurtful-words.ts";
import { leftOutFrames } from "./left-out.ts";
import { leftToMeFrames } from "./left-to-me.ts";
import { makingUpFrames } from "./making-up.ts";
import { parentingFrames } from "./parenting.ts";
import { pressureFrames } from "./pressure.ts";
import { quarrelFrames } from "./quarrels.ts";
import { timePassingFrames } from "./time-passing.ts";
import { tornFrames } from "./torn.ts";
import { unheardFrames } from "./unheard.ts";
import { unsaidFrames } from "./unsaid.ts";

/** What other people do, say, want and leave undone, and what the person does about it. */
export const otherFrames: readonly Frame[] = [
  ...makingUpFrames,
  ...unheardFrames,
  ...quarrelFrames,
  ...leftToMeFrames,
  ...pressureFrames,
  ...hurtfulWordsFrames,
  ...coupleFrames,
  ...endingFrames,
  ...caringFrames,
  ...parentingFrames,
  ...leftOutFrames,
  ...unsaidFrames,
  ...tornFrames,
  ...goodCompanyFrames,
  ...timePassingFrames,
];
