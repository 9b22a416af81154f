import type { BrokenReason } from "./engine-messages.ts";

/** Why no model runs on this machine, in a word for programs and in some for the operator. */
export class EngineBroken extends Error {
  override readonly name = "EngineBroken";
  readonly reason: BrokenReason;
  constructor(reason: BrokenReason, words: string) {
    super(words);
    this.reason = reason;
  }
}
