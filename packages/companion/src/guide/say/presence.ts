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
/** For a question to which the answer is somewhere else. */
export const unknownLines: readonly string[] = [
  "It’s a fair question, and there’s no clean answer to it.",
  "That’s a real question, and I don’t have a clean answer to it.",
  "I don’t know. I’d rather say so than guess.",
  "I can’t say for sure, but it isn’t a foolish question.",
  "I can’t settle that one. It’s good that you’re asking it.",
];

/** Where nothing that was written is worth saying, in a word or two. */
export const plainReceipts: readonly string[] = [
  "I see.",
  "All right.",
  "Fair enough.",
  "Understood.",
  "I’m listening.",
];
