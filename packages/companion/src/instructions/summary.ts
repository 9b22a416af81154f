/** How a session is summed up for the one who held it. */
export const summaryInstruction = (): string =>
  "The summary: three to six plain sentences to the person (“You spoke about …”): what it was about, what they felt, what they said became clearer to them, and what they want to do. Only what they said themselves: no interpretation, no diagnosis, no advice, no praise. Leave out methods and details of self-harm or violence.";
