import type { FeelingFamily } from "../understanding/feeling-words.ts";

type FeelingLines = { reflections: readonly string[]; questions: readonly string[] };

/** Lines for a feeling. {word} is the person's own word for it. */
export const feelingLines: Readonly<Record<FeelingFamily, FeelingLines>> = {
  sad: {
    reflections: [
      "I’m sorry. That is sad.",
      "I can hear how sad that makes you.",
      "That sounds heavy.",
    ],
    questions: [
      "What is the saddest part of it?",
      "When did it start to feel this way?",
      "What would you need, when you are this sad?",
    ],
  },
  low: {
    reflections: [
      "So you have been feeling {word}.",
      "That is a hard way to get through the days.",
      "I’m sorry it is like that at the moment.",
    ],
    questions: [
      "What has it been like lately?",
      "When did you last feel a bit more like yourself?",
      "Who around you knows how you feel?",
    ],
  },
  hopeless: {
    reflections: [
      "From where you are, it is hard to see a way out.",
      "It feels as if nothing will change.",
      "When it feels like that, it is hard even to try.",
    ],
    questions: [
      "What has kept you going until today?",
      "What would be the first sign that something was changing?",
      "Does the hopeless feeling ever bring thoughts of not wanting to be here?",
    ],
  },
  anxious: {
    reflections: [
      "So there is worry in it.",
      "It is not easy, with that worry there.",
      "I can hear that it worries you.",
    ],
    questions: [
      "What worries you most about it?",
      "Where do you feel it: the chest, the stomach, somewhere else?",
      "When is it worst?",
    ],
  },
  afraid: {
    reflections: [
      "That is frightening.",
      "I can hear that you are scared.",
      "I can understand being afraid of that.",
    ],
    questions: [
      "What are you most afraid might happen?",
      "What helps when the fear is at its worst?",
      "Who is there, when you are afraid?",
    ],
  },
  overwhelmed: {
    reflections: [
      "That is a lot at once.",
      "That sounds like a lot.",
      "I can hear that it is too much just now.",
    ],
    questions: [
      "Which of it is pressing most?",
      "What could wait?",
      "What would help a little, today?",
    ],
  },
  angry: {
    reflections: [
      "I can understand being angry about that.",
      "That made you angry.",
      "I can hear how angry you are about it.",
    ],
    questions: [
      "What made you angriest?",
      "What would you have wanted instead?",
      "Who knows how angry you are?",
    ],
  },
  frustrated: {
    reflections: [
      "That is frustrating.",
      "I can hear that it gets to you.",
      "I can see why that gets to you.",
    ],
    questions: [
      "What gets to you most about it?",
      "Which part of it is in your hands?",
      "What would help?",
    ],
  },
  guilty: {
    reflections: [
      "You feel guilty about it.",
      "It sounds as if it matters to you to do right by people.",
      "Guilt like that is hard to put down.",
    ],
    questions: [
      "What do you feel guilty about most?",
      "What would you say to a friend in your place?",
      "Is there something you would like to put right?",
    ],
  },
  ashamed: {
    reflections: [
      "That is hard to say, and you said it.",
      "I imagine that felt awful.",
      "Feeling ashamed makes one want to hide it.",
    ],
    questions: [
      "What is the worst part of it for you?",
      "What are you afraid people would think?",
      "Does anyone else know?",
    ],
  },
  lonely: {
    reflections: [
      "That sounds lonely.",
      "You would like somebody to be there.",
      "It is hard to be alone with that.",
    ],
    questions: [
      "When is it loneliest?",
      "Who do you wish were there?",
      "What kind of company would you like?",
    ],
  },
  hurt: {
    reflections: ["That hurt you.", "I can hear that it hurt.", "I’m sorry. That sounds hurtful."],
    questions: [
      "What hurt the most about it?",
      "Does the other person know?",
      "What would you have needed?",
    ],
  },
  jealous: {
    reflections: [
      "It is an uncomfortable feeling, and you were honest about it.",
      "You would like that too, and it stings to see it.",
      "Most people know that feeling, and few say it.",
    ],
    questions: ["What do they have that you would like?", "What are you afraid of losing?"],
  },
  numb: {
    reflections: ["So there isn’t much feeling there at the moment.", "I’m glad you can say that."],
    questions: ["When did you notice that?", "Is there anything that still reaches you?"],
  },
  tired: {
    reflections: [
      "You sound worn out.",
      "That takes a lot out of you.",
      "I can hear how tired you are.",
    ],
    questions: [
      "What takes the most out of you?",
      "What would real rest look like for you?",
      "Who could take something off you?",
    ],
  },
  stuck: {
    reflections: [
      "You are stuck, and you don’t see how to move.",
      "I can hear that it does not move on.",
      "That is a frustrating place to be.",
    ],
    questions: [
      "What keeps you where you are?",
      "What have you thought of trying?",
      "What would you want to be different first?",
    ],
  },
  confused: {
    reflections: [
      "It is hard to make sense of it.",
      "It is not clear to you yet.",
      "You don’t know yet what to think.",
    ],
    questions: [
      "What do you know for certain?",
      "What would you like to be clear about?",
      "Which part confuses you most?",
    ],
  },
  disappointed: {
    reflections: [
      "That is disappointing.",
      "You had hoped for something else.",
      "I’m sorry it went like that.",
    ],
    questions: ["What had you been hoping for?", "What disappoints you most about it?"],
  },
  unsure: {
    reflections: [
      "You doubt yourself there.",
      "You aren’t sure of yourself in this.",
      "It is hard to trust yourself when you feel like that.",
    ],
    questions: ["What makes you doubt yourself?", "With whom do you feel more sure?"],
  },
  bored: {
    reflections: ["That can make the time long.", "Time like that can drag."],
    questions: [
      "What would you rather be doing?",
      "What would you like to do, if you could choose?",
    ],
  },
  happy: {
    reflections: ["That is good to hear.", "I’m glad. You sound happy about it."],
    questions: ["What made it so good?", "Whom have you told?"],
  },
  relieved: {
    reflections: ["That is a relief.", "You can breathe out a bit now."],
    questions: ["What are you most relieved about?", "What was the hardest part before?"],
  },
  proud: {
    reflections: ["You can be proud of that.", "You did that yourself."],
    questions: ["What did it take?", "Who would you like to know about it?"],
  },
  grateful: {
    reflections: ["It is good that there was that too.", "That was a kind thing to happen."],
    questions: ["What did it mean to you?", "Do they know?"],
  },
  calm: {
    reflections: ["That is good to hear.", "I’m glad to hear that."],
    questions: ["What helps with that?", "What is that like?"],
  },
  hopeful: {
    reflections: [
      "There is some hope in that.",
      "That is good to hear. Something may be changing.",
    ],
    questions: ["What gives you that hope?", "What would be the next small step?"],
  },
};

/** Two feelings at once, said as one truth. {a} and {b} are nouns. */
export const mixedFeelingLines: readonly string[] = [
  "There is {a} in that, and there is {b} too.",
  "So {a} and {b} come together there.",
  "I hear {a} in that, and some {b} as well.",
];
