import type { Situation } from "../../situation.ts";
import { moodSituations } from "./mood.ts";
import { selfWorthSituations } from "./self-worth.ts";
import { whoOneIsSituations } from "./who-one-is.ts";
import { worrySituations } from "./worry.ts";

export const mindSituations: readonly Situation[] = [
  ...worrySituations,
  ...moodSituations,
  ...selfWorthSituations,
  ...whoOneIsSituations,
];
