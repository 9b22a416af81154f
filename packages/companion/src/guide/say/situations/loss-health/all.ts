import type { Situation } from "../../situation.ts";
import { habitSituations } from "./habits.ts";
import { illnessSituations } from "./illness.ts";
import { lossSituations } from "./loss.ts";
import { nightsAndBodySituations } from "./nights-and-body.ts";

export const lossAndHealthSituations: readonly Situation[] = [
  ...lossSituations,
  ...illnessSituations,
  ...habitSituations,
  ...nightsAndBodySituations,
];
