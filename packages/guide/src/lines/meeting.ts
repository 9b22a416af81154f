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
  received: ["I see.", "All right.", "Fair enough.", "Understood.", "I’m listening."],
} as const;
