/** {x} is what stands against something: "the mortgage". */
export const butThereIsLines: readonly string[] = [
  "And then there is {x}.",
  "But there is {x}, yes.",
];
export const butThereIsAsks: readonly string[] = [
  "How much does that weigh for you?",
  "What would you do, if that were settled?",
];

/** {time} is when the person might do what they spoke of. */
export const timeNamedLines: readonly string[] = [
  "So perhaps {time}.",
  "Then {time} could be the time.",
];
export const timeNamedAsks: readonly string[] = [
  "What would help you to do it?",
  "What could get in the way, and what then?",
];
export const timeNamedSayAsks: readonly string[] = [
  "What would be your first sentence?",
  "What is the one thing you want to have said?",
];

/** {x} is what it is about after all: "the paperwork". */
export const itIsLines: readonly string[] = ["So it is {x}.", "Then it is about {x}."];

/** {n} is the age an animal reached. */
export const animalAgeLines: readonly string[] = [
  "{N} years. That is a lot of mornings together.",
  "{N}. So much of your life was lived beside each other.",
];

/** {since} is when something began: "January". */
export const sinceLines: readonly string[] = ["Since {since}, then."];
export const sinceAsks: readonly string[] = [
  "What was it like before?",
  "What was going on around that time?",
];

/** {list} is what was said in single words. */
export const manyWordsLines: readonly string[] = [
  "You say it in few words: {list}.",
  "So I have heard {list}.",
];
export const manyWordsAsks: readonly string[] = [
  "Which of these is on your mind most?",
  "What would you add, if you had one more sentence?",
];

/** {x} is something the person thinks of doing or having: "a walk". */
export const perhapsLines: readonly string[] = ["{X}, perhaps.", "It could be {x}."];
export const perhapsAsks: readonly string[] = [
  "What would be good about that?",
  "What would make it easy to begin?",
];

export const nobodyLines: readonly string[] = [
  "So there is nobody just now.",
  "Nobody, then. That is good to know, and not easy to say.",
];
export const nobodyAsks: readonly string[] = [
  "Who used to be there?",
  "What kind of company would you like?",
];
