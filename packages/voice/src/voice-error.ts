/**
 * unavailable: nothing here can do it. busy: too many wait. failed: it broke off.
 * unreadable, too_long: of a recording.
 */
export type VoiceFailure = "unavailable" | "busy" | "failed" | "unreadable" | "too_long";

/** What goes wrong with a voice, for whoever turns it into words. It never carries what was said. */
export class VoiceError extends Error {
  override readonly name = "VoiceError";
  readonly failure: VoiceFailure;

  constructor(failure: VoiceFailure, reason: string = failure) {
    super(reason);
    this.failure = failure;
  }
}
