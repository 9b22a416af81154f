import type { PostClaim } from "./outbox-store.ts";

/**
 * unreachable: nothing gets through at present, so the others need not try.
 * later: this one was put off, the others may go. never: this one was refused for good.
 */
export type FailureKind = "unreachable" | "later" | "never";

/** Known by its code alone: what servers answer may repeat the address. */
export class DeliveryFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string;

  constructor(kind: FailureKind, code: string) {
    super(code);
    this.name = "DeliveryFailure";
    this.kind = kind;
    this.code = code;
  }
}

type Sendable = Pick<PostClaim, "id" | "body">;

/** One way out of this machine: mail or text messages. */
export type PostWay = {
  /** Throws a DeliveryFailure. It answers, one way or the other, within `sendDeadlineMs`. */
  send(post: Sendable): Promise<void>;
  /** Lets go of its connections; what is being sent over them fails. */
  close(): void;
};

export const sendDeadlineMs = 60_000;
