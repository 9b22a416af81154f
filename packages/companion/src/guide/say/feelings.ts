import type { FeelingFamily } from "../understanding/feeling-words.ts";

type FeelingLines = { reflections: readonly string[]; questions: readonly string[] };

/** Lines for a feeling. {word} is the person's own word for it. */
export const feelingLines: Readonly<Record<FeelingFamily, FeelingLines>> = {
  sad: {
    reflections: [
      "There is sadness in that, and it has a right to be there.",
      "Something dear to you is hurt or missing.",
      "It sounds heavy, in the way that sad things are heavy.",
    ],
    questions: [
      "What is the sadness about, when you get close to it?",
      "What would you like somebody to do, when you are this sad?",
      "When did it start to feel this way?",
    ],
  },
  low: {
    reflections: [
      "It sounds as though the colour has gone out of things.",
      "You are getting through the days more than living them.",
      "Low is a tiring place to do ordinary things from.",
    ],
    questions: [
      "When did you last feel a bit more like yourself?",
      "What is the smallest thing that still gives you something?",
      "Who around you knows that it is this bad?",
    ],
  },
  hopeless: {
    reflections: [
      "From in there it is hard to see any way that leads out.",
      "You have hoped before, and paid for it.",
      "When it feels like that, even trying can seem foolish.",
    ],
    questions: [
      "What has kept you going until today?",
      "What would be the first sign that something was moving?",
      "Does the hopeless feeling ever bring thoughts of not wanting to be here?",
    ],
  },
  anxious: {
    reflections: [
      "Your body is on watch, as if something were about to happen.",
      "It is hard to rest while a part of you keeps listening for trouble.",
      "The worry is quick, and you are tired of running after it.",
    ],
    questions: [
      "What is the worry trying to keep you safe from?",
      "Where do you feel it: the chest, the stomach, somewhere else?",
      "Which of the things you worry about is nearest in time?",
    ],
  },
  afraid: {
    reflections: [
      "That is frightening, and you have been facing it with a straight face.",
      "Fear makes the world narrow, and it sounds narrow just now.",
      "Part of you would like to hide until it is over.",
    ],
    questions: [
      "What are you most afraid might happen?",
      "What helps when the fear is at its worst?",
      "Whom would you want next to you?",
    ],
  },
  overwhelmed: {
    reflections: [
      "There is more coming in than one person can sort.",
      "It is not one thing. It is everything arriving at once.",
      "You are standing in the middle of it, and each thing says it is the urgent one.",
    ],
    questions: [
      "Which one of them would make the others easier?",
      "What could wait a week without the sky falling?",
      "What do you need in the next hour, only the next hour?",
    ],
  },
  angry: {
    reflections: [
      "You are angry, and it sounds as if there is cause.",
      "Something was not fair, and your whole body knows it.",
      "There is force in that. It wants something to change.",
    ],
    questions: [
      "What is it that must not happen again?",
      "What is the anger protecting?",
      "Who has heard how angry you are?",
    ],
  },
  frustrated: {
    reflections: [
      "You keep putting effort in, and nothing moves.",
      "It is wearing to bump into the same wall every time.",
      "You can see how it could be, and that makes it worse.",
    ],
    questions: [
      "What have you tried so far?",
      "Which part of it is in your hands at all?",
      "What would you do, if you stopped pushing there?",
    ],
  },
  guilty: {
    reflections: [
      "The guilt points at somebody you did not want to hurt.",
      "You carry it as if carrying it would make it good.",
      "Guilt can be a sign of what you value, and it can also go on long after it has been useful.",
    ],
    questions: [
      "What does the guilt want you to do?",
      "Is it about something you did, or about something you feel?",
      "When would it be enough?",
    ],
  },
  ashamed: {
    reflections: [
      "Shame wants you to hide, and you brought it here.",
      "It is that hot, small feeling of having been seen wrong.",
      "It takes something to say that out loud.",
    ],
    questions: [
      "Whose eyes do you feel on you?",
      "What would it be like, if somebody knew and stayed?",
      "What do you think it says about you?",
    ],
  },
  lonely: {
    reflections: [
      "You are alone with it, and that makes it twice as heavy.",
      "You would like somebody there, and not just anybody.",
      "The quiet has gone on for too long.",
    ],
    questions: [
      "When is it loneliest?",
      "Who comes to mind, when you think of being understood?",
      "What kind of company would be right just now: talk, silence, laughter?",
    ],
  },
  hurt: {
    reflections: [
      "It went in deep, because it came from close by.",
      "You opened your hand, and it was slapped away.",
      "It hurts where you had trusted.",
    ],
    questions: [
      "What hurt the most about it?",
      "Does the other person know?",
      "What would make it a little less sore?",
    ],
  },
  jealous: {
    reflections: [
      "Jealousy shows you where something you want has gone to somebody else.",
      "It is an uncomfortable feeling to admit to, and you did.",
      "You wish them well, perhaps, and still it stings.",
    ],
    questions: ["What do they have that you want for yourself?", "What are you afraid of losing?"],
  },
  numb: {
    reflections: [
      "Everything has gone quiet in there, and not in a restful way.",
      "It may be that feeling nothing is what you could afford just now.",
    ],
    questions: ["When did it go quiet?", "What is still there, at the edges?"],
  },
  tired: {
    reflections: [
      "You are tired in a way that has a history.",
      "It sounds as if you have been strong for longer than one should have to be.",
      "There is little left over at the end of your days, and it is all asked for.",
    ],
    questions: [
      "What takes the most out of you?",
      "What would real rest be, not just sleep?",
      "Who could carry a corner of it?",
    ],
  },
  stuck: {
    reflections: [
      "You push one way and the other, and nothing gives.",
      "It is like a room where every door opens onto the same room.",
      "You are not idle. You are held.",
    ],
    questions: [
      "What is keeping you where you are?",
      "If you could move one step in any direction, which would it be?",
      "What would you lose by moving?",
    ],
  },
  confused: {
    reflections: [
      "It does not add up yet, and you have been trying to make it.",
      "There are several things in there, and they do not point the same way.",
      "You would like one clear answer, and there are three unclear ones.",
    ],
    questions: [
      "What do you know for certain?",
      "If it were a friend’s story, what would you see?",
      "What question are you really trying to answer?",
    ],
  },
  disappointed: {
    reflections: [
      "You had let yourself hope, and now you have to put the hope somewhere.",
      "It was not supposed to go like this.",
      "What you pictured and what you got are far apart.",
    ],
    questions: [
      "What had you been hoping for?",
      "Whom does the disappointment belong to: them, you, or the way things went?",
    ],
  },
  unsure: {
    reflections: [
      "You doubt yourself before anyone else gets the chance.",
      "It is hard to walk into a room with that voice beside you.",
      "You are asking whether you are enough, and you keep giving the answer yourself.",
    ],
    questions: [
      "Where did you learn to see yourself like that?",
      "With whom do you not feel that way?",
    ],
  },
  bored: {
    reflections: [
      "Nothing pulls at you just now, in any direction.",
      "Flat days can be harder to talk about than bad ones.",
    ],
    questions: [
      "What used to pull at you?",
      "What would you do, if you had the energy of two years ago?",
    ],
  },
  happy: {
    reflections: ["That has a glow to it.", "You sound glad, and it suits the story."],
    questions: ["What made it so good?", "Who gets to share it?"],
  },
  relieved: {
    reflections: [
      "You can breathe out. You have been holding that breath for a while.",
      "Something has been put down.",
    ],
    questions: ["What will you do with the space?", "What was the hardest part of the waiting?"],
  },
  proud: {
    reflections: [
      "You have reason to be proud, and you may say it as loudly as you like.",
      "That was yours to do, and you did it.",
    ],
    questions: ["What did it take?", "Who would you like to know about it?"],
  },
  grateful: {
    reflections: [
      "In the middle of all this, something good got through.",
      "You noticed what you were given.",
    ],
    questions: ["What did that person or that moment give you?", "Do they know?"],
  },
  calm: {
    reflections: ["It is a little quieter in there now.", "Something has settled."],
    questions: ["What helped it settle?", "What would you like to do with the calm?"],
  },
  hopeful: {
    reflections: [
      "There is a bit of light in that.",
      "You can see something ahead that is worth walking to.",
    ],
    questions: ["What gives you that hope?", "What would be the next small step towards it?"],
  },
};

/** Two feelings at once, said as one truth. {a} and {b} are nouns. */
export const mixedFeelingLines: readonly string[] = [
  "There is {a} in that, and there is {b}, and neither cancels the other.",
  "You have {a} and {b} at the same table.",
  "I hear {a} first, and {b} close behind it.",
  "Some {a}, some {b}: both can be true on the same day.",
];
