/** For staying with something: no question, no lesson, no next step. */
export const presenceLines: readonly string[] = [
  "I’m listening.",
  "I’m here.",
  "Thank you for telling me.",
  "I’m still with you.",
  "I’m glad you said it.",
  "That is no small thing.",
];

/** For what gives no surer hold: questions that are right after nearly anything, and each is asked once. */
export const openings: readonly string[] = [
  "Which part of that stays with you most?",
  "And where does that leave you?",
  "What do you wish somebody understood about it?",
  "What matters most to you in it?",
  "What’s the part that’s hardest to say?",
  "What would you like to be different?",
  "What do you need most just now?",
  "What would you tell a friend in your place?",
  "What keeps bringing you back to it?",
  "What would it take for this to weigh a little less?",
];
/** The same after the first words of a talk. */
export const firstOpenings: readonly string[] = [
  "How did it come to that?",
  "What’s the story behind it?",
  "Where do things stand now?",
  "What makes it so present today?",
  "What is it about it that’s on your mind most?",
];
/** Said before such a question where what was told is heavy. */
export const heavyWords: readonly string[] = [
  "That’s not easy.",
  "That is a lot.",
  "I’m sorry it’s like that.",
  "That’s hard.",
  "No wonder it weighs on you.",
];

/** For a question to which the answer is somewhere else. */
export const unknownLines: readonly string[] = [
  "I can’t know that from here.",
  "I can’t say for certain.",
  "I’m afraid I don’t know that.",
  "I don’t have an answer to that one.",
];
