/** One byte a letter: a single emoji would have every pattern compiled a second time, for wide text. */
export const narrow = (text: string): string =>
  Buffer.from(text.replace(/[^ -ÿ]/g, ""), "latin1").toString("latin1");
