type ExerciseStep = {
  /** The last sentence of a step is how the engine finds its place again, so it is unique. */
  say: string;
  /** The same with the person's last words in it, where {echo} stands. */
  withEcho?: string;
  /** done: any sign of having done it will do. words: the answer itself is the work. */
  expects: "done" | "words";
};

export type Exercise = {
  id: string;
  /** Stands after "we could try": a slow breathing exercise of two minutes. */
  invite: string;
  /** How people ask for it. */
  when: RegExp;
  steps: readonly ExerciseStep[];
  /** Said when the last step has been answered. */
  ending: readonly string[];
  /** All of it in one message, for the second time. */
  again: string;
  source: string;
};
