/** What is said where nothing was written for a shape, or something is to be done. */
export const meetingLines = {
  step: [
    "So you’re going to {step}.",
    "You’re going to {step}, then.",
    "Then that’s settled: you’ll {step}.",
    "So that is what you’ll do: {step}.",
    "You’ll {step}. Good.",
  ],
  /** Behind a sorry for what was taken wrong, where nothing else is to be said to it. */
  putRight: [
    "I’ll go by what you’ve said now.",
    "Thank you for putting it right.",
    "Now I have it as you mean it.",
  ],
  /** Where nothing written comes near what was told: whoever told it knows what matters in it. */
  askedAny: [
    "Which bit of it matters most to you?",
    "And how are you doing with it all?",
    "What would you like to happen?",
    "What would help most, just now?",
    "What keeps coming back to you about it?",
  ],
  /** Before a first question. */
  first: ["Thank you for telling me.", "I’m glad you’re telling me.", "All right, I’m with you."],
  firstAsk: "What’s on your mind about it?",
  firstHeavy: ["I’m sorry it’s like that.", "That sounds hard.", "Thank you for telling me that."],
  /** To words for somebody that were asked for, or offered as such. */
  words: [
    "Now you’ve got it in your own words.",
    "You’ve put it your own way. I wouldn’t add much to it.",
    "It’s yours, and you can still change any of it.",
  ],
  /** To people who asked, that it does not know is worth nothing, and this something. */
  unknown: [
    "I wish I could answer that one. If a friend asked you, what would you tell them?",
    "I can’t know that from here, and I’m sorry. What’s behind the question for you?",
    "I’m only a guide with written questions, and that one is beyond me. What do you think yourself?",
    "I can’t answer that one for you. What have you thought about it so far?",
    "I don’t know that one, I’m sorry. What would it mean to you to know?",
  ],
  condolence: [
    "I’m sorry about {who}. Tell me as much of it as you like.",
    "I’m so sorry about {who}. Begin wherever you like.",
    "I’m sorry about {who}. You needn’t be over anything in here.",
  ],
  condolenceAny: [
    "I’m so sorry. Tell me as much of it as you like.",
    "I’m sorry. That needn’t be told quickly.",
  ],
  received: [
    "Tell me a little more about that, if you like.",
    "Go on from there, whenever you like.",
    "What else belongs to it?",
    "Say the rest too, if there is more.",
  ],
} as const;

/** What stands behind a few words of somebody's own: that they count, and nothing about what they mean. */
export const quotingLines = {
  any: [
    "I don’t want to pass over that.",
    "That’s the part I’d stay with.",
    "That counts.",
    "That’s worth a moment.",
    "There’s a lot in those few words.",
    "That’s where I’d stop for a moment.",
    "Good that it’s been said.",
    "That isn’t nothing.",
    "That shouldn’t get lost in the rest.",
  ],
  heavy: [
    "I’m sorry.",
    "I don’t want to hurry past that.",
    "That’s a lot to hold.",
    "That’s hard.",
    "I’m glad you didn’t keep that back.",
    "That’s a great deal for one sentence.",
  ],
  good: [
    "I like that.",
    "How good.",
    "That’s worth keeping.",
    "I’d hold on to that one.",
    "That’s a good thing to be able to write.",
    "Keep that.",
  ],
} as const;
