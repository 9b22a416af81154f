import type { Example } from "./example.ts";

export const medicalEmergencyExamples: readonly Example[] = [
  ["I think I've overdosed", "I think I've overslept"],
  ["she swallowed a whole packet of tablets", "she bought a whole packet of biscuits"],
  ["I have crushing chest pain", "I have a chest of drawers"],
  ["her lips are turning blue", "her nails are painted blue"],
  ["my throat is closing up", "my shop is closing up"],
  ["the cut won't stop bleeding", "the tap won't stop dripping"],
  ["his face has dropped and his words are slurred", "his temperature has dropped, he feels fine"],
  ["he's unconscious", "it's an unusual habit"],
  [
    "a tight pain across the chest, and it has gone into my left arm",
    "a heavy chest of drawers up the stairs",
  ],
  ["my chest feels tight and my arm is numb", "my jeans feel tight and my arm is tanned"],
  ["there's no pulse", "there's no point in hurrying"],
  ["I'm pregnant and bleeding", "I'm pregnant and happy"],
  ["I'm coughing up blood", "I'm coughing a bit"],
  ["I think he's having a stroke", "my gran had a stroke last year"],
  ["he is having a fit", "he had a seizure in october"],
  ["he can't breathe", "I can't breathe around her, we argue so much"],
  ["I took about thirty tablets", "I took about thirty photos"],
  ["my toddler swallowed a battery", "my toddler swallowed a pea"],
  ["this tightness, I'm short of breath and my arm is heavy", "this tightness in my budget"],
  ["one side of his face looks odd", "one side of his room is blue"],
  ["my left arm feels like lead and my jaw is sore too", "my arm aches from painting the ceiling"],
  [
    "I type with one hand, the left one is asleep and my wife says my smile is crooked",
    "my arm is asleep because the cat lies on it, and the picture is crooked",
  ],
  [
    "one calf is swollen after a flight and I stop for breath on the stairs",
    "one calf is sore after a run and I stop for a coffee on the way",
  ],
  ["I've had 22 since last night, counting the tablets", "I've had 22 birthdays with those two"],
  ["I've taken twenty paracetamol.", "I've taken 30 tablets over the month, as the doctor said"],
];
