import { abuseRules } from "./abuse.ts";
import { eatingDisorderRules } from "./eating-disorder.ts";
import { harmToOthersRules } from "./harm-to-others.ts";
import { medicalEmergencyRules } from "./medical-emergency.ts";
import { psychosisRules } from "./psychosis.ts";
import type { Rule } from "./rule.ts";
import { selfHarmRules } from "./self-harm.ts";
import { suicideRules } from "./suicide.ts";
import { suicideIndirectRules } from "./suicide-indirect.ts";

/** In this order: of two equally strong findings the first names the category. */
export const allRules: readonly Rule[] = [
  ...medicalEmergencyRules,
  ...psychosisRules,
  ...suicideRules,
  ...suicideIndirectRules,
  ...selfHarmRules,
  ...harmToOthersRules,
  ...abuseRules,
  ...eatingDisorderRules,
];
