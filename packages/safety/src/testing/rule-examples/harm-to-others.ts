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
  ["after Monday they'll all know my name", "they all know my cat"],
  ["I've got a list, five names, and school on Friday", "I've got a list of baby names"],
  ["I've started following her home", "I've started following her advice"],
  ["I have petrol and I know their house", "I need petrol and then I drive home"],
  [
    "driving over to his place and he isn't walking away",
    "driving over to his place and not staying long",
  ],
  ["don't come to school on Friday", "don't come to work on Friday if you're ill"],
  ["I want to make him suffer", "I want to make him laugh"],
  ["I have violent thoughts", "I have kind thoughts"],
];
