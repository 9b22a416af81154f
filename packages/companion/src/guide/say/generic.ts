/** For when nothing more particular fits; kept plain so that they do not sound like more than they are. */
export const genericReflections: readonly string[] = [
  "There is more in that than the words let on.",
  "You have thought about this before tonight.",
  "That is not a small thing to say.",
  "It has been on your mind for a reason.",
  "I can hear that it matters to you.",
  "You are trying to be fair about it, even while it weighs on you.",
  "It takes up room, even when you are busy with something else.",
  "Something about it will not lie flat.",
  "You are carrying that more or less alone.",
  "You have been turning it over, looking for a side that makes sense.",
  "It does not sound settled.",
  "There is a before and an after in what you tell.",
  "You say it quietly, and it is not a quiet thing.",
  "You have been paying attention to yourself, even where it was uncomfortable.",
  "It sounds as if you had been waiting for a place to put that.",
  "Some of this is about what happened, and some of it about what it means to you.",
  "You keep a good deal of that behind the words.",
  "I’m beginning to see how it hangs together for you.",
  "It is not one thing. It is how it all leans on the same place.",
  "Nobody would guess that from outside, I imagine.",
  "There is something in that which you have not been able to put down.",
  "It asks more of you than it looks.",
  "That would stay with most people.",
  "You are still in the middle of it, and you are already trying to understand it.",
  "It went further in than it may have looked.",
  "You notice more about this than you let on, I think.",
];

export const genericQuestions = {
  opening: [
    "What about it is hardest?",
    "What happened?",
    "When did it start to weigh on you?",
    "How has that been for you?",
    "What is it like for you, right now?",
    "What would be good for me to know about it?",
    "How long has it been like that?",
  ],
  exploring: [
    "What was that like?",
    "What goes through your mind when you are in the middle of it?",
    "Who else knows how it is for you?",
    "How was that for you?",
    "When is it at its worst, and when a little less?",
    "What happened then?",
    "And you, in the middle of that?",
    "What stayed with you from it?",
    "How are you with it, as you write this?",
    "What did that do to you?",
    "What hurts most about it?",
    "What did you need just then?",
  ],
  deepening: [
    "How do you feel, as you say that?",
    "What would you need, for it to weigh a little less?",
    "What makes this matter so much to you?",
    "What would you want to be different, if you could choose one thing?",
    "How do you carry on, in the middle of it?",
    "What do you wish somebody would say to you about it?",
    "What do you make of it yourself?",
    "And how is it now?",
    "What went through you there?",
    "Would you say a little more about that?",
    "What would you want somebody to understand about that?",
    "What is the part you keep coming back to?",
  ],
  plan: [
    "What would be a small sign, next week, that something had moved?",
    "What has helped you through hard things before?",
    "What is one thing that lies in your own hands here?",
    "Who could you let in on this?",
    "What would you try, if it only had to be a little better?",
    "What do you want to do with what you have seen tonight?",
    "What would you like to leave behind here?",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Endings that leave the floor to the person without asking anything. */
export const invitations: readonly string[] = [
  "Say as much or as little of it as you like.",
  "I’m listening.",
  "Take your time with it.",
  "You can stay with that as long as you want.",
  "Go on, if there is more.",
  "There is room for all of it here.",
  "It does not have to be solved tonight.",
  "Let it stand for a moment.",
  "You need not tidy it up for me.",
  "Whatever comes next is fine.",
  "I’m following you.",
  "We can go slowly.",
  "No need to put it in order first.",
  "You can say the rest of it, or not.",
  "I’m still with you.",
  "That can be said here.",
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
export const fragmentFrames: readonly string[] = ["{A}.", "{A}, then."];

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
