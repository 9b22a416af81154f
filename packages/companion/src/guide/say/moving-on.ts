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
export const exerciseOffers: readonly string[] = [
  "If you like, we could try {invite}. Or we just go on talking.",
  "There is something short that might help: {invite}. Would you like to try it?",
  "Would you like to try {invite}?",
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
  "When would be a good moment for it?",
  "When could you do that?",
  "When would suit you best?",
];
/** {step} is what the person said they could do: "call Mia". */
export const possibleSteps: readonly string[] = [
  "You could {step}.",
  "So one thing you could do is {step}.",
  "Perhaps you could {step}.",
];
/** A step that something speaks against, by the person's own account. */
export const heldBackLines: readonly string[] = [
  "And something speaks against it.",
  "And I hear that there is a but.",
];
export const heldBackAsks: readonly string[] = [
  "Which side weighs more for you just now?",
  "What would make it possible all the same?",
];
/** {step} is what the person has decided to do. */
export const firmSteps: readonly string[] = [
  "So you’re going to {step}.",
  "You’re going to {step}.",
  "So that is your plan: to {step}.",
];
/** {about} is what the talk has been about. */
export const stepTies: readonly string[] = [
  "After what you told me about {about}, that sounds like a good step.",
];
export const stepPraise: readonly string[] = [
  "That sounds like a good idea.",
  "That sounds like something you can do.",
  "I’m glad you thought of that.",
  "That might really help.",
];
/** {when} is the time the person named: "on Saturday". */
export const timeLines: readonly string[] = [
  "Good. {When}, then.",
  "{When}, then. That is a clear plan.",
  "All right, {when}.",
];
/** For a step that is a talk with somebody. */
export const talkStepQuestions: readonly string[] = [
  "What would you like to say first?",
  "What do you hope will come of it?",
  "What would make it easier to begin?",
];
export const stepDetails: readonly string[] = [
  "What might get in the way?",
  "What would make it easier to begin?",
  "How do you feel about it, when you picture doing it?",
  "How sure are you that you will do it, from nought to ten?",
];
/** After a step and its time were named. */
export const stepSettled: readonly string[] = [
  "Good. That sounds like a plan you can keep.",
  "I’m glad. It is your own plan.",
  "Good. I hope it goes well.",
];
export const anythingElse: readonly string[] = [
  "Is there anything else on your mind today?",
  "Is there anything else you would like to talk about?",
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
export const adviceLists: readonly string[] = [
  "You could try {a}, or {b}, or {c}.",
  "One is {a}. Another is {b}. A third is {c}.",
  "For example {a}, or {b}, or {c}.",
];
export const advicePairs: readonly string[] = [
  "You could try {a}, or {b}.",
  "One is {a}. Another is {b}.",
];
export const adviceQuestions: readonly string[] = [
  "Which of them would you like to hear more about?",
  "Which one sounds most like something for you?",
  "Does one of these fit?",
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
