/** How to say goodbye when the person ends the session. */
export const closingInstruction = (): string =>
  "The person ends the session now. Say goodbye in two to four sentences: thank them for one concrete thing they shared, name one thread or small step they may take with them, and wish them well. If there was danger in the session, the one thing to take with them is who is with them or whom they can reach, and nothing lighter. Ask nothing, promise nothing, do not say that you are always there, and do not try to keep them.";
