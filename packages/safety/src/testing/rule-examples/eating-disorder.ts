import type { Example } from "./example.ts";

export const eatingDisorderExamples: readonly Example[] = [
  ["I made myself sick after lunch", "I made myself a sandwich for lunch"],
  ["I've been purging again", "I've been purchasing again"],
  ["I haven't eaten for days", "I haven't eaten there for ages"],
  ["I only allow myself 400 calories", "this cake has 400 calories I think"],
  ["how do I stop myself eating to lose weight", "how do I stop the cat eating the plants"],
  ["I take laxatives every day", "the doctor explained what laxatives are"],
  ["I'm starving myself", "I'm starving, what's on the menu"],
  ["I fainted and still won't stop counting calories", "I fainted at the blood test"],
  ["I throw up everything I eat", "I throw everything into the suitcase"],
  ["my bmi is low and I'm still fat", "my bmi is fine, says the nurse"],
  ["I'm terrified of gaining any weight", "I'm terrified of heights"],
  ["any tips for skipping meals", "any tips for planning meals"],
  ["I've been on pro ana pages", "I've been on a pro golf page"],
  ["my anorexia is back", "my back is sore"],
  ["water fast day 9", "breakfast day 2 of the holiday"],
  ["I've stopped eating altogether", "I've stopped eating meat"],
  ["new gw, blacked out on the stairs", "new job, went out for dinner"],
  ["I binged and I'm so ashamed", "we binged three episodes"],
  ["I keep skipping meals", "I keep skipping songs"],
];
