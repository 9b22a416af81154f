/** Lines that move a session along: gathering up, offering a choice, keeping a promise concrete. */
export const summaryLeads: readonly string[] = [
  "Let me see if I have it.",
  "Let me check that I have understood you.",
  "Let me put together what you have told me.",
  "So far I have understood this.",
  "I’d like to be sure that I have heard you right.",
];
export const summaryQuestions: readonly string[] = [
  "Have I got that right?",
  "Is that how it is?",
  "Does that sound right to you?",
  "Did I miss anything important?",
];

/** Offers of a way on; the numbers are how people answer. */
export const planOffers: readonly string[] = [
  "Would you like to look for one small thing you could do, try a short exercise, or just go on talking?",
  "We could look for one small step, try {invite}, or just go on talking. What would help most?",
  "What would help most now: finding one small step, trying {invite}, or more talking?",
];
export const offerDeclined: readonly string[] = [
  "That is fine. Then we go on talking.",
  "All right, no exercise.",
  "Okay, we leave that.",
];
export const offerTalk: readonly string[] = [
  "Gladly. Where would you like to go on?",
  "Of course. What is on your mind?",
  "Good, let’s just talk. What would you like to tell me?",
];
export const stepQuestions: readonly string[] = [
  "What is one small thing you could do in the next few days that would make this a little easier?",
  "Let’s find something small. What could you try this week?",
  "What would be the smallest step that still helps?",
];
export const commitFollowUps: readonly string[] = [
  "When will you?",
  "When could you do that?",
  "When would be a good moment for it?",
  "When are you going to?",
];
/** {step} is what the person said they could do: "call Mia". */
export const possibleSteps: readonly string[] = [
  "You could {step}.",
  "So you might {step}.",
  "So one thing you could do is {step}.",
];
/** {step} is what the person has decided to do. */
export const firmSteps: readonly string[] = [
  "So you’re going to {step}.",
  "You’re going to {step}.",
  "So that is your plan: to {step}.",
];
/** A word to go with a step. */
export const stepWishes: readonly string[] = ["I hope it goes well.", "That sounds good to me."];
/** For what is left as it is, or only looked at. */
export const stepAssents: readonly string[] = ["That makes sense.", "That sounds sensible."];
/** {when} is the time the person named: "on Saturday". */
export const timeLines: readonly string[] = [
  "Good. {When}, then.",
  "{When}, then.",
  "All right, {when}.",
];
/** For a step that is a talk with somebody. */
export const talkStepQuestions: readonly string[] = [
  "What would you like to say first?",
  "What do you hope will come of it?",
];
/** After a step and its time were named. */
export const stepSettled: readonly string[] = [
  "Good. I hope it goes well.",
  "All right. I hope it turns out well.",
];
export const ratingLines = {
  low: [
    "That is low. Perhaps it needs to be a smaller step.",
    "So you are not very sure yet, and that is good to know.",
  ],
  middle: ["Somewhere in the middle, then.", "So you are about half sure."],
  high: ["That is fairly sure. Good.", "That sounds quite certain."],
  ask: [
    "What would make you a little surer?",
    "What makes it that number, and not a lower one?",
    "What might get in the way?",
  ],
} as const;
/** How strong a feeling is, after an exercise or when asked. */
export const intensityLines = {
  low: ["That is a good deal calmer.", "I’m glad that it has come down."],
  middle: ["So it is still there, but not as strong.", "In the middle, then."],
  high: [
    "It is still strong, then. There is no need to rush.",
    "That is high. It makes sense to go gently today.",
  ],
  ask: [
    "What brought it on, as far as you can tell?",
    "What would help it come down a little more?",
    "What do you need right now?",
  ],
} as const;
export const adviceLeads: readonly string[] = [
  "Here are some things that have helped others.",
  "A few things that often help.",
  "Here are a few ideas. You choose.",
  "Some ideas, and you decide whether they fit.",
];
export const advicePairs: readonly string[] = ["You could try {a}, or {b}."];
/** Where nothing that is known surely fits. */
export const adviceFirstAsks: readonly string[] = [
  "Gladly. So that it fits: what have you tried so far?",
  "I’d like to suggest something that fits. What would you most like to be different?",
  "I can try. Which part of it would you like help with?",
];
export const adviceQuestions: readonly string[] = [
  "Does any of that fit?",
  "Is there something in that for you?",
  "Could any of that be of use?",
];
export const actionQuestions: readonly string[] = [
  "Which of the two would suit you better?",
  "Does one of them sound right for you?",
  "Could you imagine doing one of them?",
];
export const adviceAfter: readonly string[] = [
  "Does that sound like something you could try?",
  "How would that fit into your days?",
  "What do you think of that?",
  "What might make that hard for you?",
];
/** {source} is where it comes from. */
export const adviceSources: readonly string[] = [
  "This comes from {source}.",
  "It is based on {source}.",
  "The idea comes from {source}.",
];
export const leftExercise: readonly string[] = [
  "Let’s leave the exercise for now.",
  "We can put the exercise aside.",
  "Never mind the exercise, this comes first.",
  "The exercise can wait.",
];
export const stoppedExercise: readonly string[] = [
  "That is fine. We stop here.",
  "All right, we leave it.",
  "Okay, we stop. It is not for everybody.",
];
export const stoppedExerciseAsk: readonly string[] = [
  "What would suit you better just now?",
  "How are you feeling now?",
  "What would you like to talk about?",
];
export const struggledExercise: readonly string[] = [
  "That is all right. It is hard to do on command.",
  "That happens to many people the first time, and there is no wrong way to do it.",
];
export const struggledExerciseAsk: readonly string[] = [
  "Shall we go on a little slower, or leave it?",
  "Would you rather stop here?",
];
export const afterExercise: readonly string[] = [
  "How do you feel now?",
  "What would you like to do now?",
  "How does it feel to come back to what we were talking about?",
];
