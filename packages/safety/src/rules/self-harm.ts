import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("self_harm");

export const selfHarmRules: readonly Rule[] = [
  ...rules("crisis", [
    /\b(?:hurt|hurting|harm|harming|injure|injuring|cut|cutting|cutted|burn|burning|burnt|burned|slice|slicing|sliced|punish|punishing|starve|scratch|scratching|hit|hitting) myself\b/,
    /\bself harm(?:ing|ed|s)?\b/,
    /\b(?:urge|urges|want|wish|need|craving|itching|tempted|dying) (?:\w+ ){0,3}to (?:cut|self harm|burn my (?:arm|skin|leg)|bleed|hurt)\b(?! (?:down|back|off|out|my hair|sugar|costs|carbs|calories|him|her|them|people|someone))/,
    /\b(?:cut|cutting|cuts|burnt|burned|slashed|slit|slitting|carved|scratched) (?:\w+ ){0,2}(?:my|into my) (?:own )?(?:\w+ )?(?:wrists?|arms?|thighs?|legs?|skin|veins?|stomach)\b/,
    /\b(?:burnt|burned|cut|hurt|hit|bruised)\b.{0,25}\bon purpose\b/,
    /\b(?:relapsed|relapse|lost it|slipped|started again)\b.{0,40}\b(?:cutting|arm is a mess|arms are a mess|blade|razor|scars|cuts|bleeding|wrists?|clean)\b/,
    /\b(?:months?|weeks?|days?|years?) clean\b.{0,40}\b(?:lost it|relapsed|slipped|gave in|ruined|cut|mess)\b/,
    /^cut (?:again|for the first time)\b|\b(?:just|i|ive) (?:cut|been cutting) (?:again|for the first time|tonight)\b|\bcutting again\b/,
    /\b(?:blade|razor|knife|lighter)\b.{0,30}\b(?:my (?:skin|arms?|wrists?|thighs?|legs?)|calms me|only thing that helps)\b/,
    /\b(?:until|till|so that) (?:it|they|i|my \w+) bleeds?\b|\b(?:took|take|taking|pressed|put) (?:a|the|my) (?:razor|blade|knife|lighter) (?:to|on|against) my\b/,
    /\bonly thing that (?:calms|helps|works|makes|gives)\b.{0,40}\b(?:blade|razor|cutting|bleeding|burning)\b|\bnew cuts\b/,
    /\b(?:carv(?:e|ed|ing)|dragg(?:ed|ing)|press(?:ed|ing)|stubb(?:ed|ing))\b.{0,30}\b(?:my|into my|across my|on my|in my) (?:own )?(?:wrists?|arms?|thighs?|legs?|skin|stomach)\b/,
    /\bhide (?:my |the )?(?:cuts|scars|burns|wounds)\b/,
    /\b(?:hit|reached|saw|got to|down to) (?:styro|beans)\b|\bstyro\b/,
    /\brelapsed\b.{0,40}\b(?:worse than before|arms?|legs?|thighs?|deeper|sleeves?|scars?)\b|\bwent (?:a bit |way )?too deep\b.{0,25}\b(?:this time|last night|tonight|stitches|bleed\w*)\b/,
    /\blong sleeves\b.{0,50}\b(?:(?:nobody|no one|they|mum|mom|he|she) (?:sees?|cant see|wont see)|degrees|heatwave|hide)\b/,
  ]),
  ...rules("concern", [
    /\b(?:bang|banging|punch(?:ing)?|hit(?:ting)?) (?:my head|walls?|the wall)\b/,
    /\bi deserve (?:the )?pain\b|\bwant to feel (?:some )?pain\b/,
  ]),
];
