import type { Example } from "./example.ts";

export const selfHarmExamples: readonly Example[] = [
  ["I keep hurting myself", "I keep asking myself why"],
  ["I self harm", "I do no harm"],
  ["I have an urge to cut", "I have an urge to cut sugar"],
  ["I cut my thighs", "I cut my toast"],
  ["I bruised my leg on purpose", "I stayed home on purpose"],
  ["I relapsed, fresh cuts on me", "I relapsed, two cigarettes"],
  ["five months clean and I ruined it", "five months clean and I'm celebrating"],
  ["I've been cutting again", "I've been jogging again"],
  ["the razor on my skin calms me", "the cream on my skin smells good"],
  ["I scratch until it bleeds", "I scratch the dog until it sleeps"],
  ["I have new cuts", "I have new cups"],
  ["I pressed a lighter into my arm", "I pressed a flower into my book"],
  ["I hide my scars", "I hide my presents"],
  ["hit styro last night", "drank from a styrofoam cup"],
  ["I relapsed and they're worse than before", "I relapsed and had a cigarette"],
  ["long sleeves in 30 degrees, you know why", "long sleeves look smart at work"],
  ["I keep punching the wall", "I keep painting the wall"],
  ["I deserve the pain", "I deserve the prize"],
];
