import { bodyHealthFrames } from "./body-health.ts";
import { doingFrames } from "./doing.ts";
import { everydayFrames } from "./everyday.ts";
import { factFrames } from "./facts.ts";
import { feelingFrames } from "./feelings.ts";
import type { Frame } from "./frame.ts";
import { gladFrames } from "./glad.ts";
import { livesFrames } from "./lives.ts";
import { lossFrames } from "./loss.ts";
import { missingFrames } from "./missing.ts";
import { otherFrames } from "./others.ts";
import { readFirstFrames } from "./read-first.ts";
import { selfFrames } from "./self.ts";
import { shortFrames } from "./short.ts";
import { talkFrames } from "./talk.ts";
import { workFrames } from "./work.ts";
import { worryFrames } from "./worry.ts";

export const frames: readonly Frame[] = [
  ...readFirstFrames,
  ...everydayFrames,
  ...factFrames,
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
