import type { Situation } from "../../situation.ts";
import { atWorkSituations } from "./at-work.ts";
import { leavingWorkSituations } from "./leaving-and-returning.ts";
import { studySituations } from "./studies.ts";

export const workSituations: readonly Situation[] = [
  ...atWorkSituations,
  ...studySituations,
  ...leavingWorkSituations,
];
