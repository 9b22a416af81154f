import type { Example } from "./example.ts";

export const psychosisExamples: readonly Example[] = [
  ["the voices tell me to burn things", "her voice makes me feel calm"],
  ["I keep hearing voices", "I keep hearing good news"],
  ["the radio is sending me messages", "the radio is playing my song"],
  ["they put a chip in my neck", "they put a chip shop in our street"],
  ["someone is reading my thoughts", "someone is reading my essay"],
  ["there are thoughts in my head that aren't mine", "there are songs in my head that I like"],
  ["I am the chosen one", "I am the youngest one"],
  ["my family was replaced by actors", "my phone was replaced by the shop"],
  ["the neighbours are poisoning my water", "the neighbours are watering my plants"],
  ["they're all watching me", "they're all watching me on stage"],
  [
    "I haven't slept for days and I have a mission from god",
    "I haven't slept for days because of the baby",
  ],
  ["god told me I am chosen to burn it", "god gives my mum comfort"],
  ["a man in the walls whispers", "a mouse in the walls, the landlord knows"],
  ["they are putting thoughts into my head", "they are putting a pool into my gym"],
  ["the number plates are messages meant for me", "the messages on the card are from my class"],
  ["there are bugs under my skin", "there are bugs under my doormat"],
  ["the shadow tells me to burn it", "the shadow on the wall is pretty"],
  ["people can hear my thoughts", "people can hear my music"],
  ["I taped the vents so they stop spying", "I taped the box shut"],
  ["there's a chip in my brain", "there's a chip in my mug"],
  ["I don't need sleep, everything is connected", "I don't need sleep aids any more"],
  ["I feel unreal", "I feel unwell"],
];
