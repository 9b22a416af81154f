/** Lets a model's words through at once, except where a forbidden one may be beginning. */
export type ReplyScreen = {
  push(piece: string): string;
  /** What was still held back when the reply ended. */
  end(): string;
};

/** One screen after another, as one. */
export const inARow = (first: ReplyScreen, second: ReplyScreen): ReplyScreen => ({
  push: (piece) => {
    const passed = first.push(piece);
    return passed === "" ? "" : second.push(passed);
  },
  end: () => {
    const rest = first.end();
    return (rest === "" ? "" : second.push(rest)) + second.end();
  },
});
