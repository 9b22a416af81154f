import type { FeelingFamily } from "@app/reading/feeling-words";

type FeelingLines = { reflections: readonly string[]; questions: readonly string[] };

/**
 * Lines for a feeling that is all somebody says: "bit low", "so angry". In a longer message a feeling is
 * said back with what it belongs to.
 */
export const feelingLines: Readonly<Record<FeelingFamily, FeelingLines>> = {
  sad: { reflections: ["I’m sorry."], questions: ["What happened?"] },
  low: {
    reflections: ["I’m sorry it is like that at the moment."],
    questions: ["What has it been like lately?"],
  },
  hopeless: {
    reflections: ["I’m sorry. That is a hard place to be in."],
    questions: ["What has been happening?"],
  },
  anxious: {
    reflections: ["So there is worry in it."],
    questions: ["What is it that worries you?"],
  },
  afraid: {
    reflections: ["That is frightening.", "I can understand being afraid."],
    questions: ["What are you most afraid might happen?"],
  },
  overwhelmed: {
    reflections: ["That sounds like a lot."],
    questions: ["What is it that is too much just now?"],
  },
  angry: {
    reflections: ["I can hear that you are angry."],
    questions: ["What happened?"],
  },
  frustrated: { reflections: ["That is frustrating."], questions: ["What happened?"] },
  guilty: { reflections: [], questions: ["What do you feel guilty about?"] },
  ashamed: { reflections: [], questions: ["What are you ashamed of, if you like to say?"] },
  lonely: { reflections: ["That is hard."], questions: ["When do you feel it?"] },
  hurt: { reflections: ["I’m sorry that it hurt."], questions: ["What happened?"] },
  jealous: { reflections: ["Most people know that feeling, and few say it."], questions: [] },
  numb: { reflections: [], questions: ["How long has it been like that?"] },
  tired: { reflections: ["You sound worn out."], questions: ["What has been so tiring?"] },
  stuck: { reflections: [], questions: ["What is it that you are stuck with?"] },
  confused: { reflections: [], questions: ["What is confusing about it?"] },
  disappointed: {
    reflections: ["That is disappointing."],
    questions: ["What had you been hoping for?"],
  },
  // a doubt that is not said about oneself looks just the same, and is met in the person’s own words
  unsure: { reflections: [], questions: [] },
  bored: { reflections: [], questions: ["What would you like to be doing?"] },
  happy: { reflections: ["I’m glad.", "That is good to hear."], questions: [] },
  relieved: { reflections: ["That is a relief."], questions: [] },
  proud: { reflections: ["That is good to hear."], questions: [] },
  grateful: { reflections: [], questions: [] },
  calm: { reflections: ["That is good to hear."], questions: [] },
  hopeful: {
    reflections: ["There is some hope in that."],
    questions: ["What gives you that hope?"],
  },
};
