/** What is said where nothing was written for a shape, or something is to be done. */
export const meetingLines = {
  step: [
    "So you’re going to {step}.",
    "You’re going to {step}, then.",
    "Then that’s settled: you’ll {step}.",
    "So that is what you’ll do: {step}.",
    "You’ll {step}. Good.",
  ],
  unknown: [
    "It’s a fair question, and there’s no clean answer to it.",
    "That’s a real question, and I don’t have a clean answer to it.",
    "I don’t know. I’d rather say so than guess.",
    "I can’t say for sure, but it isn’t a foolish question.",
    "I can’t settle that one. It’s good that you’re asking it.",
    "I don’t have an answer to that, and I won’t make one up.",
    "From here I can’t tell. You’re nearer to it than I am.",
  ],
  condolence: [
    "I’m sorry about {who}. Tell me as much of it as you like.",
    "I’m so sorry about {who}. Begin wherever you like.",
    "I’m sorry about {who}. You needn’t be over anything in here.",
  ],
  whichOf: [
    "Of those two, which would you be sorrier to have left undone?",
    "I can’t choose for you. Say each one aloud as if it were settled, and listen to which you’d argue with.",
    "Whichever you could still do tomorrow can wait; I’d look at the other one first.",
    "If both came out the same, which would you rather do?",
  ],
  received: ["I see.", "All right.", "Fair enough.", "Understood.", "I’m listening."],
} as const;
