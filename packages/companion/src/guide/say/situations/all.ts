import type { Situation } from "../situation.ts";
import { achievedSituations } from "./achieved.ts";
import { familySituations } from "./family/all.ts";
import { gladSituations } from "./glad.ts";
import { goodTurnSituations } from "./good-turns.ts";
import { harderLivesSituations } from "./harder-lives.ts";
import { livesSituations } from "./lives.ts";
import { lossAndHealthSituations } from "./loss-health/all.ts";
import { loveSituations } from "./love/all.ts";
import { mindSituations } from "./mind/all.ts";
import { moneySituations } from "./money-home.ts";
import { workSituations } from "./work/all.ts";

export const situations: readonly Situation[] = [
  ...gladSituations,
  ...achievedSituations,
  ...goodTurnSituations,
  ...harderLivesSituations,
  ...livesSituations,
  ...lossAndHealthSituations,
  ...loveSituations,
  ...familySituations,
  ...workSituations,
  ...moneySituations,
  ...mindSituations,
];
