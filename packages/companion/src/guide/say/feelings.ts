import type { FeelingFamily } from "@app/reading/feeling-words";

/** Lines for a feeling that is all somebody says: "bit low", "so angry". In a longer message a feeling is a side of it. */
export const feelingLines: Readonly<Partial<Record<FeelingFamily, readonly string[]>>> = {
  sad: ["I’m sorry."],
  low: ["I’m sorry it is like that at the moment."],
  hopeless: ["I’m sorry. That is a hard place to be in."],
  anxious: ["So there is worry in it."],
  afraid: ["That is frightening.", "I can understand being afraid."],
  overwhelmed: ["That sounds like a lot."],
  angry: ["I can hear that you are angry."],
  frustrated: ["That is frustrating."],
  lonely: ["That is hard."],
  hurt: ["I’m sorry that it hurt."],
  jealous: ["Most people know that feeling, and few say it."],
  tired: ["You sound worn out."],
  disappointed: ["That is disappointing."],
  happy: ["I’m glad.", "That is good to hear."],
  relieved: ["That is a relief."],
  proud: ["That is good to hear."],
  calm: ["That is good to hear."],
  hopeful: ["There is some hope in that."],
};
