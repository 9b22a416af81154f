/** How a message is to sound. */
export type Manner = "plain" | "shorter" | "softer" | "firmer";

/** Lines around a message that is being written. */
export const draftLeads: Readonly<Record<Manner, readonly string[]>> = {
  plain: ["Here is a first go:", "Perhaps like this:", "How about this:"],
  shorter: ["Shorter, then:", "In a few words:"],
  softer: ["A softer one:", "Softer, then:"],
  firmer: ["A firmer one:", "Firmer, then:"],
};
export const changeAsks: readonly string[] = [
  "Is there anything else you want in it?",
  "Does that sound like you?",
];
/** Their last words are how the answer is known. */
export const contentAsks: readonly string[] = [
  "Gladly. What do you most want it to say?",
  "Of course. In a few words, what should it say?",
];
/** A beginning for any hard talk. */
export const plainOpener =
  "You could begin with something like “I have been thinking about this, and I may not find the right words, but I’d like to talk about it.”";
export const spokenAsks: readonly string[] = ["What do you most want {them} to know?"];
export const addLeads: readonly string[] = [
  "Then I would add:",
  "You could put this in:",
  "And then:",
];
export const unsentLines: readonly string[] = [
  "It does not have to be neat. You could begin with “There is something I never told you”, and write on from there, for nobody but yourself.",
];

/** What is in it is the person's own, so that only its edges can be changed. */
export const draftChanges: Readonly<Record<Manner, readonly string[]>> = {
  plain: [],
  shorter: ["Then I would leave out everything but the sentence that matters most to you."],
  softer: ["Then begin with “I hope you are well”, and end with “Thank you for reading this”."],
  firmer: ["Then end with “Please let me have an answer this week”."],
};

export const lessFormal: readonly string[] = [
  "Then begin with “Hiya”, and end with your first name and nothing else.",
];

/** What is said around words for somebody, and where there are none yet. */
export const wordsLines = {
  whoAndWhat: [
    "Gladly. Who is it for, and what should it say in the end?",
    "Of course. Who should hear it, and what is the one thing they should know?",
  ],
  what: [
    "What do you most want {them} to know, or to do?",
    "What is the one thing {they} should come away with?",
  ],
  ownVoice: ["Plainer, then:", "More the way people talk:"],
  swap: ["Swap any word that isn’t yours.", "Keep what sounds like you, and change the rest."],
  used: [
    "That is as far as I can turn it. Which part would you keep?",
    "I have no other form of it. Which word in it bothers you most?",
  ],
  ready: [
    "You have it there already. Say it in that order, as plainly as you wrote it to me, and then let {them} answer.",
    "That is it, more or less. I’d change nothing in it: say it as it stands here, and then wait for {them}.",
  ],
  tooHard: ["Sorry, that came out harder than I meant it.", "That was too hard of me. Sorry."],
  tooLong: ["Sorry. I’ll keep it short.", "Point taken, sorry. Fewer words."],
  notYours: [
    "Sorry, those were my words and not yours.",
    "Sorry, I put that in a way that isn’t yours.",
  ],
  tooTame: ["Sorry, that was too mild for it.", "Sorry, I made that sound smaller than it is."],
  yourWay: ["How would you put it yourself?", "What would be nearer to it?"],
} as const;
