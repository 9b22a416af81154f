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
