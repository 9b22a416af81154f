import type { Situation } from "../situation.ts";
import { achievedSituations } from "./achieved.ts";
import { familySituations } from "./family.ts";
import { gladSituations } from "./glad.ts";
import { harderLivesSituations } from "./harder-lives.ts";
import { livesSituations } from "./lives.ts";
import { lossAndHealthSituations } from "./loss-health.ts";
import { loveSituations } from "./love.ts";
import { mindSituations } from "./mind.ts";
import { moneySituations } from "./money-home.ts";
import { workSituations } from "./work.ts";

export const situations: readonly Situation[] = [
  ...gladSituations,
  ...achievedSituations,
  ...harderLivesSituations,
  ...livesSituations,
  ...lossAndHealthSituations,
  ...loveSituations,
  ...familySituations,
  ...workSituations,
  ...moneySituations,
  ...mindSituations,
];
