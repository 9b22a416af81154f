/** Endings that leave the floor to the person without asking anything. */
export const invitations: readonly string[] = [
  "Tell me more, if you like.",
  "Go on, I’m listening.",
  "I’d like to hear more about that.",
  "Tell me a bit more about it.",
  "Tell me more about that.",
];

/** Two sides of one thing. {a} and {b} are the person's own clauses. */
export const doubleSided: readonly string[] = ["{A}, but {b}."];
export const becauseFrames: readonly string[] = ["{A} because {b}."];
/** "I should call her": what somebody asks of themselves. */
export const oughtFrames: readonly string[] = ["You feel that {a}.", "You tell yourself that {a}."];
export const plainFrames: readonly string[] = ["{A}.", "So {a}."];
/** For what the person said with a "maybe" or an "I guess". */
export const hedgedFrames: readonly string[] = [
  "Perhaps {a}.",
  "It may be that {a}.",
  "Maybe {a}.",
];
/** What somebody half holds against themselves. */
export const thinksFrames: readonly string[] = ["You think {a}."];
export const thoughtFrames: readonly string[] = [
  "Part of you believes that {a}.",
  "Right now you feel that {a}.",
  "You are telling yourself that {a}.",
];
/** "I feel like …" that judges nobody. */
export const feelsFrames: readonly string[] = [
  "It feels as if {a}.",
  "Right now it feels as if {a}.",
  "To you it feels as if {a}.",
];
/** "I felt like …", of something that is over. */
export const feltFrames: readonly string[] = ["It felt as if {a}.", "To you it felt as if {a}."];
/** What was believed for a long time: "I thought I was just lazy". */
export const oldThoughtFrames: readonly string[] = [
  "For a long time you believed that {a}.",
  "So you used to think that {a}.",
];
/** "I should have stayed": said back as a thought that returns, never as a fact. */
export const regretFrames: readonly string[] = [
  "You keep thinking that {a}.",
  "Part of you thinks that {a}.",
  "It is on your mind that {a}.",
];
/** Two things of a longer message, each by itself. */
export const bothFrames: readonly string[] = ["{A}. {B}."];

/** Always something to say, however long a session gets: parts that combine into new sentences. */
export const lastResort = {
  first: [
    "I’m listening",
    "I’m with you",
    "I hear you",
    "I’m still here",
    "Take your time",
    "There is no hurry",
    "I have time",
    "I’m following you",
    "Thank you for telling me",
    "I’m glad you are here",
  ],
  middle: [
    "and I would like to hear",
    "and you can tell me",
    "so tell me, if you like,",
    "and I’m interested in",
    "and if you want you can say",
    "and we can look at",
    "and it may help to say",
    "and perhaps you can tell me",
  ],
  last: [
    "what comes to mind next",
    "what matters most about it just now",
    "how it goes on from here",
    "what it was like before",
    "what you would change first",
    "which moment stands out",
    "what is hardest about it",
    "what you would tell a friend",
    "how it feels in your body",
    "what else happened today",
    "what you would have liked to say",
    "what has helped, even a little",
  ],
} as const;
