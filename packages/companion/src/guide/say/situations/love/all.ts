import type { Situation } from "../../situation.ts";
import { afterLoveSituations } from "./after-love.ts";
import { coupleSituations } from "./couple.ts";
import { friendshipSituations } from "./friendship.ts";

export const loveSituations: readonly Situation[] = [
  ...coupleSituations,
  ...afterLoveSituations,
  ...friendshipSituations,
];
