import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("medical_emergency");

export const medicalEmergencyRules: readonly Rule[] = [
  ...rules(
    "imminent",
    [
      /\b(?:ive|i|think ive|think i|just|she|he|they|has|have) (?:just )?(?:overdosed|taken an overdose|took an overdose|odd|oded)\b/,
      /\b(?:took|taken|swallowed|swallows|drank|drunk|eaten) (?:\w+ ){0,3}(?:load|bottle|packet|handful|box|bunch|lots|whole|too many)\b.{0,20}\b(?:tablets|pills|meds|medication|paracetamol|ibuprofen|painkillers|aspirin|insulin)\b|\b(?:drank|drunk|swallowed|swallow) (?:\w+ ){0,3}(?:bleach|antifreeze|poison|detergent|(?:button )?batter(?:y|ies)|magnets?|drain cleaner)\b/,
      /\b(?:crushing|tight|severe|terrible|stabbing|bad) (?:chest pain|pain in (?:my|his|her) chest|pressure (?:on|in) (?:my|his|her) chest)\b|\bchest pain\b.{0,50}\b(?:sweat|arm|jaw|breath|left|numb|faint|spreading|dizzy)\w*/,
      /\b(?:having|have|had|is having|think im having|think its|think hes having|think shes having) a (?:heart attack|stroke|seizure|fit on)\b/,
      /\b(?:having|had|in) (?:a|another) (?:fit|seizure)\b|\bseizing\b|\bconvuls(?:ing|ions)\b/,
      /\b(?:cant|isnt|not|stopped|struggling to|hardly|barely|hard to|trouble|difficulty)(?: to)? (?:breathe|breathing)\b(?!.{0,20}\b(?:through my nose|because of (?:my|this) cold)\b)/,
      /\b(?:lips|face|fingers|skin) (?:is|are|have|has|turned|turning|going|gone|went) (?:\w+ )?(?:blue|grey|gray|purple)\b/,
      /\b(?:throat|tongue|face|airway) (?:is |are |s )?(?:\w+ )?(?:closing|swelling|swollen|closed)(?: up| shut)?\b/,
      /\b(?:cant|wont|not|doesnt|isnt) stop(?:ping)? (?:the )?bleeding\b|\bbleeding (?:wont|doesnt|isnt|will not) stop\w*\b|\b(?:heavy|heavily|severe|pouring|gushing|spurting)\b.{0,15}\b(?:bleeding|blood)\b|\bbleeding (?:heavily|out|badly|a lot)\b|\bblood (?:is )?(?:pouring|gushing|spurting|everywhere)\b/,
      /\b(?:slurred|slurring)\b.{0,40}\b(?:face|arm|drop|droop|speech|words|weak)\w*|\b(?:face|mouth|arm|side) (?:has |have |is |s |just )?(?:\w+ )?(?:dropped|drooping|drooped|gone numb|gone limp)\b/,
      /(?<!\bi )\b(?:wont|cant|doesnt|isnt) (?:\w+ )?(?:wake up|come round|waking up|responding|respond|responsive)\b(?! (?:before|until|till|for|early|in time|on time|to (?:my|text|message|email|call)))|\b(?:unconscious|unresponsive|passed out and|collapsed and|collapsed on)\b/,
      /\bchest (?:is|feels|felt|has been|s) (?:\w+ )?(?:tight|heavy|crushed)\b.{0,50}\b(?:arm|jaw|sweat|faint|breath)\w*|\b(?:arm|jaw|sweat|faint)\w*\b.{0,50}\bchest (?:is|feels|felt|s) (?:\w+ ){0,2}(?:tight|heavy|crushed)\b/,
      /\bno pulse\b|\bnot breathing\b|\bchoking on\b|\banaphyla/,
      /\b(?:pregnant|pregnancy|weeks pregnant)\b.{0,50}\b(?:bleeding|terrible pain|severe pain|waters? broke|cant feel the baby)\b/,
      /\b(?:worst headache of my life|thunderclap headache|vomiting blood|coughing up blood|throwing up blood|stab wound|been stabbed|been shot)\b/,
    ],
    { holdsNegation: true },
  ),
];
