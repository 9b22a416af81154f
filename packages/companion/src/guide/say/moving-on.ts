/** Lines that move a session along: gathering up, offering a choice, keeping a promise concrete. */
export const summaryLeads: readonly string[] = [
  "Let me put together what I have heard so far.",
  "Before we go on, let me gather up what you have told me.",
  "I’d like to lay the pieces side by side for a moment.",
  "May I hold all of this up at once?",
  "Let me see whether I have heard you so far.",
  "I’ll say back what I have understood, and you tell me where I am off.",
];
/** {list} are the things spoken of. */
export const summaryLists: readonly string[] = [
  "There is {list}.",
  "You have spoken of {list}.",
  "What you brought is {list}.",
];
/** When there was one thing only; {about} names it, {said} is a clause of the person's. */
export const summaryOne: readonly string[] = [
  "It began with {about}, and along the way you told me that {said}.",
  "At the centre is {about}, and one thing you said stays with me: {said}.",
  "You came with {about}. What I keep hearing in it is that {said}.",
];
/** When nothing has a name yet: two things the person said. */
export const summaryTwo: readonly string[] = [
  "You told me that {a}, and later that {b}.",
  "Two things stay with me: {a}, and {b}.",
];
export const summaryUnder: readonly string[] = [
  "Running through it I hear {feeling}.",
  "Underneath, most of the time, there seems to be {feeling}.",
  "And {feeling} is never far from it.",
];
export const summaryStrength: readonly string[] = [
  "And I hear somebody who has kept going, and who came here to look at it.",
  "You have also named things that most people walk round.",
  "In all of it you have been trying to do right by the people in your life, and now perhaps by yourself.",
  "You have not looked away from it, which is a beginning.",
  "You speak of it with more care than you have been shown in it.",
];
export const summaryQuestions: readonly string[] = [
  "What stands out to you, hearing it like that?",
  "What have I left out?",
  "Hearing it in one piece, what seems to matter most?",
  "Where would you put the weight?",
  "Is that near it?",
  "What would you change about that?",
];

/** Offers of a way on; the numbers are how people answer. */
export const planOffers: readonly string[] = [
  "Where would you like to go from here: find one small step, try a short exercise, or simply go on talking?",
  "We could look for one small step, try {invite}, or stay with how it feels. Which would suit you?",
  "There are three ways on: a first step you could take, {invite}, or more talking. What would help most?",
];
export const exerciseOffers: readonly string[] = [
  "If you like, we could try {invite}. Or we go on talking, just as well.",
  "There is something short that might help here: {invite}. Shall we?",
  "Would you like to try {invite}?",
];
export const offerDeclined: readonly string[] = [
  "Then we’ll go on talking.",
  "That is fine, we’ll leave it.",
  "All right, no exercise.",
  "Good that you say so. We stay with the talking.",
];
export const offerTalk: readonly string[] = [
  "Gladly. What wants to be said?",
  "Then let’s stay with it. Where were you just now?",
  "Good. Go on from wherever you are.",
];
export const stepQuestions: readonly string[] = [
  "A small step, then. What is one thing that would make this a little easier, and that you could do within three days?",
  "Let’s find something small. If next week were ten per cent better, what would you have done?",
  "What is the least you could do about it that would still count?",
];
export const commitFollowUps: readonly string[] = [
  "When would be the easiest moment for it?",
  "What might get in the way, and what would you do then?",
  "What would make it a little easier to begin?",
  "Who could know about it, so that you are not alone with it?",
  "How sure are you that you will do it, from nought to ten?",
  "How will you notice afterwards that it was worth it?",
];
export const commitReflections: readonly string[] = [
  "That is concrete, and it is yours.",
  "A plan of that size can survive a bad day.",
  "Good. You have taken it from a wish to a time and a place.",
  "It sounds like something you could really do.",
];
export const ratingLines = {
  low: [
    "A low number is honest. It would help to make the thing smaller until the number rises.",
    "That is low, and it tells us that something stands in the way.",
  ],
  middle: [
    "Not nothing, and not certain.",
    "Somewhere in the middle, then. There is a part of you that already means it.",
  ],
  high: ["That is a good deal of certainty.", "High, then. You trust yourself with this one."],
  ask: [
    "Why that number, and not a lower one?",
    "What would move it by one point?",
    "What is the number made of?",
  ],
} as const;
/** How strong a feeling is, after an exercise or when asked. */
export const intensityLines = {
  low: ["That is a good deal quieter.", "Low, then. Your body has let some of it go."],
  middle: [
    "Still there, and not filling the whole room.",
    "In the middle, then: there, but not in charge.",
  ],
  high: [
    "Still loud, then. We need not rush it.",
    "That is high. It makes sense to go gently for the rest of the day.",
  ],
  ask: [
    "What brought it on, as far as you can tell?",
    "What would help it down by one more point?",
    "What does it need from you now?",
  ],
} as const;
export const adviceLeads: readonly string[] = [
  "Here are some things that have helped others with this.",
  "There are a few well-tried ways.",
  "Some thoughts, to take or to leave.",
  "I can offer a few, and you choose.",
];
export const adviceLists: readonly string[] = [
  "One is {a}. Another is {b}. A third is {c}.",
  "You could try {a}, or {b}, or {c}.",
  "There is {a}, there is {b}, and there is {c}.",
];
export const adviceQuestions: readonly string[] = [
  "Which of them would you like to hear more about?",
  "Which is nearest to what you need?",
  "Does one of these speak to you?",
  "Which of these would fit into your week?",
];
export const adviceAfter: readonly string[] = [
  "How would that fit into your days?",
  "What would make that hard for you?",
  "Does that sound like something you could try?",
  "Which part of it would you change, so that it is yours?",
];
/** {source} is where it comes from. */
export const adviceSources: readonly string[] = [
  "This comes from {source}.",
  "Behind it stands {source}.",
  "It is taken from {source}.",
];
export const leftExercise: readonly string[] = [
  "Let’s leave the exercise there. It can wait.",
  "We can put the exercise aside.",
  "Never mind the exercise, this comes first.",
  "The exercise will keep.",
];
export const stoppedExercise: readonly string[] = [
  "We stop here, then. You know what you need.",
  "All right, we leave it. Nothing is lost.",
  "Then we stop. Not everything is for everybody.",
];
export const stoppedExerciseAsk: readonly string[] = [
  "What was it like, as far as you got?",
  "What would suit you better just now?",
  "Where would you like to go instead?",
];
export const struggledExercise: readonly string[] = [
  "It is hard to do on command. A half of it counts, and so does a second try.",
  "That happens to most people the first time. There is no wrong way to do it.",
];
export const struggledExerciseAsk: readonly string[] = [
  "Shall we go on a little slower, or leave it?",
  "Would you rather stop here?",
];
export const afterExercise: readonly string[] = [
  "What would you like to do now?",
  "Where does that leave you with what you came with?",
  "What do you notice about the thing that brought you here?",
];
