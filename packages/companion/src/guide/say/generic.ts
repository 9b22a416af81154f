/** For when nothing more particular fits; kept plain so that they do not sound like more than they are. */
export const genericReflections: readonly string[] = [
  "It is easy to see why that would matter.",
  "You have told me a lot in a few lines.",
  "I would like to get this right, so tell me where I miss it.",
  "That is the kind of thing one does not forget quickly.",
  "I hear what happened, and that it did something to you.",
  "There is more in that than the words let on.",
  "That is not a small thing to say.",
  "It has been on your mind for a reason.",
  "I can hear that it matters to you.",
  "It takes up room, even when you are busy with something else.",
  "It does not sound settled.",
  "There is something in that which you have not been able to put down.",
  "That would stay with most people.",
  "I don’t want to guess what that is like for you.",
  "You would not bring it up if it were nothing.",
  "There is a feeling close to that, I think.",
  "You tell it plainly, and I can hear that it counts.",
  "It is one thing to read that, and another to be the one living it.",
  "I can see why that would be on your mind.",
  "It sounds as if it asks something of you.",
  "I would not want to hurry past that.",
  "It makes sense that it occupies you.",
  "That has more than one side to it, I imagine.",
  "I’m trying to see it from where you stand.",
  "It is good that you say it as it is.",
];

/** For somebody who is looking for a way on. */
export const wayOnQuestions: readonly string[] = [
  "What would be a small sign, next week, that something had moved?",
  "What has helped you through hard things before?",
  "What is one thing that lies in your own hands here?",
  "Who could you let in on this?",
  "What would you try, if it only had to be a little better?",
];

/** Endings that leave the floor to the person without asking anything. */
export const invitations: readonly string[] = [
  "Tell me more, if you like.",
  "I’d like to hear how it goes on.",
  "Keep going, if you want to.",
  "Say as much or as little of it as you like.",
  "I’m listening.",
  "Take your time with it.",
  "You can stay with that as long as you want.",
  "Go on, if there is more.",
  "There is room for all of it here.",
  "It does not have to be solved tonight.",
  "Whatever comes next is fine.",
  "I’m following you.",
  "We can go slowly.",
  "No need to put it in order first.",
  "You can say the rest of it, or not.",
  "I’m still with you.",
  "Go on.",
  "I’m here for the rest of it too.",
  "There is no hurry.",
  "I would like to hear more, whenever you want.",
];

/** Said of how long something has gone on. {duration} is the person's own measure. */
export const durationLines: readonly string[] = [
  "{Duration} is a long time to live with that.",
  "{Duration} of it, and you are still looking for a way.",
  "After {duration}, it would be strange not to be worn.",
];

/** When several threads were laid down at once. {list} names them. */
export const threadLines: readonly string[] = [
  "There are several things in that: {list}.",
  "I hear more than one thread: {list}.",
  "That is a full table: {list}.",
  "You are dealing with {list}, all at once.",
];
export const threadQuestions: readonly string[] = [
  "Which of them is heaviest tonight?",
  "Which one would you like to pick up first?",
  "If one of these could be lifted off you, which should it be?",
  "Which of them makes the others worse?",
];

/** Ties what is said now to what was said before. {about} is the earlier thing. */
export const recallLines: readonly string[] = [
  "Earlier you spoke of {about}, and I wonder whether the two are related.",
  "This stands next to {about}, which you brought before.",
  "I’m still holding {about}, from before.",
  "You came with {about}, and now this as well.",
];
/** A change of feeling within the session. {a} was first, {b} is now. */
export const shiftLines: readonly string[] = [
  "When you came, it was mostly {a}. What I hear now is nearer to {b}.",
  "It began as {a}, and somewhere on the way {b} came out.",
  "First there was {a}. Now {b} has the floor.",
];

/** Two sides of one thing. {a} and {b} are the person's own clauses. */
export const doubleSided: readonly string[] = [
  "{A}, and at the same time {b}.",
  "On the one side, {a}. On the other, {b}.",
  "{A}, and yet {b}.",
  "Both are true: {a}, and {b}.",
];
export const becauseFrames: readonly string[] = [
  "{A}, because {b}.",
  "{A}, and the reason is close by: {b}.",
];
export const plainFrames: readonly string[] = ["{A}.", "So {a}.", "{A}."];
/** For what the person said with a "maybe" or an "I guess". */
export const hedgedFrames: readonly string[] = [
  "Perhaps {a}.",
  "It may be that {a}.",
  "Maybe {a}.",
];
export const thoughtFrames: readonly string[] = [
  "Right now it feels as if {a}.",
  "Part of you is sure that {a}.",
  "There is a voice in you that says {a}.",
  "The thought is there, loud, that {a}.",
];
/** "I feel like …" that judges nobody. */
export const feelsFrames: readonly string[] = [
  "It feels as if {a}.",
  "Right now it feels as if {a}.",
  "From where you are, it is as if {a}.",
];
/** What was believed for a long time: "I thought I was just lazy". */
export const oldThoughtFrames: readonly string[] = [
  "For a long time you believed that {a}.",
  "So that was the explanation you had: that {a}.",
];
export const fragmentFrames: readonly string[] = ["{A}."];

/** Always something to say, however long a session gets: parts that combine into new sentences. */
export const lastResort = {
  first: [
    "I’m still following you",
    "I’m with you in this",
    "You have my full attention",
    "I take that in",
    "That stays with me",
    "I hear it",
    "I’m keeping hold of the thread",
    "Your words are safe here",
    "I’m in no hurry",
    "There is time",
  ],
  middle: [
    "and I would like to know",
    "and you may tell me",
    "and perhaps you can say",
    "so tell me, if you like,",
    "and it may help to say",
    "and I’m curious",
    "and if you want you can describe",
    "and let’s look at",
  ],
  last: [
    "what comes up next",
    "what matters most in it just now",
    "where it takes you from here",
    "what it was like before",
    "what you would change first",
    "which moment stands out",
    "what is left when the noise goes down",
    "what you would tell a friend",
    "how your body answers to it",
    "what the day held besides",
    "what you would rather have said",
    "what small thing helped",
  ],
} as const;
