/** One way to say something of a message back. */
export type Candidate = {
  score: number;
  frames: readonly string[];
  a: string;
  b?: string;
  /** It holds a feeling, a wish, a thought or two sides; a bare fact said back is only an echo. */
  isTelling: boolean;
};
