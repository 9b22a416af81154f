import type { Example } from "./example.ts";

export const harmToOthersExamples: readonly Example[] = [
  ["I'm going to hurt him", "I'm going to miss him"],
  ["I keep picturing strangling my boss", "I keep picturing dancing with my boss"],
  ["I slapped my daughter", "I hugged my daughter"],
  ["I'm bringing a knife to school", "I'm bringing a cake to school"],
  ["I think of pushing someone in front of a bus", "I think of pushing someone for an answer"],
  ["I want to set fire to his house", "I want to move to his house"],
  ["I'm close to shaking the baby", "I'm close to feeding the baby"],
  ["I'm waiting outside her house", "I'm waiting outside the station"],
  ["I don't trust myself around him", "I don't trust the weather around here"],
  ["she deserves to suffer and I'll see to it", "she deserves to win and I hope so"],
  ["I'll make them pay, I know where they live", "I'll make them tea, I know what they like"],
  ["I want to make him suffer", "I want to make him laugh"],
  ["I have violent thoughts", "I have kind thoughts"],
];
