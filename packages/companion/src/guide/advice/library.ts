import type { AdviceLibrary } from "./advice.ts";
import { bodyAdvice } from "./library/body.ts";
import { companyAdvice } from "./library/company.ts";
import { familyAdvice } from "./library/family.ts";
import { lifeAdvice } from "./library/life.ts";
import { mindAdvice } from "./library/mind.ts";
import { workAdvice } from "./library/work.ts";

/** In the order in which themes are named. */
export const adviceLibrary: AdviceLibrary = {
  work: workAdvice.work,
  study: workAdvice.study,
  money: workAdvice.money,
  family: familyAdvice.family,
  parenting: familyAdvice.parenting,
  partner: familyAdvice.partner,
  breakup: familyAdvice.breakup,
  friendship: companyAdvice.friendship,
  loneliness: companyAdvice.loneliness,
  grief: companyAdvice.grief,
  health: bodyAdvice.health,
  habit: bodyAdvice.habit,
  sleep: bodyAdvice.sleep,
  body: bodyAdvice.body,
  anxiety: mindAdvice.anxiety,
  lowMood: mindAdvice.lowMood,
  anger: mindAdvice.anger,
  shame: mindAdvice.shame,
  selfEsteem: mindAdvice.selfEsteem,
  motivation: mindAdvice.motivation,
  identity: lifeAdvice.identity,
  change: lifeAdvice.change,
  trauma: lifeAdvice.trauma,
  faith: lifeAdvice.faith,
  caring: familyAdvice.caring,
  world: lifeAdvice.world,
  goodNews: lifeAdvice.goodNews,
};
