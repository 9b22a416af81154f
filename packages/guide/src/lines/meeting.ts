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
    "What’s the hardest bit of it?",
    "And what’s that like for you?",
    "What would you like to happen?",
    "What would help most, just now?",
    "What do you make of it yourself?",
  ],
  /** Before a first question. */
  first: ["Thank you for telling me.", "I’m glad you’ve come with it.", "All right, I’m with you."],
  firstAsk: "What’s on your mind about it?",
  firstHeavy: ["I’m sorry it’s like that.", "That sounds hard.", "Thank you for telling me that."],
  /** To words for somebody that were asked for, or offered as such. */
  words: [
    "That’s clear, and it’s in your own words.",
    "That says it. I wouldn’t add anything to it.",
    "That’s plain, and it sounds like you.",
  ],
  /** To people who asked, that it does not know is worth nothing, and this something. */
  unknown: [
    "If a friend asked you that, what would you tell them?",
    "What’s your own first answer, before you think twice?",
    "I’m only a guide with written questions, and that one is beyond me. What do you think yourself?",
    "I can’t answer that one for you. Which way does your own answer lean?",
    "I don’t know that one. What would the person who knows you best say to it?",
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
