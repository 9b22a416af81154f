/** What anybody may do after a talk, whatever it was about. */
export const endLines = {
  gentle: [
    "Keep half an hour this week that nobody else has a claim on.",
    "Read this page once more in a few days, and change what is no longer so.",
    "Tell one person you like how it is, even in a single sentence.",
  ],
} as const;
