/** Where the short cut at the top of home leads. */
export const wordsId = "protect";
