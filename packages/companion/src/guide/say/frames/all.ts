import { bodyHealthFrames } from "./body-health/all.ts";
import { doingFrames } from "./doing/all.ts";
import { everydayFrames } from "./everyday/all.ts";
import { feelingFrames } from "./feelings/all.ts";
import type { Frame } from "./frame.ts";
import { gladFrames } from "./glad/all.ts";
import { livesFrames } from "./lives/all.ts";
import { lossFrames } from "./loss/all.ts";
import { missingFrames } from "./missing/all.ts";
import { otherFrames } from "./others/all.ts";
import { readFirstFrames } from "./read-first.ts";
import { selfFrames } from "./self/all.ts";
import { shortFrames } from "./short.ts";
import { talkFrames } from "./talk.ts";
import { workFrames } from "./work/all.ts";
import { worryFrames } from "./worry/all.ts";

export const frames: readonly Frame[] = [
  ...readFirstFrames,
  ...everydayFrames,
  ...talkFrames,
  ...lossFrames,
  ...gladFrames,
  ...livesFrames,
  ...selfFrames,
  ...shortFrames,
  ...otherFrames,
  ...missingFrames,
  ...doingFrames,
  ...workFrames,
  ...bodyHealthFrames,
  ...worryFrames,
  ...feelingFrames,
];
