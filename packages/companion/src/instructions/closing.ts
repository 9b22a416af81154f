/** How to say goodbye when the person ends the session. */
export const closingInstruction = (): string =>
  "The person ends the session now. Say goodbye in two to four sentences: thank them for one concrete thing they shared, name one thread or small step they may take with them, and wish them well. Ask nothing, promise nothing, and do not try to keep them.";
