import { besideOthersMeanings } from "./beside-others.ts";
import { betweenPeopleMeanings } from "./between-people.ts";
import { fearsMeanings } from "./fears.ts";
import { goodThingsMeanings } from "./good-things.ts";
import type { Meaning } from "./meaning.ts";
import { measuredMeanings } from "./measured.ts";
import { missingMeanings } from "./missing.ts";
import { turningPointsMeanings } from "./turning-points.ts";
import { wornOutMeanings } from "./worn-out.ts";

export const meanings: readonly Meaning[] = [
  ...besideOthersMeanings,
  ...betweenPeopleMeanings,
  ...missingMeanings,
  ...wornOutMeanings,
  ...measuredMeanings,
  ...turningPointsMeanings,
  ...fearsMeanings,
  ...goodThingsMeanings,
];
