/** What anybody may do after a talk. */
export const endLines = {
  /** Whoever goes to do something is wished well in it, whatever it is. */
  withPlan: [
    "I hope it goes the way you’d like.",
    "Good luck with it.",
    "That’s a good thing to go to now.",
    "I wish you a good start with it.",
  ],
  /** Behind what somebody means to do: nothing is added to that but what helps with any plan. */
  behindPlan: [
    "Write down in a line afterwards how it went.",
    "Read this page once more in a few days, and change what is no longer so.",
  ],
  /** Where it has its day. */
  behindDay: ["Put a reminder for it where you will see it."],
  /** Where one living person is whom it is about. */
  ofPerson: [
    "Write down, for yourself first, the one sentence you would like {who} to hear.",
    "Notice, the next time you see {who}, what is there besides all this.",
    "Think of one small thing you could ask {who}, and leave the big one for later.",
  ],
  /** Whatever it was about. */
  gentle: [
    "Keep half an hour this week that nobody else has a claim on.",
    "Read this page once more in a few days, and change what is no longer so.",
    "Tell one person you like how it is, even in a single sentence.",
    "Go for a short walk with it, and let it be as unfinished as it is.",
    "Write down the part you did not say here, for nobody but yourself.",
    "Do one small thing today that you are good at and that has nothing to do with this.",
    "Note once in the next days when it weighed a little less, and what was different then.",
  ],
} as const;
