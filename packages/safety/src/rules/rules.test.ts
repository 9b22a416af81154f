import type { RiskCategory } from "@app/contract/reply-events";
import { describe, expect, test } from "vitest";
import { findingsIn } from "../find-by-rules.ts";
import { withoutIdioms } from "../idioms.ts";
import { normalise } from "../normalise.ts";
import { ownWords } from "../own-words.ts";
import { abuseExamples } from "../testing/rule-examples/abuse.ts";
import { eatingDisorderExamples } from "../testing/rule-examples/eating-disorder.ts";
import type { Example } from "../testing/rule-examples/example.ts";
import { harmToOthersExamples } from "../testing/rule-examples/harm-to-others.ts";
import { medicalEmergencyExamples } from "../testing/rule-examples/medical-emergency.ts";
import { psychosisExamples } from "../testing/rule-examples/psychosis.ts";
import { selfHarmExamples } from "../testing/rule-examples/self-harm.ts";
import { suicideExamples } from "../testing/rule-examples/suicide.ts";
import { suicideIndirectExamples } from "../testing/rule-examples/suicide-indirect.ts";
import { allRules } from "./all-rules.ts";
import type { Rule } from "./rule.ts";

/** In the order of the rules. */
const examples: Readonly<Record<RiskCategory, readonly Example[]>> = {
  suicide: [...suicideExamples, ...suicideIndirectExamples],
  self_harm: selfHarmExamples,
  harm_to_others: harmToOthersExamples,
  abuse: abuseExamples,
  medical_emergency: medicalEmergencyExamples,
  psychosis: psychosisExamples,
  eating_disorder: eatingDisorderExamples,
};
const categories = Object.keys(examples) as RiskCategory[]; // Object.keys widens the keys

const isFoundBy = (rule: Rule, content: string): boolean =>
  findingsIn(withoutIdioms(normalise(ownWords(content))), [rule]).length > 0;

describe.each(categories)("the rules for %s", (category) => {
  const rules = allRules.filter((rule) => rule.category === category);

  test("have an example each, and none too many", () => {
    expect(examples[category]).toHaveLength(rules.length);
  });

  test.each(examples[category].map((example, index) => [...example, index] as const))(
    "find “%s” and leave “%s”",
    (finds, leaves, index) => {
      const rule = rules[index];
      if (!rule) throw new Error("an example without its rule");
      expect(isFoundBy(rule, finds)).toBe(true);
      expect(isFoundBy(rule, leaves)).toBe(false);
    },
  );
});
